import { expect, test } from "vitest";
import { harOf, type Recorded } from "../../tests/har.ts";
import { collectHar, harTraffic } from "./collect-har.ts";

const PAGE: Recorded = { url: "https://shop.example/", body: "<!doctype html>" };
const JSON_TYPE = "application/json; charset=utf-8";

const exchanges = (entries: readonly Recorded[]) => harTraffic(harOf([PAGE, ...entries]), "shop.har").exchanges;

test("calls are told from files, pictures and pages", () => {
  const found = exchanges([
    { url: "https://shop.example/api/orders", type: JSON_TYPE, body: "[]" },
    { url: "https://shop.example/api/orders", method: "DELETE", status: 204, type: "" },
    { url: "https://shop.example/text", type: "text/plain", body: "words" },
    { url: "wss://shop.example/live", status: 101, type: "" },
    { url: "https://shop.example/events", type: "text/event-stream", body: "data: words" },
    { url: "https://shop.example/a.js", type: "text/javascript", body: "f()" },
    { url: "https://shop.example/site.webmanifest", type: "application/manifest+json", body: "{}" },
    { url: "https://shop.example/logo.png", type: "image/png", body: "x" },
    { url: "https://shop.example/api", method: "OPTIONS", type: "" },
    { url: "data:text/plain,words", type: "text/plain" },
  ]);
  expect(found.map(({ entry, method, origin, path, kind }) => [entry, method, `${origin}${path}`, kind])).toEqual([
    [1, "GET", "https://shop.example/api/orders", "request"],
    [2, "DELETE", "https://shop.example/api/orders", "request"],
    [3, "GET", "https://shop.example/text", "request"],
    [4, "GET", "https://shop.example/live", "socket"],
    [5, "GET", "https://shop.example/events", "stream"],
  ]);
});

test("of bodies come names and types; what is no JSON, or too long, has its media type", () => {
  const bodies = [
    '{"a":[1,2.5],"b":null,"c":[{"d":"x"},{"d":null,"e":true}]}',
    '{"cut',
    "",
    `"${"x".repeat(17 * 2 ** 20)}"`,
  ];
  const found = exchanges(bodies.map((body) => ({ url: "https://shop.example/api", type: JSON_TYPE, body })));
  expect(found.map(({ answer }) => answer)).toEqual([
    {
      type: "object",
      properties: {
        a: { type: "array", items: { type: "number" } },
        b: { type: "null" },
        c: {
          type: "array",
          items: { type: "object", properties: { d: { type: "string", nullable: true }, e: { type: "boolean" } } },
        },
      },
    },
    undefined,
    undefined,
    undefined,
  ]);
  expect(new Set(found.map(({ answerType }) => answerType))).toEqual(new Set(["application/json"]));
});

test("hostile recordings cost what they hold", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const wide = JSON.stringify([
    Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`k${at}`, at])),
    ...Array.from({ length: 100_000 }, () => ({ k1: 1 })),
  ]);
  const hostile = '{"__proto__":{"constructor":1},"toString":"x"}';
  const bodies = [deep, wide, hostile];
  const [first, second, third] = exchanges(
    bodies.map((body) => ({ url: "https://shop.example/api", type: JSON_TYPE, body })),
  );
  // deeper than is read
  expect(first?.answer).toBeUndefined();
  expect(Object.keys(second?.answer?.items?.properties ?? {}).length).toBe(400);
  expect(Object.keys(third?.answer?.properties ?? {})).toEqual(["__proto__", "toString"]);
  const many = Array.from({ length: 100_001 }, (_, at) => ({ url: `https://shop.example/api/${at}`, type: JSON_TYPE }));
  expect(exchanges(many).length).toBe(100_000);
});

test("odd entries spoil no other, and files come as before", () => {
  const { log } = JSON.parse(harOf([PAGE, { url: "https://shop.example/api", type: JSON_TYPE, body: "{}" }]));
  log.entries.unshift(
    null,
    { request: { method: 1 } },
    { ...log.entries[1], request: { method: "GET", url: "no address" } },
  );
  log.entries[4].request.postData = { mimeType: 7, text: {} };
  const { files, traffic } = collectHar(JSON.stringify({ log }), "shop.har");
  expect(files.map(({ path }) => path)).toEqual(["index.html"]);
  expect(traffic).toMatchObject({ entries: 5, site: "https://shop.example", exchanges: [{ entry: 4 }] });
});
