import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mhtmlOf, type SavedPart } from "../../tests/mhtml.ts";
import { capturePath } from "../index.ts";

function capture(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "mhtml-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "shop.mhtml");
  writeFileSync(path, text, "latin1");
  return capturePath(path);
}

const WORDS = "<!doctype html><title>Läden = 日本</title><script src=/js/a.js></script>";
const PAGE: SavedPart = { url: "https://shop.example/orders/?page=2", body: WORDS };
const SCRIPT: SavedPart = {
  url: "https://shop.example/js/a.js",
  type: "text/javascript",
  body: `f("${"x".repeat(200)}ü")`,
};

test.each(["\r\n", "\n"])("parts stand under the paths of their addresses, in every encoding (%j)", async (eol) => {
  const { artifacts, failures, input } = await capture(
    mhtmlOf(
      [
        PAGE,
        SCRIPT,
        { ...SCRIPT, url: "https://cdn.example/b.js", encoding: "base64" },
        { ...SCRIPT, url: "https://shop.example/js/c.js", encoding: "8bit" },
        { url: "https://shop.example/site.css", type: "text/css", body: "a{}" },
        { url: "https://shop.example/logo.png", type: "image/png", body: "x", encoding: "base64" },
        { url: "cid:css-1@mhtml.blink", type: "text/css", body: "b{}" },
      ],
      eol,
    ),
  );
  expect(artifacts.map(({ id, kind, url }) => [id, kind, url])).toEqual([
    ["cdn.example/b.js", "script", "https://cdn.example/b.js"],
    ["js/a.js", "script", "https://shop.example/js/a.js"],
    ["js/c.js", "script", "https://shop.example/js/c.js"],
    ["orders/index.html", "html", "https://shop.example/orders/?page=2"],
    ["site.css", "style", "https://shop.example/site.css"],
  ]);
  expect(artifacts.find(({ kind }) => kind === "html")?.text).toBe(WORDS);
  expect(new Set(artifacts.filter(({ kind }) => kind === "script").map(({ text }) => text))).toEqual(
    new Set([SCRIPT.body]),
  );
  expect([failures, input]).toEqual([[], "shop.mhtml"]);
});

test("parts within parts, relative locations, other charsets", async () => {
  const inner = [
    "--in",
    "Content-Type: text/html; charset=windows-1252",
    "Content-Location: https://shop.example/",
    "",
    "<html>caf\xe9</html>",
    "--inner is another one",
    "--in--",
  ];
  const outer = [
    'Content-Type: MULTIPART/related; boundary="out"',
    "Content-Location: https://shop.example/app/",
    "",
    "--out",
    "Content-Type: multipart/alternative; boundary=in",
    "",
    ...inner,
    "--out",
    "Content-Type: text/javascript",
    "Content-Location: ../js/a.js",
    "",
    "f()",
    "--out--",
  ];
  const { artifacts } = await capture(outer.join("\r\n"));
  expect(artifacts.map(({ id, text }) => [id, text])).toEqual([
    ["index.html", "<html>café</html>\r\n--inner is another one"],
    ["js/a.js", "f()"],
  ]);
});

test("no part leaves the root, and names of the host are no paths", async () => {
  const at = (url: string): SavedPart => ({ ...SCRIPT, url });
  const { artifacts } = await capture(
    mhtmlOf([
      PAGE,
      at("https://shop.example/../../up.js"),
      at("https://shop.example/a/..%2f..%2fup.js"),
      at("javascript:f()"),
    ]),
  );
  expect(artifacts.map(({ id }) => id)).toEqual(["a/..%2f..%2fup.js", "orders/index.html", "up.js"]);
});

const nested = (depth: number): string =>
  depth === 0
    ? "Content-Type: text/html\n\nx"
    : `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nested(depth - 1)}\n--b${depth}--`;

test.each([
  ["cut off", mhtmlOf([PAGE, SCRIPT]).slice(0, -40), "mhtml-damaged"],
  ["no message", "<html></html>", "mhtml-damaged"],
  ["without a byte", "", "mhtml-damaged"],
  ["of one part", "Content-Type: text/html\n\n<html></html>", "mhtml-damaged"],
  ["without a boundary", "Content-Type: multipart/related\n\n--b\n\nx\n--b--", "mhtml-empty"],
  ["without files", mhtmlOf([{ ...PAGE, url: "cid:a" }]), "mhtml-empty"],
  ["nested too deeply", nested(12), "mhtml-damaged"],
  ["of headers only", `Content-Type: multipart/related; boundary=b\n${"x: y\n".repeat(100_000)}`, "mhtml-damaged"],
  [
    "of empty parts",
    `Content-Type: multipart/related; boundary=b\n\n${"--b\n".repeat(110_000)}--b--`,
    "too-many-files",
  ],
])("a saved page that is %s is refused", async (_, text, code) => {
  await expect(capture(text)).rejects.toMatchObject({ code });
});
