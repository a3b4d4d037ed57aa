/**
 * Helpers that esbuild and Rolldown write before the code: by their shape, since minifiers rename them. Seen in esbuild
 * 0.14 to 0.28 and Rolldown 1.0 to 1.2.
 */

import { lastExpression } from "../syntax/last-expression.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

/**
 * - commonjs: `(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports)`
 * - init: `(e,t)=>()=>(e&&(t=e(e=0)),t)`
 * - namespace: `(e,n)=>{let r={};for(var i in e)def(r,i,{get:e[i],enumerable:!0});return r}` (Rolldown)
 * - export: `(e,t)=>{for(var r in t)def(e,r,{get:t[r],enumerable:!0})}` (esbuild)
 * - interop: `(e,t,r)=>(r=e!=null?create(proto(e)):{},copy(t||!e||!e.__esModule?def(r,"default",{value:e,...}):r,e))`
 * - reexport: `(e,t,r)=>(copy(e,t,"default"),r&&copy(r,t,"default"))` (esbuild)
 * - required: `e=>has.call(e,"module.exports")?e["module.exports"]:copy(def({},"__esModule",{value:!0}),e)` (Rolldown)
 * - copy: `(e,t,r,n)=>{for(let o of names(t))!has.call(e,o)&&def(e,o,{get:()=>t[o],...});return e}`
 */
export type HelperKind = "commonjs" | "init" | "namespace" | "export" | "interop" | "reexport" | "required" | "copy";

export interface EsHelpers {
  readonly bundler: "esbuild" | "rolldown";
  readonly kinds: ReadonlyMap<Node, HelperKind>;
}

/** The helpers stand at the top: so many declarations are looked at. */
const MAX_DECLARATIONS = 60;
/** Longest helper, in code units, with room for builds that are not minified. */
const MAX_LENGTH = 1200;

export function esHelpers(body: readonly Statement[]): EsHelpers | undefined {
  const kinds = new Map<Node, HelperKind>();
  let rolldown = false;
  for (const init of initializers(body)) {
    const kind = helperKind(init);
    if (!kind) continue;
    kinds.set(init, kind);
    rolldown ||= kind === "namespace" || kind === "required" || (kind === "commonjs" && forgetsCallback(init));
  }
  return kinds.size > 0 ? { bundler: rolldown ? "rolldown" : "esbuild", kinds } : undefined;
}

/** Functions of the first declarations. */
function initializers(body: readonly Statement[]): readonly FunctionNode[] {
  const out: FunctionNode[] = [];
  let count = 0;
  for (const statement of body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations) {
      if (++count > MAX_DECLARATIONS) return out;
      if (init && isFunction(init) && init.params.length > 0 && init.end - init.start <= MAX_LENGTH) out.push(init);
    }
  }
  return out;
}

function helperKind(fn: FunctionNode): HelperKind | undefined {
  const names = fn.params.map((param) => (param.type === "Identifier" ? param.name : ""));
  const marks = new Set<HelperKind>();
  walk(fn.body ?? fn, (node) => {
    const mark = markOf(node, names);
    if (mark) marks.add(mark);
    return undefined;
  });
  return ORDER.find((kind) => marks.has(kind) && (kind === "required" || fn.params.length > 1));
}

/** The interop helper may hold what the copying helper is made of, where one is written into the other. */
const ORDER: readonly HelperKind[] = [
  "commonjs",
  "interop",
  "reexport",
  "required",
  "namespace",
  "export",
  "copy",
  "init",
];

/** Properties that only these helpers read. */
const MARKS: ReadonlyMap<string, HelperKind> = new Map([
  ["__esModule", "interop"],
  ["module.exports", "required"],
]);

function markOf(node: Node, params: readonly string[]): HelperKind | undefined {
  if (node.type === "CallExpression") return copiesAll(node, params) ? "reexport" : undefined;
  if (node.type === "AssignmentExpression") return assignmentMark(node.left, node.right, params);
  if (node.type === "MemberExpression") return MARKS.get(keyName(node.property, node.computed) ?? "");
  if (node.type !== "Property" || keyName(node.key, node.computed) !== "get") return undefined;
  const { value } = node;
  // a client has functions under that name, too: `(base, options) => ({ get: (path) => fetch(base + path, options) })`
  if (isFunction(value))
    return value.params.length === 0 && ownerRead(givenBy(value)) !== undefined ? "copy" : undefined;
  const owner = ownerRead(value);
  const at = owner === undefined ? -1 : params.indexOf(owner);
  return at === 0 ? "namespace" : at === 1 ? "export" : undefined;
}

/** `t` of `t[o]` */
const ownerRead = (node: Node | null | undefined): string | undefined =>
  node?.type === "MemberExpression" && node.computed && node.object.type === "Identifier"
    ? node.object.name
    : undefined;

/** What a function gives that does nothing else. */
function givenBy({ body }: FunctionNode): Node | null | undefined {
  if (body?.type !== "BlockStatement") return body;
  const [only, ...more] = body.body;
  return only?.type === "ReturnStatement" && more.length === 0 ? only.argument : undefined;
}

/** `copy(e,t,"default")` */
function copiesAll({ arguments: [to, from, but, ...more] }: CallExpression, params: readonly string[]): boolean {
  if (to?.type !== "Identifier" || from?.type !== "Identifier" || more.length > 0) return false;
  return to.name === params[0] && from.name === params[1] && literalString(but) === "default";
}

function assignmentMark(left: Node, right: Node, params: readonly string[]): HelperKind | undefined {
  if (left.type !== "Identifier" || left.name !== params[1]) return undefined;
  if (right.type === "ObjectExpression") {
    const [only] = right.properties;
    const named = only?.type === "Property" && keyName(only.key, only.computed) === "exports";
    return named && right.properties.length === 1 ? "commonjs" : undefined;
  }
  return right.type === "CallExpression" && calls(right.callee, params[0]) ? "init" : undefined;
}

/** `e(e=0)`, `(0,e[names(e)[0]])(e=0)`. */
function calls(callee: Node, name: string | undefined): boolean {
  const at = lastExpression(callee);
  const root = at.type === "MemberExpression" ? at.object : at;
  return root.type === "Identifier" && root.name === name;
}

/** Rolldown lets go of the module's function once it has run: `e=null`. */
function forgetsCallback(fn: FunctionNode): boolean {
  let found = false;
  walk(fn, (node) => {
    if (node.type === "AssignmentExpression" && node.right.type === "Literal" && node.right.value === null)
      found = true;
    return undefined;
  });
  return found;
}

/** A statement or declarator that declares helpers and nothing else. */
export function isHelperPiece(node: Node, { kinds }: Pick<EsHelpers, "kinds">): boolean {
  if (node.type === "VariableDeclaration") return node.declarations.every((one) => isHelperPiece(one, { kinds }));
  return node.type === "VariableDeclarator" && node.init !== null && kinds.has(node.init);
}
