import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { zip } from "../../tests/archives.ts";
import { harOf } from "../../tests/har.ts";
import { type AddressOptions, capturePath, collectMaterial } from "../index.ts";

const OPTIONS: AddressOptions = { named: () => [] };
const HAR = harOf([
  { url: "https://desk.example/main.js", type: "text/javascript", body: "f()" },
  { url: "https://desk.example/api/people?name=Ada", type: "application/json", body: '{"mail":"ada@desk.example"}' },
]);
const FILES = {
  "main.js": "f()",
  "tests/desk.har": HAR,
  "tests/cut.har": HAR.slice(0, -9),
  "tests/small.har.gz": gzipSync(HAR),
};

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "material-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function inFolder(): string {
  const root = folder();
  mkdirSync(join(root, "tests"));
  for (const [path, content] of Object.entries(FILES)) writeFileSync(join(root, path), content);
  return root;
}

function inArchive(): string {
  const path = join(folder(), "desk.zip");
  writeFileSync(path, zip(Object.entries(FILES).map(([name, content]) => ({ name, content }))));
  return path;
}

test.each([
  ["a folder", inFolder],
  ["an archive", inArchive],
])("a recording within %s is no data of the application, and kept without its values", async (_, place) => {
  const path = place();
  const { artifacts } = await capturePath(path);
  expect(artifacts.map(({ id, kind, text }) => [id, kind, text])).toEqual([
    ["main.js", "script", "f()"],
    ["tests/cut.har", "other", ""],
    ["tests/desk.har", "other", ""],
    ["tests/small.har.gz", "other", ""],
  ]);
  const { files, lost } = await collectMaterial(path, OPTIONS);
  expect(files.map((file) => file.path)).toEqual(["main.js", "tests/desk.har", "tests/small.har"]);
  expect(lost).toEqual([{ path: "tests/cut.har", code: "unreadable" }]);
  for (const { bytes } of files.slice(1)) {
    const kept = Buffer.from(bytes).toString("utf8");
    expect(kept).not.toMatch(/Ada|ada@/);
    expect(kept).toContain("https://desk.example/api/people?name=");
  }
});
