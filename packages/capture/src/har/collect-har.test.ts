import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { harOf, type Recorded } from "../../tests/har.ts";
import { capturePath } from "../index.ts";

function recording(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "har-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "shop.har"), text);
  return join(folder, "shop.har");
}

const capture = (entries: readonly Recorded[]) => capturePath(recording(harOf(entries)));

const PAGE: Recorded = { url: "https://shop.example/", body: "<!doctype html><script src=/a.js></script>" };
const script = (url: string, more: Partial<Recorded> = {}): Recorded => ({
  url,
  type: "text/javascript; charset=utf-8",
  body: "f()",
  ...more,
});

describe("files of a recording", () => {
  test("stand under the paths of their addresses, base64 and text alike", async () => {
    const text = "const ü = '\u{1f600}';";
    const { artifacts, failures, input } = await capture([
      PAGE,
      script("https://shop.example/assets/a.js?v=3", { body: text, base64: true }),
      script("https://shop.example/assets/b.js#here", { body: text }),
      script("https://cdn.example:8443/lib/c.js"),
      { url: "https://shop.example/a%20b/site.css", type: "text/css", body: "a{}" },
      { url: "https://shop.example/app.webmanifest", type: "application/manifest+json", body: "{}" },
    ]);
    expect(artifacts.map(({ id, kind, url }) => [id, kind, url])).toEqual([
      ["a b/site.css", "style", "https://shop.example/a%20b/site.css"],
      ["app.webmanifest", "json", "https://shop.example/app.webmanifest"],
      ["assets/a.js", "script", "https://shop.example/assets/a.js?v=3"],
      ["assets/b.js", "script", "https://shop.example/assets/b.js"],
      ["cdn.example_8443/lib/c.js", "script", "https://cdn.example:8443/lib/c.js"],
      ["index.html", "html", "https://shop.example/"],
    ]);
    const [a, b] = artifacts.filter(({ id }) => /[ab]\.js$/.test(id));
    expect([a?.text, a?.sha256]).toEqual([text, b?.sha256]);
    expect({ failures, input }).toEqual({ failures: [], input: "shop.har" });
  });

  test("get an ending where neither name nor content says what the server said", async () => {
    const { artifacts } = await capture([
      { ...PAGE, url: "https://shop.example/orders/" },
      { url: "https://shop.example/orders/7", type: "text/html", body: "<p>a part of a page</p>" },
      script("https://shop.example/boot", { body: "f()" }),
      script("https://shop.example/src/main.ts", { body: "f()" }),
      script("https://shop.example/told", { body: "var a = 1;" }),
    ]);
    expect(artifacts.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      "script boot.js",
      "html orders/7.html",
      "html orders/index.html",
      "script src/main.ts.js",
      "script told",
    ]);
  });

  test("are not the answers to calls, nor what is no whole answer to a reader", async () => {
    const { artifacts, failures } = await capture([
      PAGE,
      { url: "https://shop.example/api/customers", type: "application/json", body: '[{"name":"Ada"}]' },
      { url: "https://shop.example/logo.png", type: "image/png", body: "x" },
      script("https://shop.example/gone.js", { status: 404 }),
      script("https://shop.example/part.js", { status: 206 }),
      script("https://shop.example/sent.js", { method: "POST" }),
      script("chrome-extension://abc/own.js"),
      script("no address"),
    ]);
    expect([artifacts.map(({ id }) => id), failures]).toEqual([["index.html"], []]);
  });

  test("never leave the root", async () => {
    const { artifacts } = await capture([
      PAGE,
      script("https://shop.example/a/..%2f..%2fup.js"),
      script("https://shop.example/a/..%5c..%5cup.js"),
      script("https://shop.example/%2e%2e/%2e%2e/out.js"),
      script("https://[::1]:8/x.js"),
    ]);
    expect(artifacts.map(({ id }) => id)).toEqual([
      "::1_8/x.js".replaceAll(":", "_"),
      "a/..%2f..%2fup.js",
      "a/..%5c..%5cup.js",
      "index.html",
      "out.js",
    ]);
  });

  test("are listed as lost where their content was not recorded, and taken from where it was", async () => {
    const { artifacts, failures } = await capture([
      PAGE,
      script("https://shop.example/a.js", { status: 304, recorded: false }),
      script("https://shop.example/b.js", { recorded: false }),
      script("https://shop.example/b.js"),
      script("https://shop.example/b.js", { body: "later()" }),
    ]);
    expect(artifacts.map(({ id, text }) => [id, text])).toEqual([
      ["b.js", "f()"],
      ["index.html", PAGE.body],
    ]);
    expect(failures).toEqual([{ file: "a.js", code: "not-recorded" }]);
  });
});

describe("a recording that cannot be read", () => {
  test.each([
    ["cut off", harOf([PAGE]).slice(0, -9), "har-damaged"],
    ["another JSON", '{"log":{}}', "har-damaged"],
    ["without a byte", "", "har-damaged"],
    ["without entries", harOf([]), "har-empty"],
    ["without content", harOf([{ ...PAGE, recorded: false }]), "har-empty"],
  ])("%s", async (_, text, code) => {
    await expect(capturePath(recording(text))).rejects.toMatchObject({ code });
  });

  test("an odd entry spoils no other", async () => {
    const { log } = JSON.parse(harOf([PAGE]));
    log.entries.unshift(null, { request: {} }, { ...log.entries[0], response: { status: "200" } });
    const { artifacts } = await capturePath(recording(`\uFEFF${JSON.stringify({ log })}`));
    expect(artifacts.map(({ id }) => id)).toEqual(["index.html"]);
  });
});

test("hosts and names that would mean another place, or none, keep to the capture", async () => {
  const long = "é".repeat(200);
  const { artifacts } = await capture([
    PAGE,
    script("https://../a.js"),
    script("https://.../b.js"),
    script(`https://shop.example/${long}.js`),
    script(`https://shop.example/${"a/".repeat(3000)}c.js`),
  ]);
  const ids = artifacts.map(({ id }) => id);
  expect(ids).toEqual([
    expect.stringMatching(/^[\da-f]{16}~é{57}\.js$/),
    "_.../b.js",
    "_../a.js",
    expect.stringMatching(/^_long\/[\da-f]{16}\/c\.js$/),
    "index.html",
  ]);
});
