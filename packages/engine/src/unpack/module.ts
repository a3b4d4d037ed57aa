/**
 * Modules as the unpack stage recovers them, and the edges between them. A module knows how its code names its own
 * exports and how it reaches other modules; what a value *is* is left to evaluation.
 */
import type { FileId, ModuleId } from "@as-built/spec";
import type { Binding } from "../scope/binding.ts";
import type { Range, Script } from "../script.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import type { EsHelpers } from "./es-helpers.ts";

/** What an exported name stands for. */
export type ExportTarget =
  | { readonly kind: "local"; readonly node: Node }
  | { readonly kind: "from"; readonly source: string; readonly name: string };

/** How the code of a CommonJS-like wrapper reaches its surroundings. */
export interface Wrapper {
  /** Registry in which its ids are looked up: the global of the chunk array, or the file for a lone bundle. */
  readonly registry: string;
  readonly moduleParam?: Binding;
  readonly exportsParam?: Binding;
  readonly requireParam?: Binding;
  /** SystemJS: an object whose `import` loads a module. Turbopack: an object with the functions that import, require and export. */
  readonly contextParam?: Binding;
  /** SystemJS: a function that exports what it is given, and gives it back. */
  readonly exporterParam?: Binding;
  /** Names modules by path, as ES modules do (SystemJS). */
  readonly byPath?: true;
  /** The code of many modules in one scope. */
  readonly hoisted?: true;
  /** AMD: whether it is known by a name of its own, or by its file. */
  readonly amd?: "name" | "file";
  /** Metro: functions that give the default and the namespace of a module. */
  readonly defaultParam?: Binding;
  readonly allParam?: Binding;
  /** Metro: the list in which the ids of what is required stand. */
  readonly dependencies?: { readonly param: Binding; readonly list: Node };
  /** Browserify, Parcel: the keys of what the module requires by names of its own. */
  readonly keys?: ReadonlyMap<string, string>;
  /** Parameters that stand for the namespaces of modules, and what those are called. */
  readonly imports?: ReadonlyMap<Binding, string>;
}

/** A node, and the module that it stands in. */
export interface Placed {
  readonly node: Node;
  readonly module: Module;
}

export interface Module {
  readonly id: ModuleId;
  readonly ordinal: number;
  readonly script: Script;
  /** In the script's own offsets. */
  readonly range: Range;
  /** Key in the registry (webpack), or the file (ES modules). */
  readonly key: string;
  readonly body: readonly Statement[];
  /** The node whose scope holds the module's top-level bindings. */
  readonly scopeNode: Node;
  /** A function around it that declares what is imported (SystemJS). */
  readonly outerScope?: Node;
  /** Further nodes around its statements whose scopes hold bindings of it: blocks, functions that are called on the spot. */
  readonly passed?: readonly Node[];
  readonly wrapper?: Wrapper;
  /** A CommonJS module without a wrapper: `require` and `exports` are names that nothing declares. */
  readonly commonJs?: true;
  /** The bundler, where the module is nothing but its runtime. */
  readonly runtime?: string;
  /** Holds a bundler's runtime, perhaps with an entry module written into it. */
  readonly isRuntime?: boolean;
  /** In a bundle's runtime: the object that holds the other modules. Its code is theirs. */
  readonly moduleMap?: Node;
  readonly exports: ReadonlyMap<string, ExportTarget>;
  /** `module.exports = ...`. */
  readonly wholeExport?: Node;
  /** Sources of `export * from`. */
  readonly starExports: readonly string[];
  /** The module whose code holds this one's (CommonJS wrappers in scope-hoisted scripts). */
  readonly within?: Module;
  /** Helpers of the bundler that are defined here. */
  readonly helpers?: EsHelpers;
  /** Chunks that it asks for: `n.e(5)`. */
  readonly loads?: readonly ChunkLoad[];
  /** Getters and names in its lists of exports, where joined modules have one list: to be listed is no use. */
  readonly announces?: readonly Range[];
  /** Exports of modules that are joined with it, by the name of the object that holds them. */
  readonly namespaces?: ReadonlyMap<Binding, ReadonlyMap<string, ExportTarget>>;
  /** Every place where it names another module, in source order. */
  readonly references: readonly ModuleReference[];
  /** The same module in another chunk: at run time only one of them is executed. */
  readonly copyOf?: Module;
  /** Further modules that the bundler joined with this one, by their ids. */
  readonly joined?: ReadonlyMap<string, JoinedModule>;
}

/** A module whose code is that of another one, and which exports something of its own. */
export interface JoinedModule extends Pick<Module, "exports" | "starExports"> {
  readonly wholeExport: Node | undefined;
}

export interface ChunkLoad extends Range {
  readonly id: string;
  readonly script: Script;
}

/** `import "./x.js"`, `n(123)`; lazy: `import("./x.js")`, `n.e(5).then(n.bind(n,123))`. Offsets of the script. */
export interface ModuleReference extends Range {
  /** Specifier, or key in the registry. */
  readonly target: string;
  readonly lazy: boolean;
}

export type ModuleDraft = Omit<Module, "ordinal" | "id">;

/** What a format says of a script that it claims. */
export interface Claim {
  readonly bundler: string;
  /** Range of the shape by which the bundler was recognised. */
  readonly seenAt?: Range;
  readonly modules: readonly ModuleDraft[];
  readonly chunks?: readonly HeldChunk[];
}

/** A chunk that a script holds, by its id in a registry. */
export interface HeldChunk {
  readonly registry: string;
  readonly ids: readonly string[];
}

/** Statements of a script, perhaps without wrappers around them. */
export interface Code {
  readonly body: readonly Statement[];
  /** The nodes of those wrappers whose scopes hold bindings of the statements. */
  readonly passed: readonly Node[];
}

/** One way of packing modules into scripts. A format that does not know a script passes it on. */
export interface Format {
  readonly name: string;
  claim(script: Script, code: Code): Claim | undefined;
}

export interface BundlerSighting {
  readonly name: string;
  readonly file: FileId;
  readonly script: Script;
  readonly range?: Range;
}
