/** What `asbuilt capture` keeps beside the files is read again, and whatever else stands there is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileId } from "@as-built/spec";
import { describe, expect, onTestFinished, test } from "vitest";
import { zip } from "../tests/archives.ts";
import { CAPTURE_RECORD, captureFiles, capturePath, captureRecord, collectMaterial, type LostFile } from "./index.ts";

const FILES = {
  "index.html": "<script src=lib.js></script>",
  "lib~file.js": 'import("./lib.js/a.js")',
  "lib.js/a.js": "a()",
};
const KEPT = [
  { path: "index.html", url: "https://desk.example/" },
  { path: "lib~file.js", is: "lib.js", url: "https://desk.example/lib.js" },
  { path: "gone.js", url: "https://desk.example/gone.js" },
];
const LOST: readonly LostFile[] = [
  {
    path: "cdn.example/x.js",
    code: "other-origin",
    by: fileId("lib.js"),
    reference: "./x.js",
    detail: "https://cdn.example",
  },
  { path: "b.js", code: "not-there", by: fileId("index.html"), reference: "b.js" },
  { path: "lib.js/a.js", code: "refused" },
];
const RECORD = captureRecord("https://desk.example/", KEPT, LOST);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const inMemory = (record: string) =>
  captureFiles(
    "desk",
    Object.entries({ ...FILES, [CAPTURE_RECORD]: record }).map(([path, text]) => ({ path, bytes: bytes(text) })),
  );

function place(record: string): { readonly folder: string; readonly archive: string } {
  const root = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = Object.entries({ ...FILES, [CAPTURE_RECORD]: record });
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, "desk", path)), { recursive: true });
    writeFileSync(join(root, "desk", path), text);
  }
  writeFileSync(join(root, "desk.zip"), zip(all.map(([name, content]) => ({ name, content }))));
  return { folder: join(root, "desk"), archive: join(root, "desk.zip") };
}

test("a folder, an archive and files in memory are the capture that was kept", async () => {
  const capture = inMemory(RECORD);
  expect(capture.input).toBe("https://desk.example/");
  expect(capture.artifacts.map(({ id, kind, url }) => [id, kind, url])).toEqual([
    ["index.html", "html", "https://desk.example/"],
    ["lib.js", "script", "https://desk.example/lib.js"],
    ["lib.js/a.js", "script", undefined],
  ]);
  // somebody has put one of the lost ones there since
  expect(capture.failures).toEqual([
    { file: "b.js", code: "not-there", by: "index.html", reference: "b.js" },
    {
      file: "cdn.example/x.js",
      code: "other-origin",
      by: "lib.js",
      reference: "./x.js",
      detail: "https://cdn.example",
    },
  ]);
  const { folder, archive } = place(RECORD);
  expect(await capturePath(folder)).toEqual(capture);
  expect(await capturePath(archive)).toEqual(capture);
  for (const path of [folder, archive]) {
    const { input, files, lost } = await collectMaterial(path, { named: () => [] });
    expect([input, files.map((file) => file.path).toSorted()]).toEqual([
      capture.input,
      capture.artifacts.map(({ id }) => id),
    ]);
    expect(lost).toEqual(LOST.slice(0, 2).toReversed());
  }
});

test("equal captures give equal records", () => {
  expect(captureRecord("https://desk.example/", KEPT.toReversed(), LOST.toReversed())).toBe(RECORD);
});

describe("what is no record is listed, and the files are read without it", () => {
  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(RECORD), ...change });
  test.each([
    ["another document", '{"name":"desk"}'],
    ["one of another version", changed({ format: "asbuilt-capture/2" })],
    ["one that is cut off", RECORD.slice(0, -9)],
    ["one that is nested deeply", "[".repeat(100_000)],
    ["a file that leads out", changed({ files: [{ path: "index.html", is: "../../etc/passwd" }] })],
    ["a file at the root of the disk", changed({ files: [{ path: "index.html", is: "/etc/passwd" }] })],
    ["a file of Windows", changed({ files: [{ path: "index.html", is: "..\\a.js" }] })],
    ["an address that is none", changed({ files: [{ path: "index.html", url: "desk" }] })],
    ["a reason that nobody has", changed({ lost: [{ path: "a.js", code: "constructor" }] })],
    ["a lost file that leads out", changed({ lost: [{ path: "a/../../b.js", code: "not-there" }] })],
    ["a list of numbers", changed({ lost: [1] })],
    ["no lists", changed({ files: undefined })],
  ])("%s", (_, record) => {
    const { input, artifacts, failures } = inMemory(record);
    expect([input, artifacts.map(({ id }) => id)]).toEqual(["desk", ["index.html", "lib.js/a.js", "lib~file.js"]]);
    expect(failures).toEqual([{ file: CAPTURE_RECORD, code: "unreadable" }]);
  });
});

test("a record alone is nothing, and one further down is a file", () => {
  const alone = [{ path: CAPTURE_RECORD, bytes: bytes(RECORD) }];
  expect(() => captureFiles("desk", alone)).toThrow(expect.objectContaining({ code: "empty" }));
  const below = [{ path: `a/${CAPTURE_RECORD}`, bytes: bytes(RECORD) }];
  expect(captureFiles("desk", below)).toMatchObject({ input: "desk", failures: [], artifacts: [{ kind: "json" }] });
});
