import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { TextMaker, type TextMakerOptions } from "./text-maker.ts";
import type { TextTask } from "./text-task.ts";

function maker(options: Partial<TextMakerOptions> = {}): TextMaker {
  const made = new TextMaker(options);
  onTestFinished(() => made.close());
  return made;
}

/** A program in place of the one that makes texts. */
function program(text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "program.mjs"), `import { parentPort } from "node:worker_threads";\n${text}`);
  return pathToFileURL(join(folder, "program.mjs"));
}

const { signal } = new AbortController();
const file = (digest: string, range: Partial<TextTask> = {}): TextTask => ({
  kind: "file",
  digests: [digest],
  ...range,
});
const stored = (content: string | Uint8Array) => async () => [zstdCompressSync(content)];

it("gives parts of a text, and asks for its contents once", async () => {
  const texts = maker();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return [zstdCompressSync("a\u{1f600}bc")];
  };
  const parts = [];
  for (const [from, to] of [
    [0, 1],
    [1, 3],
    [3, undefined],
  ] as const) {
    parts.push(await texts.make(file("1", { from, to }), read, signal));
  }
  expect(parts.map((part) => Buffer.from(part?.bytes ?? []).toString())).toEqual(["a", "\u{1f600}", "bc"]);
  expect(parts[1]).toMatchObject({ from: 1, to: 3, length: 5 });
  expect(reads).toBe(1);
});

it("unpacks no more of a compressed file than an analysis does", async () => {
  const texts = maker();
  const coded = (digest: string): TextTask => ({ kind: "coded-file", digests: [digest], subject: "a.js.br" });
  const small = await texts.make(coded("1"), stored(brotliCompressSync("f()")), signal);
  expect(Buffer.from(small?.bytes ?? []).toString()).toBe("f()");
  const bomb = brotliCompressSync(Buffer.alloc(40 * 2 ** 20, " "));
  expect(await texts.make(coded("2"), stored(bomb), signal)).toBeUndefined();
  expect(await texts.make(coded("3"), stored("none"), signal)).toBeUndefined();
});

describe("leaves the thread that asks free, and goes on with the next text", () => {
  const ECHO =
    'parentPort.on("message", ({ task }) => task.subject === "bad" ? bad() : parentPort.postMessage({ type: "unreadable" }));\n';

  it.each([
    ["a text that takes too long", "function bad() { for (;;); }", { timeoutMs: 3000 }],
    [
      "a text that takes too much memory",
      "function bad() { const all = []; for (;;) all.push([all.length]); }",
      { memoryMb: 32 },
    ],
    ["a thread that ends", "function bad() { process.exit(1); }", {}],
  ])("%s", async (_, text, options) => {
    const texts = maker({ ...options, program: program(ECHO + text) });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const bad = texts.make(file("1", { subject: "bad" }), stored(""), signal);
    const good = texts.make(file("2"), stored(""), signal);
    await expect(bad).rejects.toMatchObject({ code: "too-costly" });
    expect(await good).toBeUndefined();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});

it("makes nothing for those that have gone", async () => {
  const read = () => Promise.reject(new Error("was read"));
  await expect(maker().make(file("1"), read, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
});
