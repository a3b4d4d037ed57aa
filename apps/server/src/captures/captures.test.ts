import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Collect } from "../jobs/collect/collect-apart.ts";
import { Captures } from "./captures.ts";

const never: Collect = (_, { signal } = {}) =>
  new Promise((_done, fail) => {
    const end = () => fail(new Error("ended"));
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end);
  });

function capturesIn(name: string) {
  const folder = mkdtempSync(join(tmpdir(), "captures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "file"), "");
  const errors: string[] = [];
  const captures = new Captures({
    fetches: "any",
    incoming: join(folder, name),
    limits: { totalBytes: 1000, fileBytes: 1000, files: 10 },
    log: { info: () => undefined, error: (event: string) => void errors.push(event) },
    collect: never,
    store: () => Promise.reject(new Error("never")),
  });
  return { captures, errors };
}

test("a caller's captures wait for their own, not those of others", async () => {
  const { captures } = capturesIn("incoming");
  const start = (by: string) => captures.start({ url: "https://a.example/", by });
  const jobs = ["a", "a", "a", "a", "b"].map(start);
  await expect
    .poll(() => jobs.map(({ state }) => state))
    .toEqual(["running", "running", "waiting", "waiting", "running"]);
  for (let more = jobs.length; more < 21; more++) start("a");
  expect(() => start("a")).toThrow("Too many");
  start("b");
  await captures.close();
});

test("where nothing can be written the capture fails, and nothing else", async () => {
  const { captures, errors } = capturesIn("file/incoming");
  const job = captures.start({ url: "https://a.example/", by: null });
  await expect.poll(() => job.state).toBe("failed");
  expect(errors).toEqual(["capture-failed"]);
  await captures.close();
});
