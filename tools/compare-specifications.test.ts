/** The command as it is run, on folders of small specifications. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { POINTS, type Specification } from "@as-built/spec";
import { expect, onTestFinished, test } from "vitest";
import { specificationDiff } from "./lib/specification-diff.mjs";

const TOOL = fileURLToPath(new URL("./compare-specifications.mjs", import.meta.url));

/** With one call for each address; the answer of each holds the field. */
function specification(urls: readonly string[], field: string): Specification {
  const nothing = { shown: false, statements: [] };
  const statements = urls.map((url) => ({
    id: `call:http:GET:${url}`,
    basis: "shown",
    evidence: [],
    protocol: "http",
    url,
    response: { properties: { [field]: {} } },
  }));
  const points = {
    ...Object.fromEntries(POINTS.map(({ name }) => [name, nothing])),
    calls: { shown: true, statements },
  };
  return { format: "asbuilt/1", points } as unknown as Specification;
}

const LINES = [
  "== left: not there any more",
  "== same: the same",
  "== shop",
  "  calls: 1 added, 1 removed, 1 changed, 0 the same",
  "    + call:http:GET:/c",
  "    - call:http:GET:/a",
  "    ~ call:http:GET:/b",
  '        response: {"properties":{"id":{}}} -> {"properties":{"name":{}}}',
  "2 of 3 applications differ",
];

const same = specification(["/x"], "id");
const before = { left: same, same, shop: specification(["/a", "/b"], "id") };
const after = { same, shop: specification(["/b", "/c"], "name") };

test("names per application and point what was added, removed and changed", () => {
  const { lines, isSame } = specificationDiff(new Map(Object.entries(before)), new Map(Object.entries(after)));
  expect(lines).toEqual(LINES);
  expect(isSame).toBe(false);
});

const folder = (files: Readonly<Record<string, unknown>>): string => {
  const path = mkdtempSync(join(tmpdir(), "compare-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), JSON.stringify(content));
  }
  return path;
};

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], { encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

test("takes files and folders that are named by the application", () => {
  expect(run(folder({ "a.json": same }), folder({ "a/spec.json": same }))).toEqual({
    status: 0,
    stdout: "== a: the same\n0 of 1 applications differ",
    stderr: "",
  });
  expect(run(folder({ "a.json": same }), folder({ "b.json": same })).status).toBe(1);
});

test("a folder without specifications is an error, and so is a file of something else", () => {
  const whole = folder({ "a.json": same });
  expect(run(whole).status).toBe(2);
  expect(run(whole, folder({ "a.txt": "" }))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("holds no NAME.json"),
  });
  expect(run(whole, folder({ "a.json": { name: "x" } }))).toMatchObject({ status: 2 });
});
