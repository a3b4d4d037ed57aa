/** Recordings of traffic and pages saved as one message, written to a folder, with addresses and heads that browsers never write. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const below = (random, count) => Math.floor(random() * count);
const oneOf = (random, list) => list[below(random, list.length)];
const several = (random, most, make) => Array.from({ length: below(random, most + 1) }, make);

const ADDRESSES = [
  "https://shop.example/",
  "https://shop.example/main.js",
  "https://shop.example/main.js?v=2",
  "https://shop.example/a/../../b.js",
  "https://shop.example/%2e%2e/%2e%2e%2fc.js",
  "https://shop.example/%5c..%5cd.js",
  "https://shop.example/main.js/e.js",
  "https://../f.js",
  "https://.../g.js",
  "http://[::1]:8080/h.js",
  "http://C:80/i.js",
  "https://user:word@shop.example/j.js",
  "file:///etc/k.js",
  "file:///C:/l.js",
  "data:text/javascript,1",
  "cid:frame-1@mhtml.blink",
  "https://shop.example/__proto__",
  "https://shop.example/\u0000m.js",
  "//n.js",
  "",
];
const TYPES = [
  "text/html",
  "text/javascript; charset=utf-16",
  "application/json",
  "text/css",
  "",
  "x-unknown",
  "multipart/related",
  "text/html; charset=x-user-defined",
];
const BODIES = [
  'fetch("/api/a").then(a=>a.json())',
  "<!doctype html><script src=main.js></script>",
  "=3D=\n=E9=",
  "\ud800",
  "{",
  "",
  "PGh0bWw+",
];

function har(random) {
  const odd = (value) => (random() < 0.05 ? oneOf(random, [null, -1, [], {}, "x", 1e308]) : value);
  const entries = several(random, 8, () =>
    odd({
      request: odd({ method: odd(oneOf(random, ["GET", "GET", "GET", "POST"])), url: odd(oneOf(random, ADDRESSES)) }),
      response: odd({
        status: odd(oneOf(random, [200, 200, 304, 206, 404])),
        content: odd({
          size: odd(1),
          mimeType: odd(oneOf(random, TYPES)),
          text: odd(oneOf(random, BODIES)),
          ...(random() < 0.3 && { encoding: oneOf(random, ["base64", "utf-8", ""]) }),
        }),
      }),
    }),
  );
  return JSON.stringify({ log: odd({ entries: odd(entries) }) });
}

function message(random, depth = 0) {
  const boundary = oneOf(random, ["b", "b--", "", "b b", '"b"']);
  const end = oneOf(random, ["\r\n", "\n"]);
  const part = () => {
    const inner = depth < 3 && random() < 0.1 ? message(random, depth + 1) : undefined;
    if (inner !== undefined) return inner;
    const heads = [
      `Content-Type: ${oneOf(random, TYPES)}`,
      `Content-Location: ${oneOf(random, ADDRESSES)}`,
      `Content-Transfer-Encoding: ${oneOf(random, ["base64", "quoted-printable", "binary", "8bit"])}`,
      " folded",
      "__proto__: x",
    ].filter(() => random() < 0.85);
    return `${heads.join(end)}${end}${end}${oneOf(random, BODIES)}`;
  };
  const parts = several(random, 6, part);
  const head = `From: <Saved>${end}Content-Type: multipart/related; boundary=${boundary}${end}${end}`;
  return `${head}${parts.map((one) => `--${boundary}${end}${one}${end}`).join("")}--${boundary}${random() < 0.9 ? "--" : ""}${end}`;
}

/** @returns the path of the recording */
export function oddRecording(random, folder) {
  const isHar = random() < 0.5;
  const text = isHar ? har(random) : message(random);
  const path = join(folder, isHar ? "a.har" : "a.mhtml");
  writeFileSync(path, random() < 0.1 ? text.slice(0, below(random, text.length + 1)) : text);
  return path;
}
