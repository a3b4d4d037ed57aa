import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { emptyIncoming, holdFolder } from "./data-folder.ts";
import { databaseFault, folderFault } from "./folder-fault.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "as-built-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const bad = (about: RegExp) => ({ code: "bad-data-folder", message: expect.stringMatching(about) });

describe("a data folder that is none", () => {
  it("a file", async () => {
    const file = join(newFolder(), "data");
    writeFileSync(file, "");
    await expect(holdFolder(file)).rejects.toMatchObject(bad(/data: EEXIST\)$/));
    await expect(holdFolder(join(file, "below"))).rejects.toMatchObject(bad(/below: ENOTDIR\)$/));
  });

  it("a folder in the place of its note, which is let be, and the lock is given back", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "server.json"));
    for (let times = 0; times < 2; times += 1) {
      await expect(holdFolder(folder)).rejects.toMatchObject(bad(/server\.json: \w*EISDIR\)$/));
    }
    expect(readdirSync(folder)).toEqual(["server.json"]);
  });

  it("a file in the place of what comes in, which is let be", () => {
    const folder = newFolder();
    writeFileSync(join(folder, "incoming"), "notes");
    expect(() => emptyIncoming(folder)).toThrow(/incoming: ENOTDIR\)$/);
    expect(readdirSync(folder)).toEqual(["incoming"]);
  });
});

it.skipIf(process.platform === "win32")("keeps what comes in from others, whoever may read the folder", () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "incoming"), { mode: 0o755 });
  writeFileSync(join(folder, "incoming", "left"), "");
  const incoming = emptyIncoming(folder);
  expect([readdirSync(incoming), statSync(incoming).mode & 0o777]).toEqual([[], 0o700]);
});

it("tells a full disk from damage", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect([folderFault("f", full).code, databaseFault("f", full).code]).toEqual(["no-space", "no-space"]);
  expect(databaseFault(tmpdir(), new Error("Aborted(). Build with -sASSERTIONS")).message).toMatch(
    /changed\. \(\S+\)$/,
  );
});
