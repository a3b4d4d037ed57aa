import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import type { JobProgress } from "./job-message.ts";
import { type JobOptions, runJob } from "./run-job.ts";

const SMALL = { path: "a.js", bytes: Buffer.from('export const load = (id) => fetch("/api/orders/" + id);') };

/** A script of some megabytes that differs from function to function: seconds of work, hundreds of megabytes. */
function large(functions: number) {
  const parts = Array.from(
    { length: functions },
    (_, i) => `export function f${i}(a,b){const c=[a.k${i},b.v${i}];return fetch("/api/x${i}/"+c[0],{body:c})}`,
  );
  return { path: "large.js", bytes: Buffer.from(parts.join("\n")) };
}

const analyse = (files: readonly { path: string; bytes: Uint8Array }[], options?: JobOptions) =>
  runJob({ input: "app", files }, options);

/** A program in place of the analysis. */
function program(text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), "job-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "program.mjs"), text);
  return pathToFileURL(join(folder, "program.mjs"));
}

test("gives the specification, and says how far it is", async () => {
  const steps: JobProgress[] = [];
  const json = await analyse([SMALL], { onProgress: (progress) => steps.push(progress) });
  expect(JSON.parse(json).points.calls.statements).toMatchObject([{ url: "/api/orders/{value}" }]);
  expect(new Set(steps.map(({ stage }) => stage))).toContain("parse");
  const known = Object.assign({}, ...steps.map((step) => step.known));
  expect(known).toMatchObject({ scripts: 1, modules: 1, findings: { calls: 1, screens: 0 } });
  expect(steps.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
});

describe("fails with a code, and harms nobody", () => {
  test("material without scripts", async () => {
    const page = { path: "a.html", bytes: Buffer.from("<p>words</p>") };
    await expect(analyse([page])).rejects.toMatchObject({ code: "no-scripts" });
    await expect(analyse([])).rejects.toMatchObject({ code: "no-files" });
  });

  test("material that takes longer than it may", async () => {
    await expect(analyse([large(60_000)], { timeoutMs: 1000 })).rejects.toMatchObject({ code: "timeout" });
  });

  test("material that takes more memory than it may", async () => {
    await expect(analyse([large(60_000)], { memoryMb: 300 })).rejects.toMatchObject({ code: "out-of-memory" });
  });

  test.each([
    ["a native abort", "process.abort()", "SIGABRT"],
    ["an end without a word", "process.exit(3)", "exit code 3"],
    ["a kill from outside", 'process.kill(process.pid, "SIGKILL")', "SIGKILL"],
  ])("%s", async (_, text, detail) => {
    const options = { program: program(`process.on("message", () => ${text})`) };
    await expect(analyse([SMALL], options)).rejects.toMatchObject({ code: "crashed", detail });
  });

  test("a heap that V8 cannot hold", async () => {
    const options = { program: program("const all = []; for (;;) all.push(new Array(1e6).fill({}))"), memoryMb: 100 };
    await expect(analyse([SMALL], options)).rejects.toMatchObject({ code: "out-of-memory" });
  });

  test("a cancelled job, before and while it runs", async () => {
    await expect(analyse([SMALL], { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const running = analyse([SMALL, large(60_000)], { signal: controller.signal, onProgress });
    await expect(running).rejects.toMatchObject({ code: "cancelled" });
  });
});

test("the process sees no environment", async () => {
  const text =
    'process.on("message", () => process.send({ type: "done", specification: JSON.stringify(process.env) }))';
  const seen = JSON.parse(await analyse([SMALL], { program: program(text) }));
  expect(Object.keys(seen).filter((name) => !name.startsWith("NODE_CHANNEL"))).toEqual([]);
});
