import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it, onTestFinished, test } from "vitest";
import { Stage } from "../storage/stage.ts";
import { titleOf } from "./release-name.ts";
import { requireScripts } from "./require-scripts.ts";
import type { StagedFile } from "./staged-file.ts";

async function staged(files: Readonly<Record<string, string | Uint8Array>>) {
  const below = mkdtempSync(join(tmpdir(), "scripts-"));
  onTestFinished(() => rmSync(below, { recursive: true, force: true }));
  const stage = await Stage.open(below);
  const made: StagedFile[] = [];
  for (const [path, content] of Object.entries(files)) {
    const chunks = (async function* () {
      yield Buffer.from(content);
    })();
    made.push({ path, ...(await stage.add(chunks)) });
  }
  return { files: made, folder: stage.folder };
}

const SPACES = " ".repeat(200_000);

test.each<[string, Record<string, string | Uint8Array>]>([
  ["a script", { "a.js": "f()" }],
  ["a script behind blanks", { "a.js": `${SPACES}f()` }],
  ["a page whose script stands far down", { "a.html": `<!doctype html>${"<p>".repeat(60_000)}<script src=a.js>` }],
  ["a script without an ending in its name", { app: "(function(){})()" }],
  ["a script that is there only compressed", { "a.js.br": brotliCompressSync(`${SPACES}f()`) }],
])("%s is enough", async (_, content) => {
  const { files } = await staged(content);
  await expect(requireScripts(files)).resolves.toBeUndefined();
});

const damaged = gzipSync(Buffer.from(Array.from({ length: 300_000 }, (_, n) => `f(${n});`).join(""))).fill(0, 200_000);

test.each<[string, Record<string, string | Uint8Array>]>([
  ["blanks", { "a.js": `\ufeff${SPACES}` }],
  ["a page without one", { "a.html": `<!doctype html>${"<p>".repeat(60_000)}` }],
  ["what is damaged further on", { "a.js.gz": damaged }],
  ["a list without an end", { data: "[".repeat(1_000_000) }],
  ["nothing that a capture reads", { "a.png": "\u0000", "b.txt": "f()" }],
])("%s is none", async (_, content) => {
  const { files } = await staged(content);
  await expect(requireScripts(files)).rejects.toMatchObject({ code: "no-scripts" });
});

it("unpacks small files no further than an analysis does, and lets others have their turn", async () => {
  const bomb = brotliCompressSync(Buffer.alloc(30 * 2 ** 20, " "));
  const { files } = await staged(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}.js.br`, bomb])));
  const before = process.cpuUsage();
  await expect(requireScripts(files)).rejects.toMatchObject({ code: "no-scripts" });
  // All of them would be 6 GB.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
});

it.skipIf(process.platform !== "linux")("leaves no file open that it has read in part", async () => {
  const long = Buffer.from(Array.from({ length: 400_000 }, (_, n) => (n * 7919).toString(36)).join(""));
  const { files, folder } = await staged({
    "index.html": Buffer.concat([Buffer.from("<script>"), long]),
    "a.js": long,
  });
  await requireScripts(files);
  await titleOf(files);
  const open = (): readonly string[] => readdirSync("/proc/self/fd").map(targetOf);
  await expect.poll(() => open().filter((one) => one.startsWith(folder))).toEqual([]);
});

function targetOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return "";
  }
}
