/**
 * Packages by what their modules are required as. Browserify and Parcel (1, and 2 without scope hoisting) leave the
 * specifiers of the sources in the bundle, `{"pako":12,"./lib/inflate":13}`: a module that is required by a bare
 * specifier is a package's, and so is what that one requires by a relative path, which never leaves a package.
 *
 * A bare specifier may also be a folder that a build was told to search, so the name by itself does not show whose the
 * code is.
 */
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";

/** Scope and name as the registry allows them (npm: validate-npm-package-name 7); a file's path or an alias is none, nor what bundle-collapser 1 writes, `{1:1}`. */
const BARE = /^(?!\d+$)(@[a-z\d~-][a-z\d._~-]*\/[a-z\d~-][a-z\d._~-]*|[a-z\d-][a-z\d._-]*)(?:\/|$)/;

/**
 * What Browserify (3 to 17, `lib/builtins.js`) and Parcel (1 and 2, `@parcel/config-default`) put in for names of Node, where the
 * package is called otherwise.
 */
const OF_NODE: ReadonlyMap<string, string> = new Map([
  ["_process", "process"],
  ["console", "console-browserify"],
  ["constants", "constants-browserify"],
  ["crypto", "crypto-browserify"],
  ["domain", "domain-browser"],
  ["http", "stream-http"],
  ["https", "https-browserify"],
  ["os", "os-browserify"],
  ["path", "path-browserify"],
  ["querystring", "querystring-es3"],
  ["stream", "stream-browserify"],
  ["sys", "util"],
  ["timers", "timers-browserify"],
  ["tty", "tty-browserify"],
  ["vm", "vm-browserify"],
  ["zlib", "browserify-zlib"],
]);

/** A module with several names has none: which further ones it has is no matter. */
const ENOUGH = 2;

/** The name of the package of each module that has one by what it is required as; a module with several names has none. */
export function requestedPackages(graph: ModuleGraph): ReadonlyMap<Module, string> {
  const names = new Map<Module, Set<string>>();
  const waiting: Module[] = [];
  const give = (module: Module | undefined, name: string | undefined): void => {
    if (!module || name === undefined) return;
    const known = names.get(module) ?? new Set();
    if (known.size >= ENOUGH || known.has(name)) return;
    names.set(module, known.add(name));
    waiting.push(module);
  };
  for (const module of graph.modules)
    for (const specifier of module.wrapper?.keys?.keys() ?? [])
      give(graph.resolve(module, specifier), nameIn(specifier));
  for (let module = waiting.pop(); module; module = waiting.pop())
    for (const specifier of module.wrapper?.keys?.keys() ?? [])
      if (/^\.{1,2}(?:\/|$)/.test(specifier))
        for (const name of names.get(module) ?? []) give(graph.resolve(module, specifier), name);
  return new Map([...names].flatMap(([module, [name, ...others]]) => (name && !others.length ? [[module, name]] : [])));
}

/** Parcel 2 requires its own helpers so: `@parcel/transformer-js/src/esmodule-helpers.js`. */
const OF_PARCEL = /^@parcel\//;

const nameIn = (specifier: string): string | undefined =>
  OF_PARCEL.test(specifier) ? undefined : (OF_NODE.get(specifier) ?? BARE.exec(specifier)?.[1]);
