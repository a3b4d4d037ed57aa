/**
 * All modules of a capture and how they find each other: by path (ES modules) or by key in a registry (webpack). Built
 * once; afterwards only asked.
 */

import type { FileId, ModuleId } from "@as-built/spec";
import { moduleId } from "@as-built/spec";
import { greatest, smallest } from "../lists.ts";
import { append } from "../multimap.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import type { IdentifierNode } from "../syntax/nodes.ts";
import { amdFormat, umdFormat } from "./amd.ts";
import { amdName, amdPath } from "./amd-module.ts";
import { leastOf, levelsOf } from "./code-levels.ts";
import { commonJsFormat } from "./commonjs.ts";
import type { HelperKind } from "./es-helpers.ts";
import { esModuleFormat, plainScriptFormat } from "./es-module.ts";
import { EsWrappers } from "./es-wrappers.ts";
import { type Exported, ExportLookup } from "./export-lookup.ts";
import { ImportMap } from "./import-map.ts";
import { metroFormat } from "./metro.ts";
import type { BundlerSighting, Claim, Code, Format, HeldChunk, JoinedModule, Module, ModuleDraft } from "./module.ts";
import { packedMapFormat } from "./packed-map.ts";
import { parcelFormat } from "./parcel.ts";
import { resolvePath } from "./paths.ts";
import { type Lookup, remoteModules } from "./remotes.ts";
import { systemJsFormat } from "./systemjs.ts";
import { turbopackFormat } from "./turbopack.ts";
import { consumedModules, webpackFormat } from "./webpack.ts";

/** In this order. What none of them claims, with whatever wrappers around it, is an ES module, a CommonJS module or a plain script. */
const FORMATS: readonly Format[] = [
  turbopackFormat,
  webpackFormat,
  systemJsFormat,
  packedMapFormat,
  parcelFormat,
  metroFormat,
  amdFormat,
];

/** Most imports through which the helper of a bundler is followed. */
const MAX_IMPORTS = 16;

export class ModuleGraph {
  readonly modules: readonly Module[];
  readonly bundlers: readonly BundlerSighting[];
  readonly chunks: readonly HeldChunk[];
  private readonly byPath = new Map<string, Module>();
  private readonly registries = new Map<string, Map<string, Module>>();
  /** Further modules of one key, by the first. */
  private readonly copies = new Map<Module, Module[]>();
  /** Modules inside the code of others. */
  readonly wrappers: EsWrappers;
  /** Modules of other builds, by registry and key of those that ask. */
  private readonly remotes = new Map<string, Map<string, Module>>();
  private readonly aliases = new Map<string, Map<string, string>>();

  private readonly importMap: ImportMap;
  private imported: ReadonlySet<Module> | undefined;
  private readonly exports = new ExportLookup({
    resolve: (from, named) => this.resolve(from, named),
    starsOf: (module) => this.wrappers?.starsOf(module) ?? [],
  });

  constructor(scripts: readonly Script[], importMap = new ImportMap()) {
    this.importMap = importMap;
    const claims = scripts.map((script) => ({ script, claim: claimOf(script) }));
    this.modules = claims
      .flatMap(({ claim }) => claim.modules)
      .map((draft, ordinal) => this.register({ ...draft, ordinal, id: idOf(draft) }));
    this.bundlers = claims.flatMap(({ script, claim }) =>
      claim.bundler
        ? [{ name: claim.bundler, file: script.file, script, ...(claim.seenAt ? { range: claim.seenAt } : {}) }]
        : [],
    );
    this.chunks = claims.flatMap(({ claim }) => claim.chunks ?? []);
    const lookup: Lookup = (registry, key) => this.registries.get(registry)?.get(key);
    for (const { registry, key, module } of remoteModules(this.modules, lookup))
      this.remotes.set(registry, new Map([...(this.remotes.get(registry) ?? []), [key, module]]));
    this.wrappers = new EsWrappers(this.modules, (name, module) => this.helperOf(name, module));
  }

  /** The helper of a bundler that a name stands for, through imports. */
  private helperOf(name: IdentifierNode, module: Module, imports = 0): HelperKind | undefined {
    const definition = module.script.scopes.bindingOf.get(name)?.definitions[0];
    if (definition?.kind === "value") return module.helpers?.kinds.get(definition.from);
    if (definition?.kind !== "import" || imports >= MAX_IMPORTS) return undefined;
    const source = this.resolve(module, definition.source);
    const exported = source && this.exported(source, definition.name);
    if (exported?.target.kind !== "local" || exported.target.node.type !== "Identifier") return undefined;
    return exported.module.helpers ? this.helperOf(exported.target.node, exported.module, imports + 1) : undefined;
  }

  private register(module: Module): Module {
    if (!module.wrapper || module.wrapper.byPath || module.wrapper.hoisted || module.wrapper.amd === "file") {
      if (!this.byPath.has(module.key)) this.byPath.set(module.key, module);
      return module;
    }
    const { registry } = module.wrapper;
    const modules = this.registries.get(registry) ?? new Map<string, Module>();
    this.registries.set(registry, modules);
    const first = modules.get(module.key);
    if (!first) modules.set(module.key, module);
    for (const [key, joined] of module.joined ?? [])
      if (!modules.has(key)) modules.set(key, joinedWith(module, key, joined));
    if (first) return this.addCopy(module, first);
    if (!module.isRuntime || !module.wrapper.requireParam) return module;
    const aliases = this.aliases.get(registry) ?? new Map<string, string>();
    this.aliases.set(registry, aliases);
    for (const [key, target] of consumedModules(module)) aliases.set(key, target);
    return module;
  }

  private addCopy(module: Module, first: Module): Module {
    const copy = isSameCode(module, first) ? { ...module, copyOf: first } : module;
    append(this.copies, first, copy);
    return copy;
  }

