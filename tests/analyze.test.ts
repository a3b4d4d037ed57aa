import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { asbuilt, type Files, folder, material, PNG, SMALL } from "./cli.ts";
import { schemaErrors, specificationOf } from "./schema.ts";

describe("a small application", () => {
  test("gives a valid specification that names every file", () => {
    const { code, stdout } = asbuilt(["analyze", material(SMALL), "--format", "json"]);
    expect(code).toBe(0);
    expect(schemaErrors(JSON.parse(stdout))).toEqual([]);
    expect(specificationOf(stdout).material.files.map(({ id }) => id)).toEqual(Object.keys(SMALL).sort());
  });

  test("shows its calls", () => {
    const { points } = specificationOf(asbuilt(["analyze", material(SMALL), "--format", "json"]).stdout);
    const calls = points.calls.statements.map(({ method, url }) => `${method} ${url.replace(/\{\w+\}/g, "{}")}`);
    expect(calls.sort()).toEqual(["GET /api/orders/{}", "POST /api/orders"]);
  });

  test("gives the same bytes twice, and whatever the folder is reached by", () => {
    const root = material(SMALL);
    const first = asbuilt(["analyze", root, "--format", "json"]).stdout;
    expect(asbuilt(["analyze", root, "--format", "json"]).stdout).toBe(first);
    expect(asbuilt(["analyze", `${root}/`, "--format", "json"]).stdout).toBe(first);
  });

  test("gives the same bytes with a time limit as without", () => {
    const root = material(SMALL);
    const limited = asbuilt(["analyze", root, "--format", "json", "--timeout", "100"]);
    expect(limited.stdout).toBe(asbuilt(["analyze", root, "--format", "json"]).stdout);
  });
});

describe("a broken script among good ones", () => {
  const files = { ...SMALL, "assets/broken.js": "let a = 1;\nlet b = ;\n", "assets/image.js": PNG };

  test("is listed with its position; the good ones are analysed", () => {
    const { code, stdout } = asbuilt(["analyze", material(files), "--format", "json"]);
    expect(code).toBe(0);
    const { material: seen, points } = specificationOf(stdout);
    const broken = seen.failures.find(({ file }) => file === "assets/broken.js");
    expect(broken?.at).toBe(files["assets/broken.js"].indexOf(";\n", 12));
    expect(seen.failures.map(({ file }) => file)).toContain("assets/image.js");
    expect(points.calls.statements.map(({ url }) => url)).toContain("/api/orders");
  });

  test("is shown in the summary as file:line:column", () => {
    const { code, stdout } = asbuilt(["analyze", material(files)]);
    expect(code).toBe(0);
    expect(stdout).toContain("assets/broken.js:2:9: ");
  });
});

describe("output", () => {
  test("without a format: the summary alone, with the nine points", () => {
    const { code, stdout, stderr } = asbuilt(["analyze", material(SMALL)]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/1 {2}Purpose +/);
    expect(stdout).toMatch(/9 {2}Constants +/);
    expect(stdout).toMatch(/Files +3 files, 2 scripts/);
  });

  test("with a format: the document alone on stdout, the summary on stderr", () => {
    const { stdout, stderr } = asbuilt(["analyze", material(SMALL), "--format", "md"]);
    expect(stdout).toMatch(/^# /);
    expect(stdout).not.toContain("Code origin  ");
    expect(stderr).toContain("Code origin  ");
  });

  test.each([
    ["json", /^\{/],
    ["md", /^# /],
    ["html", /^<!doctype html>/i],
  ])("to a file, whose ending names the format: %s", (format, start) => {
    const file = join(folder(), "deep", `out.${format}`);
    const { code, stdout } = asbuilt(["analyze", material(SMALL), "--output", file]);
    expect(code).toBe(0);
    expect(stdout).toContain(`Written to ${file} (created the folder ${dirname(file)})`);
    expect(readFileSync(file, "utf8")).toMatch(start);
  });

  test("the format that is asked for wins over the file's ending", () => {
    const file = join(folder(), "out.txt");
    expect(asbuilt(["analyze", material(SMALL), "--format", "json", "--output", file]).code).toBe(0);
    expect(schemaErrors(JSON.parse(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("quiet, nothing is said but the document", () => {
    const { code, stdout, stderr } = asbuilt(["analyze", material(SMALL), "--quiet", "--format", "json"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(schemaErrors(JSON.parse(stdout))).toEqual([]);
  });

  test("has no colours where it is no terminal", () => {
    const { stdout } = asbuilt(["analyze", material(SMALL)]);
    expect(stdout).not.toContain("\u001b");
  });

  test("names of files cannot steer the terminal", () => {
    const { stdout } = asbuilt(["analyze", material({ ...SMALL, "a\u001b[31m.js": "let = = ;" })]);
    expect(stdout).not.toContain("\u001b");
  });
});

describe("Markdown in pieces", () => {
  test("goes into a folder, and replaces what an earlier run left there", () => {
    const target = `${folder()}/new/specification/`;
    const run = (files: Files) => asbuilt(["analyze", material(files), "--format", "markdown", "--output", target]);
    const { code, stdout } = run(SMALL);
    expect(code).toBe(0);
    expect(stdout).toContain(`Written to ${target} (created the folder`);
    expect(readFileSync(`${target}README.md`, "utf8")).toContain("[calls](calls.md)");
    writeFileSync(`${target}notes.md`, "# Mine\n");
    expect(run({ "main.js": 'document.title = "Nothing else";' }).code).toBe(0);
    const left = readdirSync(target);
    expect(left).toContain("notes.md");
    expect(left).not.toContain("calls.md");
  });
});
