/**
 * Ember CLI (2 to 6, with its AMD loader) names modules by packages: `define("app-name/components/x",...)` is the
 * application's, under the prefix that its configuration has, `define("ember-addon/components/x",...)` an addon's.
 */
import type { Module } from "./module.ts";

/** `define("app-name/config/environment",[],function(){...meta[name="app-name/config/environment"]...})`, in every application. */
const CONFIGURATION = /^(.+)\/config\/environment$/;

/** What is published for Ember by those names. An addon of another name may stand in the application's own repository. */
const PUBLISHED = /^(?:ember-|@ember(?:-data|-decorators)?\/|@glimmer\/|@embroider\/)/;

/** The path of the source of a module, as far as its name tells it. */
export function emberPaths(modules: readonly Module[]): (module: Module) => string | undefined {
  const prefixes = new Set(modules.flatMap((module) => (isNamed(module) && CONFIGURATION.exec(module.key)?.[1]) || []));
  return (module) => {
    const { key } = module;
    if (prefixes.size === 0 || !isNamed(module)) return undefined;
    if (belongs(key, prefixes)) return `./${key}.js`;
    return PUBLISHED.test(key) ? `node_modules/${key}.js` : undefined;
  };
}

const isNamed = ({ wrapper }: Module): boolean => wrapper?.amd === "name";

/** A prefix is a package's name, with a scope at most. */
function belongs(key: string, prefixes: ReadonlySet<string>): boolean {
  const [first = "", second = ""] = key.split("/");
  return prefixes.has(first) || prefixes.has(`${first}/${second}`);
}
