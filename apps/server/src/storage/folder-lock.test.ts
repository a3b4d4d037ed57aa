import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isLocked, takeLock } from "./folder-lock.ts";

function newFolder(name = "data"): string {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, name));
  return join(folder, name);
}

const outcome = (folder: string) =>
  takeLock(folder).then(
    (release) => ({ release }),
    (error: { readonly code: string }) => ({ code: error.code }),
  );

const LOCK = new URL("./folder-lock.ts", import.meta.url).href;

/** Takes the locks of some folders at each message, all at once, and says which it has. */
function contender() {
  const program = join(newFolder(), "contender.mjs");
  const text = `import { takeLock } from ${JSON.stringify(LOCK)};
    let held = [];
    process.on("message", async ({ folders, at }) => {
      for (const release of held) release?.();
      while (Date.now() < at);
      held = await Promise.all(folders.map((folder) => takeLock(folder).catch(() => undefined)));
      process.send(held.map((release) => release !== undefined));
    });`;
  writeFileSync(program, text);
  const child = fork(program);
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

describe.skipIf(process.platform === "win32")("a data folder", () => {
  it.each([["data"], ["d".repeat(120)]])("has one holder at a time, in one process", async (name) => {
    const folder = newFolder(name);
    const all = await Promise.all(Array.from({ length: 4 }, () => outcome(folder)));
    const holders = all.filter((one) => "release" in one);
    expect(holders.length).toBeLessThanOrEqual(1);
    expect(all.filter((one) => "code" in one && one.code === "data-in-use").length).toBe(4 - holders.length);
    for (const one of all) if ("release" in one) one.release();
    const next = await takeLock(folder);
    expect(await isLocked(folder)).toBe(true);
    expect(await outcome(folder)).toEqual({ code: "data-in-use" });
    next();
  });

  it("never has two, however many come at once", async () => {
    const contenders = [contender(), contender(), contender()];
    // who gives way waits and tries again: that takes most of a round, so several folders share one
    for (let round = 0; round < 3; round += 1) {
      const folders = Array.from({ length: 5 }, () => newFolder());
      const answers = contenders.map((child) => once(child, "message"));
      for (const child of contenders) child.send({ folders, at: Date.now() + 30 });
      const held = (await Promise.all(answers)).map(([which]) => which);
      for (const at of folders.keys()) expect(held.filter((which) => which[at]).length).toBeLessThanOrEqual(1);
    }
  });

  it("is free where a holder was killed, and what is left of it goes", async () => {
    const folder = newFolder();
    for (let times = 0; times < 2; times += 1) {
      const child = contender();
      child.send({ folders: [folder], at: 0 });
      expect(await once(child, "message")).toEqual([[true], undefined]);
      expect(await isLocked(folder)).toBe(true);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await isLocked(folder)).toBe(false);
    }
    const release = await takeLock(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    release();
  });

  it("takes a folder or a file in the place of a socket for what it is", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "server.sock"));
    writeFileSync(join(folder, "server-notes.sock"), "");
    (await takeLock(folder))();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["server-notes.sock", "server.sock"]));
  });
});
