/**
 * All modules of a capture and how they find each other: by path (ES modules) or by key in a registry (webpack). Built
 * once; afterwards only asked.
 */

import type { FileId, ModuleId } from "@as-built/spec";
import { moduleId } from "@as-built/spec";
import { greatest, smallest } from "../lists.ts";
import { append } from "../multimap.ts";
import type { Script } from "../script.ts";
import type { IdentifierNode } from "../syntax/nodes.ts";
import { amdName, amdPath } from "./amd-module.ts";
import { claimOf } from "./claims.ts";
import type { HelperKind } from "./es-helpers.ts";
import { EsWrappers } from "./es-wrappers.ts";
import { type Exported, ExportLookup } from "./export-lookup.ts";
import { ImportMap } from "./import-map.ts";
import type { BundlerSighting, HeldChunk, JoinedModule, Module, ModuleDraft } from "./module.ts";
import { resolvePath } from "./paths.ts";
import { type Lookup, remoteModules } from "./remotes.ts";
import { SharedNames } from "./shared-names.ts";
import { consumedModules } from "./webpack.ts";

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

  /** Names that the scripts of a page share. */
  readonly shared: SharedNames;

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
    for (const { registry, key, module } of remoteModules(this.modules, lookup)) {
      const remotes = this.remotes.get(registry) ?? new Map<string, Module>();
      this.remotes.set(registry, remotes.set(key, module));
    }
    this.shared = new SharedNames(this.modules);
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

/**
 * Longest key that stands in the id of its module, which all evidence repeats. Those that webpack's builds for development make
 * of a chain of loaders have some hundred letters.
 */
const MAX_KEY = 1000;

function idOf({ script, key, wrapper, range }: ModuleDraft): ModuleId {
  if (wrapper?.amd === "file" || (wrapper && key.length > MAX_KEY && key !== script.file))
    return moduleId(`${script.file}@${script.base + range.start}`);
  if (wrapper) return moduleId(key.startsWith(script.file) ? key : `${script.file}#${key}`);
  return moduleId(script.base === 0 ? script.file : `${script.file}@${script.base}`);
}
