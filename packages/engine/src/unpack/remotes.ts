/**
 * Module federation of webpack 5 and Rspack: which module of another build in the same capture a module stands for. The
 * runtime of the one that asks holds `{769:["default","./settings",948]}`, where 948 loads the other build's script and
 * names its global; that build has `var depot;` and a module with `{"./settings":()=>r.e(287).then(()=>()=>r(287))}`.
 */
import { addTo } from "../multimap.ts";
import { remember, rememberFor } from "../remember.ts";
import type { Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "./module.ts";
import { requiredKeys } from "./required-keys.ts";
import { registryKey } from "./shapes.ts";
import type { NamedFile } from "./webpack-chunk-files.ts";

/** Finds a module of a registry by its key. */
export type Lookup = (registry: string, key: string) => Module | undefined;

export interface RemoteModule {
  readonly registry: string;
  readonly key: string;
  readonly module: Module;
}

interface Remote {
  readonly key: string;
  /** Name under which the other build exposes it. */
  readonly exposed: string;
  /** Key of the module that loads the other build. */
  readonly external: string;
}

interface Exposed {
  /** Its script declares the global of the other build. */
  readonly script: Script;
  readonly name: string;
  readonly module: Module;
}

const ASKS = /\["[\w.-]+",\s*"\.\/?[^"]*",\s*["\d]/;
const EXPOSES = /\{\s*"\.\/?[^"]*"(?::|\()/;

export function remoteModules(modules: readonly Module[], lookup: Lookup): readonly RemoteModule[] {
  const asking = modules.filter(({ isRuntime, script }) => isRuntime && ASKS.test(script.text));
  if (asking.length === 0) return [];
  const find = finder(modules.flatMap((module) => exposedBy(module, lookup)));
  return asking.flatMap((runtime) => {
    const registry = runtime.wrapper?.registry ?? "";
    return remotesOf(runtime).flatMap(({ key, exposed, external }) => {
      const loader = lookup(registry, external);
      const module = loader && find(loader, exposed);
      return module ? [{ registry, key, module }] : [];
    });
  });
}

type Finder = (loader: Module, name: string) => Module | undefined;

/** Finds what one of the builds that a loader names exposes under a name. */
function finder(exposed: readonly Exposed[]): Finder {
  // of what one script exposes under one name, the first counts
  const byName = new Map<string, Map<Script, Module>>();
  for (const { script, name, module } of exposed) {
    const first = byName.get(name) ?? new Map<Script, Module>();
    byName.set(name, first);
    if (!first.has(script)) first.set(script, module);
  }
  const builds = new Map<string, Set<Script>>();
  for (const script of new Set(exposed.map((one) => one.script)))
    for (const container of containersOf(script)) addTo(builds, container, script);
  const named = rememberFor((loader: Module) => quotedIn(loader).flatMap((name) => builds.get(name) ?? []));
  const answers = rememberFor((loader: Module) =>
    remember((name) => {
      const scripts = named(loader);
      const found = [...(byName.get(name) ?? [])].find(([script]) => scripts.some((some) => some.has(script)));
      return found?.[1];
    }),
  );
  return (loader, name) => answers(loader)(name);
}

/** `n.l("/depot/remoteEntry.js",f,"depot")`: what stands between two quotation marks, each once. */
const quotedIn = ({ script, range }: Module): readonly string[] => [
  ...new Set(script.text.slice(range.start, range.end).split('"').slice(1, -1)),
];

/** `var depot;` */
const containersOf = ({ program }: Script): readonly string[] =>
  program.body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))
      : [],
  );

function remotesOf({ body }: Module): readonly Remote[] {
  const out: Remote[] = [];
  for (const statement of body) {
    walk(statement, (node) => {
      if (node.type !== "Property" || node.value.type !== "ArrayExpression") return undefined;
      const key = keyName(node.key, node.computed);
      const [, exposed, external] = node.value.elements.map((element) => (element ? registryKey(element) : undefined));
      if (key !== undefined && exposed?.startsWith(".") && external !== undefined) out.push({ key, exposed, external });
      return false;
    });
  }
  return out;
}

function exposedBy(module: Module, lookup: Lookup): readonly Exposed[] {
  const { wrapper, script, range } = module;
  if (!wrapper?.requireParam || module.isRuntime || !EXPOSES.test(script.text.slice(range.start, range.end))) return [];
  const out: Exposed[] = [];
  walk(module.scopeNode, (node) => {
    if (node.type !== "Property") return undefined;
    const name = keyName(node.key, node.computed);
    const key = name?.startsWith(".") ? requiredKeys(node.value, module)[0] : undefined;
    const target = key === undefined ? undefined : lookup(wrapper.registry, key);
    if (name !== undefined && target) out.push({ script, name, module: target });
    return undefined;
  });
  return out;
}

/** The script of another build, in a module that loads it: `n.l("/depot/remoteEntry.js",...)`; also that of another site. */
export function remoteEntries({ script, runtime, wrapper, body }: Module): readonly NamedFile[] {
  if (runtime !== "webpack" || !wrapper) return [];
  const out: NamedFile[] = [];
  for (const statement of body) {
    walk(statement, (node) => {
      const path = literalString(node);
      if (path !== undefined && /^(?:\.{0,2}\/(?!\/)|https?:\/\/).*\.m?js$/.test(path))
        out.push({ path, script, ranges: [{ start: node.start, end: node.end }] });
      return undefined;
    });
  }
  return out;
}
