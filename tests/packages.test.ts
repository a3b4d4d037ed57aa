/**
 * The packages as somebody installs them: packed as they are published, unpacked into an empty folder, and used there.
 * Beside them stands what their manifests name and nothing else: packages of third parties are links to the workspace's
 * copies, so that no registry is needed, and a dependency that a manifest does not name is missing.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { packAll } from "../tools/lib/pack.mjs";
import { material, type Result, SMALL } from "./cli.ts";

type Tarball = Awaited<ReturnType<typeof packAll>>[number];

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MB = 2 ** 20;

let work: string;
let packed: ReadonlyMap<string, Tarball>;

beforeAll(async () => {
  // The real path: what a program says of its own files is compared with it.
  work = realpathSync(mkdtempSync(join(tmpdir(), "asbuilt-packages-")));
  packed = new Map((await packAll(work)).map((tarball) => [tarball.manifest.name, tarball]));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

const tarballOf = (name: string): Tarball => {
  const tarball = packed.get(name);
  if (tarball === undefined) throw new Error(`${name} was not packed`);
  return tarball;
};

/** Those of ours that come along, each once. */
function ownOf(names: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name) || !packed.has(name)) return;
    all.add(name);
    Object.keys(tarballOf(name).manifest.dependencies ?? {}).forEach(add);
  };
  names.forEach(add);
  return [...all];
}

/** An empty folder with the packages in its `node_modules`. */
function install(folder: string, names: readonly string[]): string {
  const root = join(work, folder);
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, ".bin"), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  const own = ownOf(names);
  for (const name of own) unpack(tarballOf(name), join(modules, name));
  for (const name of own) linkThirdParties(tarballOf(name), modules);
  for (const name of own) {
    for (const [command, path] of Object.entries(tarballOf(name).manifest.bin ?? {}))
      symlinkSync(join("..", name, path), join(modules, ".bin", command));
  }
  return root;
}

function unpack({ file }: Tarball, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync("tar", ["-xzf", file, "-C", to, "--strip-components=1"], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function linkThirdParties({ folder, manifest }: Tarball, modules: string): void {
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const place = join(modules, name);
    if (packed.has(name) || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installedFor(folder, name), place, "junction");
  }
}

/** As Node looks for it: in the package's own `node_modules`, then in those above. */
function installedFor(folder: string, name: string): string {
  const candidate = join(folder, "node_modules", name);
  if (existsSync(candidate)) return candidate;
  if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  return installedFor(dirname(folder), name);
}

/** Folders of third parties' packages that a package asks for, as far as they are installed on this platform. */
function dependenciesOf(folder: string): readonly string[] {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    if (packed.has(name)) return [];
    if (name in optionalDependencies && !isInstalledFor(folder, name)) return [];
    return [realpathSync(installedFor(folder, name))];
  });
}

function isInstalledFor(folder: string, name: string): boolean {
  if (existsSync(join(folder, "node_modules", name))) return true;
  return folder !== dirname(folder) && isInstalledFor(dirname(folder), name);
}

