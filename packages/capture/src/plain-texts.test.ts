import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { fileId } from "@as-built/spec";
import { expect, onTestFinished, test } from "vitest";
import { tgz, zip } from "../tests/archives.ts";
import { artifactOf } from "./artifact-of.ts";
import { captureFiles, capturePath } from "./index.ts";
import { withPlainTexts } from "./plain-texts.ts";

type Contents = Readonly<Record<string, string | Uint8Array>>;

const PAGE = "<!doctype html><script src=a.js></script>";
const files = (contents: Contents) =>
  Object.entries(contents).map(([path, content]) => ({ path, bytes: Buffer.from(content) }));
const capture = (contents: Contents) => captureFiles("app", files(contents));
const kinds = (contents: Contents) => capture(contents).artifacts.map(({ id, kind, coding }) => [id, kind, coding]);

function onDisk(contents: Contents): string {
  const folder = mkdtempSync(join(tmpdir(), "plain-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test.each([
  ["gz", gzipSync, "gzip"],
  ["br", brotliCompressSync, "br"],
  ["zst", zstdCompressSync, "zstd"],
] as const)("a text that is there only as .%s is what a browser gets", (ending, compress, coding) => {
  const { artifacts, digest, failures } = capture({ [`x/a.js.${ending}`]: compress("f()"), "index.html": PAGE });
  const plain = capture({ "x/a.js": "f()", "index.html": PAGE });
  expect(artifacts).toEqual(plain.artifacts.map((one) => (one.id === "x/a.js" ? { ...one, coding } : one)));
  expect([digest, failures]).toEqual([plain.digest, []]);
});

test("the plain file counts where it is there, and one of several forms where it is not", () => {
  const [a, b] = [gzipSync("g()"), brotliCompressSync("b()")];
  expect(kinds({ "a.js.gz": a, "a.js": "f()" })).toEqual([
    ["a.js", "script", undefined],
    ["a.js.gz", "other", undefined],
  ]);
  const { artifacts } = capture({ "a.js.br": b, "a.js.gz": a });
  expect(artifacts.map(({ id, text }) => [id, text])).toEqual([
    ["a.js", "g()"],
    ["a.js.br", ""],
  ]);
  // One that is there and could not be read, too.
  const tooLarge = captureFiles("app", files({ "a.js": "f()".repeat(100), "a.js.gz": a }), { maxFileBytes: 100 });
  expect(tooLarge.artifacts.map(({ id }) => id)).toEqual(["a.js.gz"]);
});

test("only what would be read is decompressed", () => {
  const packed = gzipSync("f()");
  const names = ["a.js.map.gz", "app.tar.gz", "data.gz", "font.woff.gz", "logo.svg.gz", "x.wasm.gz"];
  expect(kinds(Object.fromEntries(names.map((name) => [name, packed])))).toEqual(
    names.map((name) => [name, "other", undefined]),
  );
  expect(kinds({ "a.css.gz": packed, "a.html.gz": packed, "a.json.gz": packed, "a.mjs.gz": packed })).toEqual([
    ["a.css", "style", "gzip"],
    ["a.html", "html", "gzip"],
    ["a.json", "json", "gzip"],
    ["a.mjs", "script", "gzip"],
  ]);
});

test("what cannot be read stays a file, is listed, and costs nothing else", () => {
  const cut = gzipSync("f()".repeat(100)).subarray(0, -9);
  const contents = {
    "a.js.gz": cut,
    "a.js.br": brotliCompressSync("f()"),
    "b.js.gz": "f()",
    "c.js.zst": "f()",
    "d.js": "f()",
  };
  const { artifacts, failures } = capture(contents);
  expect(artifacts.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "a.js script",
    "a.js.gz other",
    "b.js.gz other",
    "c.js.zst other",
    "d.js script",
  ]);
  expect(failures).toEqual(["a.js.gz", "b.js.gz", "c.js.zst"].map((file) => ({ file, code: "not-decompressed" })));
  expect(capture(Object.fromEntries(Object.entries(contents).toReversed()))).toEqual(capture(contents));
});

test("an image under a compressed script's name is kept, not parsed, and listed", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  const { artifacts, failures } = capture({ "a.js.gz": gzipSync(png) });
  expect(artifacts.map(({ id, kind }) => [id, kind])).toEqual([["a.js", "other"]]);
  expect(failures).toEqual([{ file: "a.js", code: "not-text" }]);
});

test("a file bound holds for what it decompresses to", () => {
  const packed = files({ "a.js.gz": gzipSync(" ".repeat(2000)), "b.js.gz": gzipSync(" ".repeat(1000)) });
  const { artifacts, failures } = captureFiles("app", packed, { maxFileBytes: 1000 });
  expect(artifacts.map(({ id }) => id)).toEqual(["a.js.gz", "b.js"]);
  expect(failures).toEqual([{ file: "a.js.gz", code: "decompressed-too-large" }]);
});

test("the bounds of archives hold for all files together and for the ratio", () => {
  const LIMITS = { maxEntryBytes: 10_000, maxTotalBytes: 2500, maxRatio: 1000, ratioFrom: 0 };
  const captured = files({
    "a.js.gz": gzipSync(" ".repeat(1000)),
    "b.js.gz": gzipSync(" ".repeat(2000)),
    "c.js.gz": gzipSync(" "),
  }).map(({ path, bytes }) => artifactOf(fileId(path), bytes));
  const codes = (limits: Partial<typeof LIMITS>) =>
    withPlainTexts(captured, new Set(), { ...LIMITS, ...limits }).map(({ artifact, failure }) => [
      artifact.id,
      failure?.code,
    ]);
  // A file that is too large counts up to where it was stopped: nothing is left for the next.
  expect(codes({})).toEqual([
    ["a.js", undefined],
    ["b.js.gz", "decompressed-too-large"],
    ["c.js.gz", "decompressed-too-large"],
  ]);
  expect(codes({ maxTotalBytes: 9000, maxRatio: 45 })).toEqual([
    ["a.js", undefined],
    ["b.js.gz", "decompressed-too-large"],
    ["c.js", undefined],
  ]);
});

test("many small files become no more than one large file may", () => {
  const bytes = brotliCompressSync(Buffer.alloc(20 * 2 ** 20, " "));
  const captured = Array.from({ length: 6 }, (_, at) => artifactOf(fileId(`a${at}.js.br`), bytes));
  const found = withPlainTexts(captured, new Set()).map(({ failure }) => failure?.code ?? "read");
  expect(found).toEqual(["read", ...Array.from({ length: 5 }, () => "decompressed-too-large")]);
});

test("folders, single files and archives of them give the same", async () => {
  const contents = { "app/a.js.gz": gzipSync("f()"), "app/index.html.br": brotliCompressSync(PAGE) };
  const expected = captureFiles(
    "app",
    files({ "a.js.gz": gzipSync("f()"), "index.html.br": brotliCompressSync(PAGE) }),
  );
  const folder = join(onDisk(contents), "app");
  expect(await capturePath(folder)).toEqual(expected);
  const entries = Object.entries(contents).map(([name, content]) => ({ name, content }));
  const packed = onDisk({ "app.zip": zip(entries), "app.tgz": await tgz(entries) });
  for (const name of ["app.zip", "app.tgz"]) {
    expect(await capturePath(join(packed, name))).toEqual({ ...expected, input: name });
  }
  const one = await capturePath(join(folder, "a.js.gz"));
  expect([one.input, one.artifacts.map(({ id, text }) => [id, text])]).toEqual(["a.js.gz", [["a.js", "f()"]]]);
});
