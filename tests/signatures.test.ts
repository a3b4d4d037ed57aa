/** A team's own packages: added to an index, recognised in a bundle, replaced when added again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runJob } from "@as-built/server";
import { expect, test } from "vitest";
import { asbuilt, folder, material } from "./cli.ts";

/** Enough property names and texts of its own to be recognised. */
const CODE = [
  "tidemark",
  "bollardCount",
  "hawserLength",
  "fairleadAngle",
  "capstanTorque",
  "gunwaleHeight",
  "keelsonWeight",
  "thwartSpacing",
]
  .map(
    (name, at) =>
      `export function ${name}Of(boat) { if (!boat.${name}) throw new Error("boat without ${name}, rule ${at}"); return { ${name}Checked: boat.${name}.measured, ${name}Label: "harbour-${name}", ${name}Limit: ${1700 + at} }; }`,
  )
  .join("\n");

function installed(): string {
  const root = folder();
  const at = join(root, "node_modules/@acme/harbour");
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, "package.json"), '{"name":"@acme/harbour","version":"2.1.0","type":"module"}');
  writeFileSync(join(at, "index.js"), CODE);
  return root;
}

const namesOf = (stdout: string): readonly string[] =>
  [...stdout.matchAll(/"name": ?"(@acme\/[^"]+)"/g)].map(([, name]) => name ?? "");

test("own packages are added, recognised, also by a server, and replaced when added again", async () => {
  const root = installed();
  const index = join(root, "made/acme.signatures");
  const added = asbuilt(["signatures", "add", join(root, "node_modules"), "--signatures", index]);
  expect(added.code, added.stderr).toBe(0);
  expect(added.stdout).toMatch(/@acme\/harbour 2\.1\.0: \d+ signatures\nWritten to .*: 1 package\./);
  const once = readFileSync(index);
  expect(asbuilt(["signatures", "add", root, "--signatures", index, "--only", "@acme/*"]).code).toBe(0);
  expect(readFileSync(index).equals(once)).toBe(true);

  const app = material({ "app.js": CODE.replaceAll("boat)", "e)").replaceAll("boat.", "e.") });
  const args = ["analyze", app, "--format", "json"];
  expect(namesOf(asbuilt(args).stdout)).toEqual([]);
  expect(namesOf(asbuilt([...args, "--signatures", index]).stdout)).toContain("@acme/harbour");
  const files = [{ path: "app.js", bytes: readFileSync(join(app, "app.js")) }];
  expect(namesOf(await runJob({ input: "app", files }, { signatures: [index] }))).toContain("@acme/harbour");
});

test("what cannot be done is said", () => {
  const empty = folder();
  const problem = (args: readonly string[]) => {
    const { code, stderr } = asbuilt(args);
    expect(code).toBe(2);
    return stderr;
  };
  expect(problem(["signatures", "add", join(empty, "none")])).toMatch(/no file or folder/);
  expect(problem(["serve", "--signatures", join(empty, "none")])).toMatch(/signatures add/);
  expect(problem(["signatures", "add", empty, "--signatures", join(empty, "x")])).toMatch(/no package to add/);
  expect(existsSync(join(empty, "x"))).toBe(false);
  const app = material({ "app.js": "f()" });
  expect(problem(["analyze", app, "--signatures", join(app, "app.js")])).toMatch(/no index of packages/);
  expect(problem(["signatures", "add", installed(), "--signatures", join(app, "app.js")])).toMatch(/no index/);
});
