import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { captureFiles } from "../capture-files.ts";
import { tryIn, tryInProcess } from "./try-in-process.ts";

/** The parser does not come back from it: the engine refuses it before it is tried. */
const DEADLY = "[".repeat(200_000);

test("a text that ends the parser costs itself, and the texts beside it nothing", () => {
  const half = "x='\ud83d'";
  expect(tryInProcess(["a()", DEADLY, "b(", half, DEADLY, ""])).toEqual([
    undefined,
    "parser-ended",
    undefined,
    undefined,
    "parser-ended",
    undefined,
  ]);
});

test("a text that takes gigabytes costs itself", () => {
  const greedy = "export/**/{z};".repeat(30_000);
  expect(tryInProcess([greedy, "a()"])).toEqual(["parser-ended", undefined]);
});

test("no texts, no process", () => {
  expect(tryIn(new URL("file:///nowhere.js"), [])).toEqual([]);
});

test("a capture that ends one process after the other is not tried to its end", () => {
  const folder = mkdtempSync(join(tmpdir(), "trial-"));
  try {
    const program = join(folder, "ends.mjs");
    writeFileSync(program, "process.abort();");
    const found = tryIn(
      pathToFileURL(program),
      Array.from({ length: 20 }, () => "a"),
    );
    expect(found.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => "parser-ended"));
    expect(found.slice(16)).toEqual(Array.from({ length: 4 }, () => "not-tried"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a file that ends the parser is a failure and a gap, and the rest is analysed", () => {
  const suspicious = `x=${"a+".repeat(5000)}a`;
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const capture = captureFiles("app", [
    { path: "bad.js", bytes: bytes(suspicious) },
    { path: "page.html", bytes: bytes(`<p>x</p><script>${suspicious}</script>`) },
    { path: "good.js", bytes: bytes('fetch("/api/good")') },
  ]);
  const trial = (texts: readonly string[]) => tryInProcess(texts.map((text) => (text === suspicious ? DEADLY : text)));
  const { material, points } = analyze(capture, { parser: oxcParser({ trial }) }).specification;
  expect(material.failures.map(({ file, at, code }) => [file, at, code])).toEqual([
    ["bad.js", 0, "parser-ended"],
    ["page.html", 16, "parser-ended"],
  ]);
  const size = suspicious.length;
  expect(material.gaps).toEqual([
    { code: "not-parsed", file: "bad.js", start: 0, end: size, size, of: 2 * size + 18 },
    { code: "not-parsed", file: "page.html", start: 16, end: 16 + size, size, of: 2 * size + 18 },
  ]);
  expect(points.calls.statements).toMatchObject([{ url: "/api/good" }]);
});