/** Bytes of the files of a package, without packages inside it. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + sizeOf(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

function node(root: string, args: readonly string[]): Result {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return { code: status, stdout, stderr };
}

const program = (root: string): string => join(root, "node_modules", ".bin", "asbuilt");
const asbuilt = (root: string, ...args: readonly string[]): Result => node(root, [program(root), ...args]);

describe("every tarball", () => {
  test("is of a package that may be published, with a readme, the licence, and all that its exports name", () => {
    const root = install("all", [...packed.keys()]);
    const licence = readFileSync(join(ROOT, "LICENSE"), "utf8");
    for (const [name, { manifest }] of packed) {
      const at = join(root, "node_modules", name);
      expect(manifest.private, name).toBeUndefined();
      expect(readFileSync(join(at, "LICENSE"), "utf8"), name).toBe(licence);
      expect(readFileSync(join(at, "README.md"), "utf8"), name).toContain(`# ${name}\n`);
      const { exports, types } = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
      for (const path of pathsIn([exports, types])) expect(existsSync(join(at, path)), `${name} ${path}`).toBe(true);
    }
  });

  test("holds no sources, tests, maps and traces of a build", () => {
    for (const { file, manifest } of packed.values()) {
      const { stdout } = spawnSync("tar", ["-tzf", file], { encoding: "utf8" });
      const odd = stdout
        .split("\n")
        .filter((path) => /\.map$|\.test\.|tsbuildinfo|(?:^|\/)src\/|\/measure\//.test(path));
      expect(odd, manifest.name).toEqual([]);
    }
  });
});

const pathsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
};

describe("the command line alone", () => {
  let root: string;
  beforeAll(() => {
    root = install("alone", ["asbuilt"]);
  });

  test("comes without the server and its dependencies", () => {
    const own = ownOf(["asbuilt"]);
    expect(own).not.toContain("@as-built/server");
    expect(own.reduce((sum, name) => sum + tarballOf(name).bytes, 0)).toBeLessThan(40 * MB);
  });

  test("is as large as the documents say, at most 60 MB, with all that is installed for it", () => {
    const bytes = ownOf(["asbuilt"]).reduce((sum, name) => sum + sizeOf(join(root, "node_modules", name)), 0);
    const others = new Set(ownOf(["asbuilt"]).flatMap((name) => dependenciesOf(tarballOf(name).folder)));
    // A set may grow while it is walked.
    for (const folder of others) for (const inner of dependenciesOf(folder)) others.add(inner);
    const all = (bytes + [...others].reduce((sum, folder) => sum + sizeOf(folder), 0)) / 1e6;
    expect(all).toBeLessThan(60);
    for (const document of ["README.md", "docs/DECISIONS.md"]) {
      const stated = /(?:depends on \(|Measured\.\* )(\d+) MB/.exec(readFileSync(join(ROOT, document), "utf8"))?.[1];
      // The parser's binary differs from platform to platform.
      expect(Math.abs(Number(stated) - all), `${document}: ${all}`).toBeLessThan(3);
    }
  });

  // Times depend on the machine; what is loaded does not. Each of these costs as much as all else that the help needs.
  test("shows its help without HTTP, cryptography and decompression", () => {
    const list = join(root, "list.cjs");
    writeFileSync(
      list,
      `process.on("exit", () => require("node:fs").writeSync(2, process.moduleLoadList.join("\\n")));`,
    );
    const { code, stderr } = node(root, ["--require", list, program(root), "--help"]);
    expect(code).toBe(0);
    const loaded = stderr.split("\n").map((line) => line.replace(/^\S+ /, ""));
    expect(loaded).toContain("fs");
    for (const heavy of ["http", "https", "http2", "crypto", "zlib", "internal/deps/undici/undici"])
      expect(loaded, heavy).not.toContain(heavy);
  });

  test("analyses a folder, recognises libraries and writes a page", () => {
    const folder = join(ROOT, "fixtures", "example", "vite", "material");
    const { code, stdout, stderr } = asbuilt(root, "analyze", folder, "--output", "page.html", "--timeout", "100");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/Libraries +8\n/);
    expect(readFileSync(join(root, "page.html"), "utf8")).toContain("Lendwell");
  });

  test("writes a page that analyses in the browser", () => {
    expect(asbuilt(root, "site", "site").code).toBe(0);
    const page = readFileSync(join(root, "site", "index.html"), "utf8");
    for (const path of [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path = ""]) => path))
      expect(existsSync(join(root, "site", path)), path).toBe(true);
    const indexes: readonly string[] = JSON.parse(readFileSync(join(root, "site", "signatures.json"), "utf8"));
    expect(indexes[0]).toBe("index.bin");
    for (const name of indexes) expect(existsSync(join(root, "site", "signatures", name)), name).toBe(true);
    expect(asbuilt(root, "site", "site")).toMatchObject({ code: 2, stderr: expect.stringContaining("site already") });
  });

  test("checks a specification by the schema that comes along", () => {
    const folder = material(SMALL);
    expect(asbuilt(root, "analyze", folder, "--quiet", "--output", "small.json").code).toBe(0);
    expect(asbuilt(root, "verify", "small.json", folder)).toMatchObject({ code: 0, stderr: "" });
    const written = readFileSync(join(root, "small.json"), "utf8");
    writeFileSync(join(root, "small.json"), written.replace('"asbuilt/1"', '"asbuilt/0"'));
    expect(asbuilt(root, "verify", "small.json", folder).code).not.toBe(0);
  });

  test("makes an index of installed packages", () => {
    const { code, stdout } = asbuilt(root, "signatures", "add", "node_modules", "--only", "yocto-spinner");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("yocto-spinner") });
  });

  test("answers agents", () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
    const input = `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`;
    const { stdout } = spawnSync(process.execPath, [program(root), "mcp", material(SMALL)], {
      input,
      encoding: "utf8",
    });
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: "asbuilt" } } });
  });

  test("says how to get the server where it is not installed", () => {
    const { code, stderr } = asbuilt(root, "serve");
    expect(code).toBe(2);
    expect(stderr).toContain("npm install @as-built/server@");
  });

  test("says what to do on a Node that is too old", () => {
    const fake = join(root, "old-node.cjs");
    writeFileSync(
      fake,
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "22.14.0" } });',
    );
    const { code, stderr } = node(root, ["--require", fake, program(root), "--help"]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Node 22.15 or newer is needed"),
    });
    expect(stderr).toContain("https://nodejs.org");
  });

  test("starts with what any Node can parse", () => {
    const path = join(root, "node_modules", "asbuilt", "bin", "asbuilt.cjs");
    const { program: tree } = parseSync(path, readFileSync(path, "utf8"), { sourceType: "script" });
    expect([...typesIn(tree)].filter((type) => !OLD_SYNTAX.has(type))).toEqual([]);
  });
});

/** The nodes of ECMAScript 5 that are in use; a declaration is named with its kind. */
const OLD_SYNTAX = new Set(
  `Hashbang Program ParenthesizedExpression ExpressionStatement Literal VariableDeclaration-var VariableDeclarator Identifier CallExpression MemberExpression
  ArrayExpression ObjectExpression Property FunctionDeclaration FunctionExpression BlockStatement ReturnStatement
  LogicalExpression BinaryExpression AssignmentExpression ConditionalExpression IfStatement ForStatement`.split(/\s+/),
);

