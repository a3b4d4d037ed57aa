/**
 * Chunks that webpack and Rspack would load and that no captured script holds: the ids that code asks for,
 * `n.e(5)`, and those for which the runtime has a hash, `{5:"1a2b3c4d"}[e]`. webpack 4, 5 and Rspack; scripts and
 * extracted styles.
 */
import type { Range, Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";
import { type FileName, fileNamesOf, type NamingWork, tableOf } from "./chunk-file-name.ts";
import type { ChunkLoad, HeldChunk, Module } from "./module.ts";
import { MAX_PATH } from "./paths.ts";
import { returnedBy } from "./shapes.ts";

export interface NamedFile {
  readonly path: string;
  readonly script: Script;
  /** Where the file is asked for, and what its name was made from. */
  readonly ranges: readonly Range[];
  /** The public path that the path counts from, where it is stated: `n.p="/static/"`. */
  readonly base?: string;
}

/** Most functions of one runtime that name its scripts, or its styles: some plugins write a second one. */
const MAX_NAMING = 50;

/** @param work what it may take */
export function missingChunkFiles(
  modules: readonly Module[],
  held: readonly HeldChunk[],
  work: NamingWork,
): readonly NamedFile[] {
  return modules.flatMap((runtime) => (runtime.isRuntime ? filesOf(runtime, { modules, held, work }) : []));
}

interface Asked {
  readonly modules: readonly Module[];
  readonly held: readonly HeldChunk[];
  readonly work: NamingWork;
}

function filesOf(runtime: Module, { modules, held, work }: Asked): readonly NamedFile[] {
  const registry = runtime.wrapper?.registry;
  const names = namingFunctions(runtime);
  const own = new Set(held.flatMap((chunk) => (chunk.registry === registry ? chunk.ids : [])));
  const asked = modules
    .filter((module) => module.wrapper?.registry === registry)
    .flatMap((module) => module.loads ?? []);
  const calls = new Map<string, ChunkLoad>();
  for (const load of asked) if (load.script === runtime.script && !calls.has(load.id)) calls.set(load.id, load);
  const files = firstOf(names.script, work)
    .flatMap((fn) => {
      const name = fileNamesOf(fn, runtime.script.scopes, work);
      const ids = new Set([...tableKeys(fn), ...(names.conditional ? [] : asked.map(({ id }) => id))]);
      return [...ids].flatMap((id) => (own.has(id) ? [] : namedFile(fn, name(id), runtime, calls.get(id))));
    })
    .concat(
      firstOf(names.style, work).flatMap((fn) => {
        const name = fileNamesOf(fn, runtime.script.scopes, work);
        return [...names.styled].flatMap((id) => namedFile(fn, name(id), runtime));
      }),
    );
  const { base } = names;
  return base === undefined ? files : files.map((file) => ({ ...file, base }));
}

function firstOf(naming: readonly FunctionNode[], work: NamingWork): readonly FunctionNode[] {
  for (const fn of naming.slice(MAX_NAMING)) work.cut(fn);
  return naming.slice(0, MAX_NAMING);
}

function namedFile(
  fn: FunctionNode,
  name: FileName | undefined,
  { script }: Module,
  call?: Range,
): readonly NamedFile[] {
  if (!name || name.text.length > MAX_PATH) return [];
  const ranges = [...name.entries, ...(call ? [call] : [])];
  return [{ path: name.text, script, ranges: ranges.length > 0 ? ranges : [fn] }];
}

interface Names {
  readonly script: FunctionNode[];
  readonly style: FunctionNode[];
  /** Ids of the chunks that have styles. */
  readonly styled: Set<string>;
  /** Some chunks have no script, which the runtime tests by a pattern: an id alone then says nothing. */
  conditional: boolean;
  base: string | undefined;
}

function namingFunctions(runtime: Module): Names {
  const names: Names = { script: [], style: [], styled: new Set(), conditional: false, base: undefined };
  for (const statement of runtime.body) {
    walk(statement, (node) => {
      if (node === runtime.moduleMap) return false;
      readNode(node, runtime, names);
      return undefined;
    });
  }
  return names;
}

function readNode(node: Node, runtime: Module, names: Names): void {
  if (node.type === "Literal" && "regex" in node && node.regex.pattern.startsWith("^(")) names.conditional = true;
  if (isFunction(node) && node.params.length === 1 && startsWithPublicPath(returnedBy(node), runtime))
    names.script.push(node);
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return;
  const key = keyName(node.left.property, node.left.computed);
  if (key === "p" && isRequire(node.left.object, runtime)) names.base = literalString(node.right) ?? names.base;
  if (!isFunction(node.right)) return;
  if (key === "miniCss") for (const id of markedIds(node.right)) names.styled.add(id);
  if (!isRequire(node.left.object, runtime)) return;
  // webpack 5: `n.u=e=>...`, `n.miniCssF=e=>...`
  if (key === "u") names.script.push(node.right);
  if (key === "miniCssF") names.style.push(node.right);
}

const isRequire = (node: Node, { script, wrapper }: Module): boolean =>
  node.type === "Identifier" && script.scopes.bindingOf.get(node) === wrapper?.requireParam;

/** webpack 4: `function(e){return n.p+"static/js/"+({}[e]||e)+"."+{5:"1a2b"}[e]+".js"}`. */
function startsWithPublicPath(node: Node | undefined, runtime: Module): boolean {
  let at = node;
  while (at?.type === "BinaryExpression" && at.operator === "+") at = at.left;
  if (at === node || at?.type !== "MemberExpression") return false;
  return keyName(at.property, at.computed) === "p" && isRequire(at.object, runtime);
}

/** Ids with an entry in a table that stands for itself: one behind `||` only renames some. */
function tableKeys(fn: FunctionNode): ReadonlySet<string> {
  const out = new Set<string>();
  walk(fn, (node) => {
    if (node.type === "LogicalExpression") return false;
    const table = node.type === "MemberExpression" ? tableOf(node) : undefined;
    for (const key of table ? fixedKeys(table) : []) out.add(key);
    return undefined;
  });
  return out;
}

/** `f.miniCss=(e,t)=>{...({5:1,7:1})[e]&&...}` */
function markedIds(fn: FunctionNode): ReadonlySet<string> {
  const out = new Set<string>();
  walk(fn, (node) => {
    const table = node.type === "MemberExpression" ? tableOf(node) : undefined;
    for (const [key, { value }] of table ? fixedProperties(table) : [])
      if (value.type === "Literal" && value.value === 1) out.add(key);
    return undefined;
  });
  return out;
}
