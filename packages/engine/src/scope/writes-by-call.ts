/** Calls that write properties of what they are given: entries of forms, methods and members of lowered classes. */
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import type {
  CallExpression,
  Expression,
  FunctionNode,
  IdentifierNode,
  Node,
  ObjectExpression,
} from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import type { Binding, PropertyWrite } from "./binding.ts";
import { COMPUTED } from "./property-path.ts";

type BindingOf = (name: IdentifierNode) => Pick<Binding, "definitions"> | undefined;

export type NoteWrite = (target: IdentifierNode, write: PropertyWrite) => void;

/** For calls with two arguments or more. */
export function writesByCall(node: CallExpression, note: NoteWrite, bindingOf: BindingOf): void {
  appended(node, note);
  exportedStar(node, note, bindingOf);
  const target = node.arguments[0];
  if (target?.type !== "Identifier") return;
  methods(target, node, note);
  member(target, node, note);
  merged(target, node, note);
}

/**
 * TypeScript's `__exportStar(require_x(), exports)` in CommonJS that a bundler has joined with other code; the helper stands
 * in each file: `a=n&&n.__exportStar||function(e,t){...}`.
 */
function exportedStar({ callee, arguments: [from, to] }: CallExpression, note: NoteWrite, bindingOf: BindingOf): void {
  if (to?.type !== "Identifier" || !from || from.type === "SpreadElement") return;
  const [helper] = callee.type === "Identifier" ? (bindingOf(callee)?.definitions ?? []) : [];
  // a minifier may put it in place
  const made = helper?.kind === "value" ? helper.from : callee;
  if (made.type === "LogicalExpression" && isStarHelper(made.left))
    note(to, { path: [], value: from, appended: false });
}

/** `n&&n.__exportStar`, `n?.__exportStar` */
function isStarHelper(node: Node): boolean {
  if (node.type === "LogicalExpression") return isStarHelper(node.right);
  return memberName(node.type === "ChainExpression" ? node.expression : node) === "__exportStar";
}

/**
 * `Object.assign(options, {method: "PUT"}, more)`, and SWC's `_object_spread_props`, put in place by a minifier:
 * `Object.defineProperties(e,Object.getOwnPropertyDescriptors(n))`.
 */
function merged(target: IdentifierNode, { callee, arguments: given }: CallExpression, note: NoteWrite): void {
  const isAssigned = isOfObject(callee, "assign");
  if (!isAssigned && !isOfObject(callee, "defineProperties")) return;
  for (const source of given.slice(1)) {
    const value = isAssigned ? source : describedBy(source);
    if (value && value.type !== "SpreadElement") for (const write of allOf(value)) note(target, write);
  }
}

/** `{method: "PUT", ...more}` written to a name is `name.method = "PUT"`, and all that `more` has. */
export const allOf = (value: Expression): readonly PropertyWrite[] =>
  value.type === "ObjectExpression"
    ? value.properties.flatMap((one) => {
        if (one.type !== "Property") return allOf(one.argument);
        const key = keyName(one.key, one.computed);
        return key === undefined || one.kind !== "init" ? [] : [{ path: [key], value: one.value, appended: false }];
      })
    : [{ path: [], value, appended: false }];

/** `Object.getOwnPropertyDescriptors(n)`: n */
const describedBy = (source: Node): CallExpression["arguments"][number] | undefined =>
  source.type === "CallExpression" && isOfObject(source.callee, "getOwnPropertyDescriptors")
    ? source.arguments[0]
    : undefined;

export const isOfObject = (callee: Expression, method: string): boolean =>
  callee.type === "MemberExpression" &&
  callee.object.type === "Identifier" &&
  callee.object.name === "Object" &&
  keyName(callee.property, callee.computed) === method;

/**
 * `form.append("photo", file)`, `params.set("page", page)`: entries of a form, of query parameters, of headers; the first
 * one of all often as `(form=new FormData).append("photo",file)`, where a minifier joined it with what stands before.
 */
function appended({ callee, arguments: given }: CallExpression, note: NoteWrite): void {
  if (callee.type !== "MemberExpression") return;
  const method = keyName(callee.property, callee.computed);
  if (method !== "append" && method !== "set") return;
  const [key, value] = given;
  const name = literalString(key);
  if (!key || key.type === "SpreadElement" || !value || value.type === "SpreadElement") return;
  const { object: written } = callee;
  const object = written.type === "AssignmentExpression" && written.operator === "=" ? written.left : written;
  const entry = name === undefined ? { path: COMPUTED, key, value } : { path: [name], value };
  if (name === undefined && key.type !== "Identifier") return;
  if (object.type === "Identifier") note(object, { ...entry, appended: true });
  // `url.searchParams.set("page", page)`
  if (object.type !== "MemberExpression" || object.object.type !== "Identifier") return;
  if (keyName(object.property, object.computed) === "searchParams")
    note(object.object, { ...entry, path: ["searchParams", ...entry.path], appended: true });
}