function typesIn(node: unknown, types = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return types;
  if ("type" in node && typeof node.type === "string")
    types.add("kind" in node && node.type !== "Property" ? `${node.type}-${node.kind}` : node.type);
  if ("shorthand" in node && node.shorthand === true) types.add("shorthand");
  for (const child of Object.values(node)) typesIn(child, types);
  return types;
}

describe("with the server", () => {
  async function serve(root: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
    const args = [program(root), "serve", "--data", join(root, "data")];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line] = await once(createInterface(child.stdout), "line");
    return { child, url: /http:\S+\/$/.exec(String(line))?.[0] ?? "" };
  }

  test("serves its pages and its API", async () => {
    const { child, url } = await serve(install("serving", ["asbuilt", "@as-built/server"]));
    const page = await (await fetch(url)).text();
    expect(page).toMatch(/<div id="root">./);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    expect((await fetch(new URL(script, url))).status).toBe(200);
    expect((await fetch(`${url}api/v1/openapi.json`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

describe("the libraries", () => {
  const PROGRAM = `
import { CaptureError, capturePath } from "@as-built/capture";
import { analyze, renderMarkdown } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { compareSpecifications, isSameProduct, type Specification } from "@as-built/spec";

const capture = await capturePath(process.argv[2] ?? "");
const { specification } = analyze(capture, { parser: oxcParser(), signatures: loadSignatures() });
const own: Specification = specification;
if (!isSameProduct(compareSpecifications(own, specification))) throw new CaptureError("empty", "");
console.log(renderMarkdown(own));
`;

  test("work as their types say", () => {
    const root = install("libraries", [
      "@as-built/engine",
      "@as-built/capture",
      "@as-built/signatures",
      "@as-built/spec",
    ]);
    writeFileSync(join(root, "program.ts"), PROGRAM);
    symlinkSync(join(ROOT, "node_modules", "@types"), join(root, "node_modules", "@types"), "junction");
    const options = ["--module", "nodenext", "--target", "es2024", "--strict", "--types", "node", "--outDir", "."];
    const compiled = node(root, [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "program.ts", ...options]);
    expect(compiled).toEqual({ code: 0, stdout: "", stderr: "" });
    const { code, stdout } = node(root, ["program.js", material(SMALL)]);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("/api/orders/") });
  });
});
