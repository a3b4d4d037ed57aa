/** One module of AMD: how `define` and `require` name it and what it asks for, and the module that its factory holds. */
import type { Binding } from "../scope/binding.ts";
import type { Range, Script } from "../script.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node, ObjectExpression } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { LoaderNames } from "./amd-names.ts";
import type { ModuleDraft, ModuleReference, Wrapper } from "./module.ts";
import { MAX_PATH } from "./paths.ts";
import { returnedBy } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { paramAt } from "./wrapper-params.ts";

type ArrayExpression = Extract<Node, { readonly type: "ArrayExpression" }>;

/** The registry of modules that have names. */
const AMD = "amd";

export interface Defined {
  readonly call: CallExpression;
  readonly name: string | undefined;
  readonly dependencies: ArrayExpression | undefined;
  readonly factory: FunctionNode | ObjectExpression;
  /** What the module takes, where that is more than the call. */
  readonly range?: Range;
  /** Code that runs when others are there, which nobody asks for. */
  readonly isCode?: true;
}

/** `define(...)`, or of a loader in a namespace of its own, by which its modules are called: `ace.define("ace/range",...)`. */
export function isDefining({ callee, arguments: [first] }: CallExpression, names: LoaderNames): boolean {
  if (names.isDefine(callee)) return true;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return false;
  return memberName(callee) === "define" && literalString(first)?.startsWith(`${callee.object.name}/`) === true;
}

/** `define("name",["dep"],function(e){...})`, of which name and dependencies may be missing; the factory may be a value. */
export function readDefine(call: CallExpression, names: LoaderNames): Defined | undefined {
  if (!isDefining(call, names)) return undefined;
  const rest = [...call.arguments];
  const factory = rest.pop();
  if (!factory || (!isFunction(factory) && factory.type !== "ObjectExpression")) return undefined;
  const name = literalString(rest[0]);
  // relative names, of which there may be thousands, are made from it
  if (name !== undefined && name.length > MAX_PATH) return undefined;
  if (name !== undefined) rest.shift();
  const [dependencies] = rest;
  if (rest.length > 1 || (dependencies && !isNameList(dependencies))) return undefined;
  return { call, name, dependencies: dependencies && isNameList(dependencies) ? dependencies : undefined, factory };
}

/** `require(["main"],function(e){...})`, `requirejs([...],...)`: code that runs when others are there. */
export function readRequire(call: CallExpression, names: LoaderNames): Defined | undefined {
  if (!names.isRequire(call.callee)) return undefined;
  const { 0: dependencies, 1: factory } = call.arguments;
  if (!dependencies || !isNameList(dependencies) || !factory || !isFunction(factory)) return undefined;
  return { call, name: undefined, dependencies, factory, isCode: true };
}

const isNameList = (node: Node): node is ArrayExpression =>
  node.type === "ArrayExpression" && node.elements.every((element) => literalString(element) !== undefined);

/** What these names stand for is given by the loader. */
const OWN = ["require", "exports", "module"];

export function definedModule(script: Script, defined: Defined): ModuleDraft {
  const { call, name, dependencies, factory, isCode, range = call } = defined;
  const key = name ?? (isCode ? `${script.file}@${call.start}` : script.file);
  const names = dependencies?.elements.map((element) => literalString(element) ?? "");
  const references = (dependencies?.elements ?? []).flatMap((element): readonly ModuleReference[] => {
    const target = literalString(element);
    if (!element || target === undefined || OWN.includes(target)) return [];
    return [{ target, start: element.start, end: element.end, lazy: false }];
  });
  const common = { registry: AMD, amd: name === undefined ? "file" : "name" } as const;
  if (!isFunction(factory)) return valueModule(script, call, factory, { key, wrapper: common });
  const wrapper = wrapperOf(script, factory, names ?? OWN, common);
  const module = wrappedModule({ script, fn: factory, key, range, wrapper });
  const whole = wrapper.exportsParam ? undefined : returnedBy(factory);
  return {
    ...module,
    ...(whole && !module.wholeExport ? { wholeExport: whole } : {}),
    references: [...references, ...module.references],
  };
}

/** `define({...})` */
function valueModule(
  script: Script,
  { start, end }: CallExpression,
  value: ObjectExpression,
  { key, wrapper }: Pick<ModuleDraft, "key" | "wrapper">,
): ModuleDraft {
  return {
    script,
    range: { start, end },
    key,
    body: [{ type: "ExpressionStatement", expression: value, start: value.start, end: value.end }],
    scopeNode: script.program,
    ...(wrapper ? { wrapper } : {}),
    exports: new Map(),
    wholeExport: value,
    starExports: [],
    references: [],
  };
}

function wrapperOf(
  script: Script,
  factory: FunctionNode,
  names: readonly string[],
  common: Pick<Wrapper, "registry" | "amd">,
): Wrapper {
  const imports = new Map<Binding, string>();
  const own = new Map<string, Binding>();
  for (const [index, name] of names.entries()) {
    const param = paramAt(script.scopes, factory, index);
    if (!param) continue;
    if (OWN.includes(name)) own.set(name, param);
    else imports.set(param, name);
  }
  const requireParam = own.get("require");
  const exportsParam = own.get("exports");
  const moduleParam = own.get("module");
  return {
    ...common,
    imports,
    ...(requireParam ? { requireParam } : {}),
    ...(exportsParam ? { exportsParam } : {}),
    ...(moduleParam ? { moduleParam } : {}),
  };
}

/** Relative names count from the folder of the name that asks. */
export function amdName(from: string, named: string): string {
  if (!named.startsWith(".")) return named;
  let folder = folderOf(from);
  for (const segment of named.split("/")) {
    if (segment === "..") folder = folderOf(folder);
    else if (segment !== ".") folder = folder === undefined ? segment : `${folder}/${segment}`;
  }
  return folder ?? "";
}

/** Undefined for what is in none. */
function folderOf(path = ""): string | undefined {
  const end = path.lastIndexOf("/");
  return end < 0 ? undefined : path.slice(0, end);
}

/** The file of a module, as {@link resolvePath} takes it; names count from a folder that only the page knows. */
export const amdPath = (named: string): string => {
  const path = /\.m?js$/.test(named) ? named : `${named}.js`;
  return path.startsWith(".") || path.startsWith("/") ? path : `/${path}`;
};
