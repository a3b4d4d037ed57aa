/**
 * The commands that the documents and `--help` show do what stands beside them: each is run as it is written, in a folder that
 * holds what it names. Those that need a network, a browser, a server or an agent have tests of their own.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asbuilt, NPX, place, SMALL, withPrograms } from "./cli.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = [
  "README.md",
  "apps/cli/README.md",
  "docs/verify.md",
  "docs/tasks/feed-an-agent.md",
  "docs/tasks/inherit-an-application.md",
  "docs/tasks/map-an-attack-surface.md",
  "docs/tasks/watch-releases.md",
];
const HELPED = ["analyze", "capture", "convert", "verify", "diff", "site", "signatures"];

/** Needs what is not here: an address, a registry, a browser, somebody who asks, kinds of files that other tests make. */
const ELSEWHERE =
  /https?:|npm:|\b(?:serve|worker|token|mcp)\b|\.(?:apk|har|tar|tgz|html --mat)\b|Orders\.html|design-system/;

interface Shown {
  readonly where: string;
  readonly command: string;
}

/** Lines of indented code and of shell blocks. */
const shownIn = (document: string): readonly Shown[] =>
  readFileSync(join(ROOT, document), "utf8")
    .split("\n")
    .filter((line) => /^(?: {4})?npx asbuilt /.test(line))
    .map((line) => ({ where: document, command: line.trim().replace(/\s+#.*$/, "") }));

const helpOf = (name: string): readonly Shown[] =>
  asbuilt([name, "--help"])
    .stdout.split("\n")
    .filter((line) => line.startsWith("  $ asbuilt "))
    // What it does stands behind spaces.
    .map((line) => ({ where: `asbuilt ${name} --help`, command: `npx ${line.slice(4).replace(/\s{3,}.*$/, "")}` }));

/** The words that stand for something of the reader's. */
const ofReader = (command: string): string =>
  command
    .replace(/\bPATH\b/g, "dist")
    .replace(/\bOLD\b/g, "old.json")
    .replace(/\bNEW\b/g, "new-dist")
    .replace(/\bFOLDER\b/g, "page")
    .replace(/ \| .*$/, "");

const ALL = [...DOCUMENTS.flatMap(shownIn), ...HELPED.flatMap(helpOf)];
const RUN = ALL.filter(({ command }) => !ELSEWHERE.test(command));

describe("commands", () => {
  let at: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(() => {
    at = mkdtempSync(join(tmpdir(), "asbuilt-commands-"));
    env = withPrograms(at, { npx: NPX });
    for (const name of ["dist", "new-dist"]) place(SMALL, join(at, name));
    for (const name of ["old.json", "app.json", "specification.json", "main.json"])
      expect(asbuilt(["analyze", join(at, "dist"), "--quiet", "--output", join(at, name)]).code).toBe(0);
    const own = join(at, "node_modules", "@acme", "spinner");
    cpSync(join(ROOT, "node_modules", "yocto-spinner"), own, { recursive: true, dereference: true });
    const manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
    writeFileSync(join(own, "package.json"), JSON.stringify({ ...manifest, name: "@acme/spinner" }));
  });

  afterAll(() => rmSync(at, { recursive: true, force: true }));

  test("are shown", () => expect(RUN.length).toBeGreaterThan(25));

  test.each(RUN)("$where: $command", ({ command }) => {
    const outputs = Array.from(command.matchAll(/--output (\S+)/g), ([, path = ""]) => join(at, path));
    // A specification that a later command reads stays as good as it was.
    for (const output of outputs) rmSync(output, { recursive: true, force: true });
    rmSync(join(at, "page"), { recursive: true, force: true });
    rmSync(join(at, "public"), { recursive: true, force: true });
    const { status, stdout, stderr } = spawnSync("bash", ["-c", ofReader(command)], { cwd: at, env, encoding: "utf8" });
    expect({ status, stderr: status === 0 ? "" : stderr + stdout }).toEqual({ status: 0, stderr: "" });
    for (const output of outputs) expect(existsSync(output) && statSync(output).size > 0, output).toBe(true);
  });
});