/**
 * Methods of classes lowered to ES5, then their static ones: Babel's and SWC's
 * `_createClass(Api,[{key:"get",value:function(){...}}],[{key:"of",value:function(){...}}])`, `_createClass(Api,null,[...])`.
 */
function methods(target: IdentifierNode, { arguments: [, own, ofClass] }: CallExpression, note: NoteWrite): void {
  for (const { key, value } of methodEntries(own)) note(target, { path: ["prototype", key], value, appended: false });
  for (const { key, value } of methodEntries(ofClass)) note(target, { path: [key], value, appended: false });
}

const methodEntries = (list: Node | undefined): readonly MethodEntry[] =>
  list?.type === "ArrayExpression"
    ? list.elements.flatMap((one) => (one?.type === "ObjectExpression" ? (methodEntry(one) ?? []) : []))
    : [];

/**
 * Angular's compiled members of a class that is lowered: `define(Service, "ɵfac", function() {...})`; static fields of a
 * class as Babel, SWC and esbuild write them for older browsers: `define(Api, "base", "/api")`.
 */
function member(target: IdentifierNode, { arguments: given }: CallExpression, note: NoteWrite): void {
  const name = literalString(given[1]);
  const value = given[2];
  if (name === undefined || given.length !== 3 || !value || value.type === "SpreadElement") return;
  note(target, { path: [name], value, appended: false, ...(name.startsWith("ɵ") ? {} : { ofClass: true }) });
}

export const isOfClass = ({ definitions }: Pick<Binding, "definitions">): boolean =>
  definitions.some((one) => one.kind === "class" || (one.kind === "value" && isClass(one.from)));

interface Filled {
  /** The name, or what has the object as a property of its own. */
  readonly name: IdentifierNode;
  readonly key?: string;
  readonly fn: FunctionNode;
  readonly param: string;
}

/**
 * What a function writes to its parameter is written to the name that it is called with: an enum of TypeScript,
 * `(function(e){e.A="a"})(E||(E={}))`, `var E=(e=>(e.A="a",e))(E||{})`, `(e=>{e.A="a"})(E||={})`, and CommonJS that a bundler
 * has joined with other code, `function(e){e.A="a"}(E)`. Of a namespace in another one, also to that one's property:
 * `!function(e){e.A="a"}(t=n.E||(n.E={}))`, `...(t||(t=n.E||(n.E={})))`.
 */
export function filledBy({ callee, arguments: given }: CallExpression, bindingOf: BindingOf): readonly Filled[] {
  const first = given[0];
  if (!isFunction(callee)) return [];
  const [param] = callee.params;
  const name = first?.type === "LogicalExpression" || first?.type === "AssignmentExpression" ? first.left : first;
  if (param?.type !== "Identifier") return [];
  const filled = { fn: callee, param: param.name };
  const property = first && propertyMade(first);
  // what is written to the window is noted there
  const isName = name?.type === "Identifier" && (name !== first || bindingOf(name) !== undefined);
  return [...(isName ? [{ ...filled, name }] : []), ...(property ? [{ ...filled, ...property }] : [])];
}

/** `n.E||(n.E={})`, also where it is given to a name on the way. */
function propertyMade(node: Node): Pick<Filled, "name" | "key"> | undefined {
  if (node.type === "AssignmentExpression") return propertyMade(node.right);
  if (node.type !== "LogicalExpression" || node.operator !== "||") return undefined;
  const { left, right } = node;
  const key = memberName(left);
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier" || key === undefined)
    return propertyMade(right);
  return right.type === "AssignmentExpression" ? { name: left.object, key } : undefined;
}

interface MethodEntry {
  readonly key: string;
  readonly value: Expression;
}

/** `{key:"get",value:function(){...}}` */
function methodEntry(entry: ObjectExpression): MethodEntry | undefined {
  let key: string | undefined;
  let value: Expression | undefined;
  for (const property of entry.properties) {
    if (property.type !== "Property") continue;
    const name = keyName(property.key, property.computed);
    if (name === "key") key = literalString(property.value);
    if (name === "value" && isFunction(property.value)) value = property.value;
  }
  return key !== undefined && value ? { key, value } : undefined;
}