  /** Whether another module of the capture names this one. */
  isImported(module: Module): boolean {
    this.imported ??= this.findImported();
    return this.imported.has(module);
  }

  private findImported(): ReadonlySet<Module> {
    const out = new Set<Module>();
    for (const module of this.modules)
      for (const { target } of module.references) {
        const found = this.resolve(module, target);
        if (found && found !== module) out.add(found);
      }
    return out;
  }

  /** The module that a specifier or registry key names, where the capture holds it. */
  resolve(from: Module, named: string): Module | undefined {
    const target = from.wrapper?.keys?.get(named) ?? named;
    if (!from.wrapper || from.within || from.wrapper.byPath) return this.atPath(from.script.file, target);
    const modules = this.registries.get(from.wrapper.registry);
    if (from.wrapper.amd)
      return modules?.get(amdName(from.key, target)) ?? this.atPath(from.script.file, amdPath(target));
    const alias = this.aliases.get(from.wrapper.registry)?.get(target);
    const found = modules?.get(target) ?? (alias === undefined ? undefined : modules?.get(alias));
    const remote = found ? undefined : this.remotes.get(from.wrapper.registry)?.get(target);
    if (remote) return remote;
    const near = found && this.nearest(found, from);
    if (near) return near.copyOf ?? near;
    return from.wrapper.hoisted ? this.atPath(from.script.file, target) : undefined;
  }

  /** Of a module that stands in several chunks, the one in the chunk that asks. */
  private nearest(found: Module, { script }: Module): Module {
    if (found.script === script) return found;
    return this.copies.get(found)?.find((copy) => copy.script === script) ?? found;
  }

  private atPath(file: FileId, specifier: string): Module | undefined {
    const mapped = this.importMap.find(specifier);
    const paths = mapped ? resolvePath(mapped.page, mapped.address) : resolvePath(file, specifier);
    for (const path of paths) {
      const module = this.byPath.get(path);
      if (module) return module;
    }
    return undefined;
  }

  /** Where an exported name is defined, through re-exports and `export *`. */
  exported(module: Module, name: string): Exported | undefined {
    return this.exports.find(module, name);
  }
}

/** How much two minified forms of one module may differ in length. */
const SAME_LENGTH = 0.1;

/** Chunks hold copies of the modules that they share; other modules may have the same id in another build. */
function isSameCode(one: Module, other: Module): boolean {
  const lengths = [one, other].map(({ range }) => range.end - range.start);
  if (greatest(lengths) * (1 - SAME_LENGTH) > smallest(lengths)) return false;
  const shape = ({ exports, references }: Module): string =>
    JSON.stringify([[...exports.keys()].sort(), references.map(({ target }) => target)]);
  return shape(one) === shape(other);
}

function joinedWith({ wholeExport: _, ...module }: Module, key: string, joined: JoinedModule): Module {
  const { exports, starExports, wholeExport } = joined;
  return { ...module, key, exports, starExports, ...(wholeExport ? { wholeExport } : {}) };
}

function claimOf(script: Script): Claim {
  const all = levelsOf(script);
  const esModule = esModuleFormat.claim(script);
  // a bundle inside a module that exports is a package that was built before
  const levels = script.program.body.some(({ type }) => type.startsWith("Export")) ? all.slice(0, 1) : all;
  const claim = claimOfLevels(script, levels);
  // a table that leaves nearly all to one of its modules is a wrapper where the exports come out of it
  if (claim && !(esModule && isHandedOut(esModule) && leavesToOne(claim, script))) return claim;
  return esModule ?? commonJsFormat.claim(script) ?? plainScriptFormat.claim(script);
}

/** Whether a module exports what stands in a function. */
const isHandedOut = ({ modules }: Claim): boolean =>
  modules.some(({ script: { scopes }, exports }) =>
    [...exports.values()].some((target) => {
      const binding = target.kind === "local" ? bindingAt(target.node, scopes) : undefined;
      return binding !== undefined && binding.scope !== scopes.root;
    }),
  );

/** What the first format says that knows the code on some level; a table of modules may be a wrapper, too. */
function claimOfLevels(script: Script, levels: readonly Code[]): Claim | undefined {
  for (const formats of [FORMATS, [umdFormat]])
    for (const format of formats)
      for (const [depth, code] of levels.entries()) {
        const claim = format.claim(script, code);
        if (!claim) continue;
        const inner = leavesToOne(claim, script) ? claimOfLevels(script, levels.slice(depth + 1)) : undefined;
        return inner && (ownModules(inner).length > 1 || STANDS_ALONE.has(inner.bundler)) ? inner : claim;
      }
  return undefined;
}

/** No module but a runtime, or two of which one is nearly all: `(function(t){...})({app:function(e,t,r){...},log:function(e,t){...}})`. */
function leavesToOne(claim: Claim, { text }: Script): boolean {
  const own = ownModules(claim);
  if (own.length === 0) return true;
  return own.length <= 2 && own.some(({ range: { start, end } }) => end - start >= leastOf(text.length));
}

/** Without the runtime, and what else stands around the modules. */
const ownModules = ({ modules }: Claim): readonly ModuleDraft[] =>
  modules.filter(({ wrapper, isRuntime }) => wrapper && !isRuntime);

/** Has one module a script, and is no package in a module of another format. */
const STANDS_ALONE = new Set(["systemjs"]);

function idOf({ script, key, wrapper, range }: ModuleDraft): ModuleId {
  if (wrapper?.amd === "file") return moduleId(`${script.file}@${script.base + range.start}`);
  if (wrapper) return moduleId(key.startsWith(script.file) ? key : `${script.file}#${key}`);
  return moduleId(script.base === 0 ? script.file : `${script.file}@${script.base}`);
}
