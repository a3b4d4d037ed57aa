/** The repository as the documents' check asks it: its files, npm scripts, and what its sources declare. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/workspace.mjs";

const SOURCE = /\.(?:ts|tsx|mjs)$/;

const DECLARATION =
  /(?:^|[\s{,(])(?:export\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface)\s+([A-Za-z_$][\w$]*)/gm;
/** Members of classes and of interfaces, and properties that hold a function or a value. */
const MEMBER = /^\s+(?:readonly\s+|private\s+|static\s+|async\s+)*([A-Za-z_$][\w$]*)\??\s*[(:<=]/gm;

/** @returns {import("./names.mjs").Repository} */
export function repository() {
  const files = trackedFiles();
  const textOf = (path) => readFileSync(join(ROOT, path), "utf8");
  const bySource = new Map();
  const declaredIn = (path) => {
    const known = bySource.get(path) ?? declarations(textOf(path));
    bySource.set(path, known);
    return known;
  };
  const sources = files.filter((path) => SOURCE.test(path) && !path.startsWith("fixtures/"));
  const settings = files
    .filter((path) => /^[\w.]+\.json$/.test(path) && path !== "package-lock.json")
    .flatMap((path) => keysOf(textOf(path)));
  const { scripts } = JSON.parse(textOf("package.json"));
  return {
    files,
    textOf,
    scripts: new Set([...Object.keys(scripts), ...workspaceScripts(files, textOf)]),
    declares: (symbol, path) =>
      path === undefined
        ? settings.includes(symbol) || sources.some((source) => declaredIn(source).has(symbol))
        : SOURCE.test(path) && declaredIn(path).has(symbol),
  };
}

/** Files of git, with those that are not committed yet and not ignored. */
function trackedFiles() {
  const output = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return output.split("\0").filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

const declarations = (text) =>
  new Set([...text.matchAll(DECLARATION), ...text.matchAll(MEMBER)].map(([, name]) => name));

/** Names of settings: compiler options, fields of package.json. */
const keysOf = (json) => [...json.matchAll(/"(\w+)":/g)].map(([, key]) => key);

const workspaceScripts = (files, textOf) =>
  files
    .filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => Object.keys(JSON.parse(textOf(path)).scripts ?? {}));
