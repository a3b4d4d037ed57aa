/** `asbuilt diff` as a release pipeline uses it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asbuilt, type Files, folder, material, SMALL } from "./cli.ts";

const CHANGED: Files = {
  ...SMALL,
  "assets/orders.js":
    'export function load(id) {\n  return fetch("/api/orders/" + id + "?full=1").then((answer) => answer.json());\n}\n' +
    'export function drop(id) {\n  return fetch("/api/orders/" + id, { method: "DELETE" });\n}\n',
};

test("says by point what was added, removed and changed, of folders and of specifications", () => {
  const [old, young] = [material(SMALL), material(CHANGED)];
  const { code, stdout } = asbuilt(["diff", old, young]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^API calls: 1 added, 0 removed, 1 changed, \d+ the same$/m);
  expect(stdout).toContain("  + DELETE /api/orders/{value}\n  ~ GET /api/orders/{value}\n      parameters: + {");
  const file = join(folder(), "old.json");
  asbuilt(["analyze", old, "--output", file]);
  expect(asbuilt(["diff", file, young]).stdout).toBe(stdout);
});

test("ends with 1 on changes that are not wanted, and only then", () => {
  const [old, young] = [material(SMALL), material(CHANGED)];
  const failing = asbuilt(["diff", old, young, "--fail-on", "roles.*,calls.added"]);
  expect(failing).toMatchObject({ code: 1, stderr: expect.stringContaining("calls.added (1)") });
  expect(asbuilt(["diff", young, old, "--fail-on", "*.removed"]).code).toBe(1);
  expect(asbuilt(["diff", old, young, "--fail-on", "calls.removed,roles.*"]).code).toBe(0);
  expect(asbuilt(["diff", old, young, "--fail-on", "calls.gone"])).toMatchObject({ code: 2, stdout: "" });
});

test("writes release notes and data", () => {
  const [old, young] = [material(SMALL), material(CHANGED)];
  const notes = join(folder(), "changes.md");
  expect(asbuilt(["diff", old, young, "--format", "markdown", "--output", notes]).code).toBe(0);
  expect(readFileSync(notes, "utf8")).toContain("## The calls it makes\n\nAdded:\n\n- `DELETE /api/orders/{value}`\n");
  const { points } = JSON.parse(asbuilt(["diff", old, young, "--format", "json"]).stdout);
  const calls = points.find(({ point }: { readonly point: string }) => point === "calls");
  expect(calls).toMatchObject({
    added: [{ method: "DELETE" }],
    removed: [],
    changed: [{ label: "GET /api/orders/{value}" }],
  });
});

test("finds nothing where only names and files moved", () => {
  const moved: Files = {
    "index.html": String(SMALL["index.html"]).replace("main.js", "start-4f2a.js"),
    "assets/start-4f2a.js": String(SMALL["assets/main.js"]).replaceAll("orders.js", "o.js").replaceAll("save", "a"),
    "assets/o.js": String(SMALL["assets/orders.js"]).replaceAll("answer", "b"),
  };
  const { code, stdout } = asbuilt(["diff", material(SMALL), material(moved), "--fail-on", "*.*"]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: "Nothing of the product changed.\n" });
});
