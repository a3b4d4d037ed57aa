/**
 * Functions that are given the code of a module and run it once, however they are written: known by what they do with
 * what they are given, or by how their results are used. Also the tables in which bundlers hand over many modules.
 */
import { readsOf } from "../scope/assigned-name.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { functionAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

/** Modules take the module, its exports, a function that requires others, and what bundlers put beside them. */
const MOST_PARAMS = 4;
/** A helper that runs modules is no longer, in code units, with room for builds that are not minified. */
const LONGEST_HELPER = 1200;

/** A list or object of nothing but functions with few parameters, at least two: `[function(e,t,n){...},...]`. */
export function isModuleTable(node: Node): boolean {
  const values = tableValues(node);
  return values.length > 1 && values.every((value) => isFunction(value) && value.params.length <= MOST_PARAMS);
}

export function tableValues(node: Node): readonly Node[] {
  if (node.type === "ArrayExpression") return node.elements.filter((element) => element !== null);
  if (node.type !== "ObjectExpression") return [];
  return node.properties.map((property) => (property.type === "Property" ? property.value : property));
}

/** Most places at which the name of a table is looked at. */
const MOST_READS = 20;

/** The functions that take out of a table, by its name, what they are asked for: `function n(r){...e[r](...)...}`. */
export function readersByKey(table: Binding, { scopes, text }: Script): readonly FunctionNode[] {
  const reads = readsOf(table).slice(0, MOST_READS);
  const readers = reads.flatMap(({ start, end }) => (text[end] === "[" ? (functionAround(scopes, start) ?? []) : []));
  return [...new Set(readers)];
}

/**
 * Whether a call whose value is used runs a function that it is given once: its value is only ever called, without
 * arguments, `var x=o((e,t)=>{...});...x()`, or the function that is called runs what it is given with nothing, or with
 * what it makes itself, `function o(e){var t;return function(){return t||(t={exports:{}},e(t.exports,t)),t.exports}}`.
 */
export function runsGivenOnce(
  call: CallLike,
  given: FunctionNode,
  target: Binding | undefined,
  script: Script,
): boolean {
  if (given.params.length > MOST_PARAMS) return false;
  if (target && isOnlyCalled(target, script)) return true;
  const helper = helperOf(bindingAt(call.callee, script.scopes));
  return helper !== undefined && runsParameter(helper, call.arguments.indexOf(given), script);
}

/** `var x={exports:{}};(function(module,exports){...})(x,x.exports)`: a CommonJS module (@rollup/plugin-commonjs 15 to 29). */
export function takesExports({ arguments: [first] }: CallLike, { scopes }: Script): boolean {
  const [definition] = bindingAt(first, scopes)?.definitions ?? [];
  if (definition?.kind !== "value" || definition.from.type !== "ObjectExpression") return false;
  const [only, ...more] = definition.from.properties;
  return more.length === 0 && only?.type === "Property" && keyName(only.key, only.computed) === "exports";
}

type Role = "exportsParam" | "moduleParam";

/**
 * What the parameters of a module's function are, by what an unknown helper hands to it: `e(t.exports,t)` or
 * `e(t,t.exports)`. Undefined where the helper makes no module.
 */
export function rolesGiven(call: CallLike, given: FunctionNode, { scopes }: Script): readonly Role[] | undefined {
  const helper = helperOf(bindingAt(call.callee, scopes));
  const param = helper && bindingAt(helper.params[call.arguments.indexOf(given)], scopes);
  if (!helper || !param || helper.end - helper.start > LONGEST_HELPER) return undefined;
  let roles: readonly Role[] | undefined;
  walk(helper, (node) => {
    if (node.type !== "CallExpression" || !isCallOf(node.callee, param, scopes)) return undefined;
    const found = node.arguments.map((one): Role => (isExportsOf(one) ? "exportsParam" : "moduleParam"));
    if (found.includes("exportsParam")) roles = found.slice(0, 2);
    return undefined;
  });
  return roles;
}

/** `t.exports`, `(t={exports:{}}).exports` */
const isExportsOf = (node: Node): boolean =>
  node.type === "MemberExpression" && keyName(node.property, node.computed) === "exports";

/** `x()` at every place: what a name stands for is made when it is first asked for. */
function isOnlyCalled({ references, declaration, definitions }: Binding, { text }: Script): boolean {
  const uses = references.filter(({ start }) => start !== declaration.start);
  return definitions.length === 1 && uses.length > 0 && uses.every(({ end }) => text.startsWith("()", end));
}

function helperOf(binding: Binding | undefined): FunctionNode | undefined {
  const [definition, ...more] = (binding?.definitions ?? []).slice(0, 2);
  if (!definition || more.length > 0) return undefined;
  if (definition.kind === "function") return definition.node;
  return definition.kind === "value" && isFunction(definition.from) ? definition.from : undefined;
}

/** Whether a function calls its parameter, and only with what it holds itself. */
function runsParameter(fn: FunctionNode, at: number, { scopes }: Script): boolean {
  const param = bindingAt(fn.params[at], scopes);
  if (!param || fn.end - fn.start > LONGEST_HELPER) return false;
  let runs = false;
  let passesOn = false;
  walk(fn, (node) => {
    if (node.type !== "CallExpression" || !isCallOf(node.callee, param, scopes)) return undefined;
    runs = true;
    passesOn ||= node.arguments.some((one) => !isOwn(one, fn, scopes));
    return undefined;
  });
  return runs && !passesOn;
}

/** `e(...)`, `e.call(...)`, and as esbuild has it `(0,e[names(e)[0]])(...)`. */
function isCallOf(callee: Node, param: Binding, scopes: Script["scopes"]): boolean {
  const at = callee.type === "SequenceExpression" ? (callee.expressions.at(-1) ?? callee) : callee;
  return bindingAt(at.type === "MemberExpression" ? at.object : at, scopes) === param;
}

/** `t`, `t.exports`, `t={exports:{}}`, `0`, `this`: nothing that a caller hands over. */
function isOwn(node: Node, fn: FunctionNode, scopes: Script["scopes"]): boolean {
  let at = node;
  while (at.type === "MemberExpression" || at.type === "AssignmentExpression")
    at = at.type === "MemberExpression" ? at.object : at.left;
  if (at.type === "Literal" || at.type === "ThisExpression" || at.type === "ObjectExpression") return true;
  const binding = bindingAt(at, scopes);
  if (!binding) return at.type === "Identifier" && at.name !== "arguments";
  const inner = binding.declaration.start >= fn.start && binding.declaration.end <= fn.end;
  // a parameter of the inner function is what callers hand over; one of the helper's own serves as its variable
  return !inner || binding.kind !== "param" || binding.scope.node === fn;
}
