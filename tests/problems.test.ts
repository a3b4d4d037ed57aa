import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tgz, zip } from "../packages/capture/tests/archives.ts";
import { asbuilt, folder, material, PNG, SMALL } from "./cli.ts";

/** Every problem: exit code 2, nothing on stdout, what went wrong and what to do next on stderr, no stack. */
function expectProblem(args: readonly string[], what: RegExp): void {
  const { code, stdout, stderr } = asbuilt(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(what);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trimEnd().split("\n").length).toBeGreaterThanOrEqual(2);
}

describe("nothing to analyse", () => {
  test("no such file", () => expectProblem(["analyze", join(folder(), "none")], /There is no file or folder .*none/));
  test("an empty folder", () => expectProblem(["analyze", folder()], /is empty/));

  test("files without a byte", () => {
    expectProblem(["analyze", join(material({ "a.js": "" }), "a.js")], /a\.js is empty/);
    expectProblem(["analyze", material({ "app.zip": "" })], /is empty/);
    expectProblem(["analyze", material({ "a.js": "\n", "b.txt": "words" })], /no script in/);
  });

  test("what only looks like an address", () => {
    expectProblem(["analyze", "https://"], /https:\/\/ is no address of the web/);
    expectProblem(["analyze", "x", "--header", "no header"], /It must be a header/);
  });

  test("a folder without scripts", () => {
    expectProblem(["analyze", material({ "logo.svg": "<svg/>", "page.html": "<p>text</p>" })], /no script in/);
  });

  test("an image under a script's name", () => {
    expectProblem(["analyze", material({ "a.js": PNG })], /None of the scripts is JavaScript: a\.js/);
    expectProblem(["analyze", join(material({ "a.js": PNG }), "a.js")], /None of the scripts is JavaScript: a\.js/);
  });

  test("a compressed script that is damaged", () => {
    expectProblem(["analyze", material({ "a.js.gz": "f()" })], /no script that can be read; a\.js\.gz cannot be/);
  });

  test("text under a script's name", () => {
    expectProblem(["analyze", material({ "a.js": "This is no script.\n" })], /JavaScript: a\.js:1:\d+: /);
  });
});

describe("archives that are refused", () => {
  const packed = (name: string, bytes: Uint8Array) => join(material({ [name]: bytes }), name);

  test("one that is cut off", async () => {
    const whole = await tgz([{ name: "a.js", content: "f()" }]);
    expectProblem(["analyze", packed("app.tgz", whole.subarray(0, -20))], /archive app\.tgz is cut off/);
  });

  test("one that would write elsewhere", () => {
    const archive = packed("app.zip", zip([{ name: "../../.bashrc", content: "f()" }]));
    expectProblem(["analyze", archive], /leads out of it: \.\.\/\.\.\/\.bashrc/);
  });

  test("one without scripts", () => {
    expectProblem(["analyze", packed("app.zip", zip([{ name: "logo.svg", content: "<svg/>" }]))], /no script in/);
  });
});

describe("what was asked for cannot be done", () => {
  test("an unknown command, option, format; a missing input", () => {
    expectProblem(["analyse", "x"], /unknown command 'analyse'/);
    expectProblem(["analyze", "x", "--fast"], /unknown option '--fast'/);
    expectProblem(["analyze", "x", "--format", "pdf"], /Allowed choices are json, md, html/);
    expectProblem(["analyze"], /missing required argument 'input'/);
    expectProblem(["analyze", "x", "--timeout", "soon"], /number of seconds/);
  });

  test("an ending that names no format", () => {
    expectProblem(["analyze", material(SMALL), "--output", "out.pdf"], /names no format/);
  });

  test("a place that cannot be written", () => {
    const root = material(SMALL);
    expectProblem(["analyze", root, "--output", join(root, "index.html", "out.json")], /cannot be written/);
  });

  test("too little time", () => {
    expectProblem(["analyze", material(SMALL), "--timeout", "0.001"], /not done after 0\.001 s/);
  });
});

describe("help", () => {
  test.each([[["--help"]], [["analyze", "--help"]], [["help", "analyze"]]])("%j shows examples", (args) => {
    const { code, stdout } = asbuilt(args);
    expect(code).toBe(0);
    expect(stdout).toContain("Examples:\n  $ asbuilt analyze");
  });

  test("the version", () => expect(asbuilt(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/));
});
