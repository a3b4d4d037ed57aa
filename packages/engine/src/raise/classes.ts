/**
 * Classes as compilers write them for ES5, as classes. A function that is called on the spot makes a constructor, gives it a
 * parent and members, and gives it back:
 *
 * - `function(e){inherits(t,e);function t(n){return e.call(this,n)||this}t.prototype.get=function(){...};return t}(Base)` (TypeScript)
 * - `function(e){function t(n){check(this,t);return callSuper(this,t,[n])}inherits(t,e);return createClass(t,[{key:"get",value:
 *   function(){...}}],[...])}(Base)` (Babel 6 to 8, SWC 1; also `var r=t.prototype;r.get=function(){...};return t`); without a parent also `createClass(function t(){check(this,t)},[...])`
 *
 * Minifiers leave out the parameter, and write the helpers in place: `(n=[{key:"get",...}])&&define(t.prototype,n)`.
 */

import { pushAll } from "../lists.ts";
import { keyName, literalString, literalValue, memberName } from "../syntax/literals.ts";
import type {
  Argument,
  CallExpression,
  Class,
  Expression,
  FunctionLike,
  FunctionNode,
  Node,
  PropertyKey,
  Statement,
} from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { operandsOf } from "../syntax/operands.ts";
import { propertyName } from "../syntax/property-name.ts";
import { walk } from "../syntax/walk.ts";
import { endOf } from "./async.ts";
import { keyNamed } from "./build.ts";
import { constructorOf, isCheck, type SuperForms, superCall } from "./constructors.ts";
import { rewrite } from "./rewrite.ts";
import type { Work } from "./work.ts";

type Member = Class["body"]["body"][number];
type ArrayExpression = Extract<Node, { type: "ArrayExpression" }>;

/** A class in the place of the call that makes one; the call itself where it makes none. */
export function raisedClass(call: CallExpression, work: Work): Expression {
  return wrappedClass(call, call.callee, work) ?? madeInPlace(call, work) ?? call;
}

/** `function t(){check(this,t),...}`: a class without a parent and members. */
export function raisedConstructor(fn: FunctionLike, work: Work): Expression | undefined {
  if (fn.type !== "FunctionExpression" || !fn.id || !work.affords(fn) || !isChecked(fn, fn.id.name)) return undefined;
  const { name } = fn.id;
  return classOf({ at: fn, name: fn.id, parent: undefined, maker: fn, members: [], own: new Set([name]) });
}

/** Whether a call may make a class: of a function that gives back a function that it declares, or of a constructor in place. */
export function mayMakeClass(node: Node): boolean {
  if (node.type !== "CallExpression") return false;
  const { callee: fn } = node;
  if (node.arguments[0]?.type === "FunctionExpression") return true;
  if (!isFunction(fn)) return false;
  const end = endOf(fn);
  return (
    end !== undefined &&
    classNamed(end.value) !== undefined &&
    [...end.before, ...end.behind].some((one) => makersIn(one).length > 0)
  );
}

/** `createClass(function t(){...},[{key:"get",value:function(){...}}],[...])` */
function madeInPlace(call: CallExpression, work: Work): Expression | undefined {
  const [maker, list, statics, ...more] = call.arguments;
  if (maker?.type !== "FunctionExpression" || more.length > 0 || !work.affords(call)) return undefined;
  const [own, ofClass] = [membersIn(list, false), membersIn(statics, true)];
  if (!own || !ofClass) return undefined;
  const members = [...own, ...ofClass];
  const name = maker.id?.name;
  const isClass = members.length > 0 || (name !== undefined && isChecked(maker, name));
  if (!isClass || (list && !isList(list)) || (statics && !isList(statics))) return undefined;
  return classOf({ at: call, name: maker.id, parent: undefined, maker, members, own: new Set(name ? [name] : []) });
}

/** A list of members, or nothing in its place: `null`, `void 0`. */
const isList = (node: Argument): boolean =>
  node.type === "ArrayExpression" || node.type === "Literal" || node.type === "UnaryExpression";

/** What the function around a class says of it. */
interface Parts {
  /** Names of the constructor. */
  readonly own: Set<string>;
  /** Lists of members by name. */
  readonly lists: Map<string, ArrayExpression>;
  /** Names of functions that construct the parent: `r=createSuper(t)`. */
  readonly supers: Set<string>;
  /** Other names of what the instances have: `r=t.prototype` (SWC 1, Babel in loose mode). */
  readonly prototypes: Set<string>;
  readonly members: Member[];
  parent: Expression | undefined;
  isKnown: boolean;
}

function wrappedClass(call: CallExpression, fn: Node, work: Work): Expression | undefined {
  if (!isFunction(fn) || fn.async || fn.generator || fn.params.length > 1 || call.arguments.length > 1)
    return undefined;
  const end = endOf(fn);
  const name = end && classNamed(end.value);
  if (!end || name === undefined || !work.affords(call)) return undefined;
  const statements = [...end.before, ...end.behind];
  const makers = statements.flatMap((one) => makersIn(one));
  const parts: Parts = {
    own: new Set([name]),
    lists: new Map(),
    supers: new Set(),
    prototypes: new Set(),
    members: [],
    parent: undefined,
    isKnown: true,
  };
  addNames(statements, parts);
  const maker = makers.find(({ id }) => id && parts.own.has(id.name));
  if (!maker) return undefined;
  for (const one of statements) readStatement(one, maker, parts);
  // `createClass(t)`, of a class without members
  if (end.value.type === "CallExpression" && end.value.arguments.length > 1) readEffect(end.value, parts);
  const isClass = parts.members.length > 0 || parts.parent !== undefined || isChecked(maker, name);
  if (!isClass || !parts.isKnown) return undefined;
  const [param] = fn.params;
  const [given] = call.arguments;
  const parameter = param?.type === "Identifier" ? param.name : undefined;
  if (param && (parameter === undefined || !given || given.type === "SpreadElement")) return undefined;
  const isParam = parts.parent?.type === "Identifier" && parts.parent.name === parameter;
  const parent = isParam && given?.type !== "SpreadElement" ? given : parts.parent;
  const supers = new Set([...parts.supers, ...(parameter === undefined ? [] : [parameter])]);
  if (parts.parent?.type === "Identifier") supers.add(parts.parent.name);
  const made = classOf({ at: call, name: maker.id, parent, maker, members: parts.members, own: parts.own, supers });
  // what still reads the parameter would read another name outside of the function
  return parameter !== undefined && reads(made, parameter, parent) ? undefined : made;
}

/** `t`, `createClass(t,[...])` */
function classNamed(value: Expression): string | undefined {
  const node = value.type === "CallExpression" ? value.arguments[0] : value;
  return node?.type === "Identifier" ? node.name : undefined;
}

/** Functions that a statement names: `function t(){...}`, `var t=function(){...}` */
function makersIn(statement: Statement): readonly FunctionLike[] {
  if (statement.type === "FunctionDeclaration") return [statement];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init?.type === "FunctionExpression" ? [{ ...init, id }] : [],
  );
}

/** Other names of the constructor, lists by name: `e=t`, `(n=[...])&&define(e.prototype,n)`. */
function addNames(statements: readonly Statement[], parts: Parts): void {
  const { own, lists, supers, prototypes } = parts;
  const add = (name: string, value: Node): void => {
    if (value.type === "ArrayExpression") lists.set(name, value);
    if (value.type === "Identifier" && own.has(value.name)) own.add(name);
    else if (value.type === "Identifier" && own.has(name)) own.add(value.name);
    const [first, ...more] = value.type === "CallExpression" ? value.arguments : [];
    if (first?.type === "Identifier" && own.has(first.name) && more.length === 0) supers.add(name);
    if (constructsReflected(value)) supers.add(name);
    if (ownerOf(value, parts) === "instance") prototypes.add(name);
  };
  for (const statement of statements) {
    if (isFunction(statement)) continue;
    walk(statement, (node) => {
      if (isFunction(node)) return false;
      if (node.type === "AssignmentExpression" && node.operator === "=" && node.left.type === "Identifier")
        add(node.left.name, node.right);
      if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
        add(node.id.name, node.init);
      return undefined;
    });
  }
}

/**
 * `(r=t,o=function(){...}(),function(){...Reflect.construct(e,arguments,n)...})`: `createSuper(t)` of Babel 7.9 to 7.22, written
 * in place.
 */
function constructsReflected(value: Node): boolean {
  const made = value.type === "SequenceExpression" ? value.expressions.at(-1) : value;
  if (made?.type !== "FunctionExpression" || made.params.length > 0 || !made.body) return false;
  let found = false;
  walk(made.body, (node) => {
    if (found || isFunction(node)) return false;
    const { object } = node.type === "MemberExpression" ? node : {};
    if (object?.type === "Identifier" && object.name === "Reflect" && memberName(node) === "construct") found = true;
    return undefined;
  });
  return found;
}

function readStatement(statement: Statement, maker: FunctionLike, parts: Parts): void {
  if (statement.type === "FunctionDeclaration") {
    if (statement !== maker) parts.isKnown = false;
    return;
  }
  if (statement.type === "VariableDeclaration") {
    for (const { id, init } of statement.declarations) {
      if (!init || (id.type === "Identifier" && parts.own.has(id.name) && isFunction(init))) continue;
      if (id.type === "Identifier") readAssigned(id.name, init, parts);
      else parts.isKnown = false;
    }
    return;
  }
  if (statement.type !== "ExpressionStatement") parts.isKnown = false;
  else if (typeof statement.directive !== "string") readEffect(statement.expression, parts);
}

function readAssigned(name: string, value: Expression, parts: Parts): void {
  const isNamed = [parts.own, parts.lists, parts.supers, parts.prototypes].some((names) => names.has(name));
  if (!isNamed) parts.isKnown = false;
  else if (value.type === "AssignmentExpression") readEffect(value, parts);
}

/** One expression of the function around a class. */
function readEffect(node: Expression, parts: Parts): void {
  switch (node.type) {
    case "SequenceExpression":
      for (const one of node.expressions) readEffect(one, parts);
      return;
    case "LogicalExpression":
      // `(n=[...])&&define(t.prototype,n)`
      for (const one of operandsOf(node)) readEffect(one as Expression, parts);
      return;
    // `!function(e,t){...}(t,e)`
    case "UnaryExpression":
      readEffect(node.argument, parts);
      return;
    case "AssignmentExpression":
      readAssignment(node, parts);
      return;
    case "CallExpression":
      readCall(node, parts);
      return;
    case "Literal":
    case "Identifier":
      return;
    default:
      parts.isKnown = false;
  }
}

function readAssignment(node: Extract<Node, { type: "AssignmentExpression" }>, parts: Parts): void {
  const { left, right } = node;
  if (left.type === "Identifier") {
    readAssigned(left.name, right, parts);
    return;
  }
  const name = memberName(left);
  const owner = left.type === "MemberExpression" ? ownerOf(left.object, parts) : undefined;
  const key = left.type === "MemberExpression" ? (name ?? left.property) : undefined;
  if (!owner || key === undefined || key === "prototype") parts.isKnown = false;
  else parts.members.push(memberOf(key, "method", right, owner === "class", left));
}

/** Whose members are written: those of the class (`t`), or of its instances (`t.prototype`). */
function ownerOf(node: Node, { own, prototypes }: Parts): "class" | "instance" | undefined {
  if (node.type === "Identifier" && prototypes.has(node.name)) return "instance";
  if (node.type === "Identifier") return own.has(node.name) ? "class" : undefined;
  const isPrototype = memberName(node) === "prototype" && node.type === "MemberExpression";
  return isPrototype && node.object.type === "Identifier" && own.has(node.object.name) ? "instance" : undefined;
}

function readCall(node: CallExpression, parts: Parts): void {
  const [first, second, third, ...more] = node.arguments;
  const owner = first && ownerOf(first, parts);
  if (!owner || more.length > 0) {
    parts.isKnown = false;
    return;
  }
  const key = literalString(second);
  if (key === "prototype") {
    // `defineProperty(t,"prototype",{writable:!1})`
    if (third && !isPlainObject(third)) parts.isKnown = false;
    return;
  }
  if (key !== undefined) {
    const found = third && third.type !== "SpreadElement" ? described(key, third, owner === "class", node) : undefined;
    if (found) pushAll(parts.members, found);
    else parts.isKnown = false;
    return;
  }
  if (!second) {
    parts.isKnown = false;
    return;
  }
  const lists = [listOf(second, parts), third && listOf(third, parts)];
  if (lists[0] || lists[1] || isList(second)) {
    // `define(t,statics)` beside `define(t.prototype,methods)`; `createClass(t,[...],[...])` has its lists in place
    const areStatic = owner === "class" && second.type === "Identifier" && node.arguments.length === 2;
    const [own, ofClass] = [membersIn(lists[0], areStatic), membersIn(lists[1], true)];
    if (own && ofClass) pushAll(parts.members, [...own, ...ofClass]);
    else parts.isKnown = false;
    return;
  }
  if (second.type === "SpreadElement" || third || parts.parent) parts.isKnown = false;
  else parts.parent = parentIn(second);
}

const isPlainObject = (node: Argument): boolean =>
  node.type === "ObjectExpression" &&
  node.properties.every((one) => one.type === "Property" && literalValue(one.value) !== undefined);

/** A list in place, or by a name under which it is taken once. */
function listOf(node: Argument, { lists }: Parts): ArrayExpression | undefined {
  if (node.type !== "Identifier") return node.type === "ArrayExpression" ? node : undefined;
  const list = lists.get(node.name);
  lists.set(node.name, { type: "ArrayExpression", elements: [], start: node.start, end: node.end });
  return list;
}

/** `wrapNativeSuper(Error)` is `Error`. */
function parentIn(node: Expression): Expression {
  const [only, ...more] = node.type === "CallExpression" ? node.arguments : [];
  return only?.type === "Identifier" && more.length === 0 ? only : node;
}

/** `Object.defineProperty(t.prototype,"kind",{get:function(){...}})`, `defineProperty(t,"LIMIT",20)` */
function described(
  key: string,
  value: Expression,
  isStatic: boolean,
  at: CallExpression,
): readonly Member[] | undefined {
  const isPlatform = memberName(at.callee) === "defineProperty";
  if (!isPlatform) return [memberOf(key, "method", value, isStatic, at)];
  return value.type === "ObjectExpression" ? accessorsIn(value, key, isStatic) : undefined;
}

function accessorsIn(
  { properties }: Extract<Node, { type: "ObjectExpression" }>,
  key: Key,
  isStatic: boolean,
): readonly Member[] {
  return properties.flatMap((property) => {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property") return [];
    if (name === "value") return [memberOf(key, "method", property.value, isStatic, property)];
    return name === "get" || name === "set" ? [memberOf(key, name, property.value, isStatic, property)] : [];
  });
}

/** `[{key:"get",value:function(){...}},{key:"kind",get:function(){...}}]` */
function membersIn(list: Node | undefined, isStatic: boolean): readonly Member[] | undefined {
  if (list?.type !== "ArrayExpression") return [];
  const members: Member[] = [];
  for (const entry of list.elements) {
    const named = propertyOf(entry ?? undefined, "key");
    const found =
      named && entry?.type === "ObjectExpression" ? accessorsIn(entry, literalString(named) ?? named, isStatic) : [];
    if (found.length === 0) return undefined;
    pushAll(members, found);
  }
  return members;
}

/** A name, or what gives one: `[Symbol.iterator]`. */
type Key = string | PropertyKey;

/** A method or an accessor of a function, else a field. */
function memberOf(name: Key, kind: "method" | "get" | "set", value: Expression, isStatic: boolean, at: Node): Member {
  const { start, end } = { start: Math.min(at.start, value.start), end: Math.max(at.end, value.end) };
  const isNamed = typeof name === "string";
  const key = isNamed ? keyNamed(name, { start, end: start }) : name;
  const base = { decorators: [], key, computed: !isNamed, static: isStatic, start, end };
  return value.type === "FunctionExpression"
    ? { type: "MethodDefinition", kind, value, ...base }
    : { type: "PropertyDefinition", value, ...base };
}

interface Raised {
  readonly at: Node;
  readonly name: FunctionLike["id"];
  readonly parent: Expression | undefined;
  readonly maker: FunctionLike;
  readonly members: readonly Member[];
  readonly own: ReadonlySet<string>;
  readonly supers?: ReadonlySet<string>;
}

function classOf({ at, name, parent, maker, members, own, supers = new Set() }: Raised): Expression {
  const forms: SuperForms = { own, supers: parent ? supers : new Set() };
  const made = constructorOf(maker, forms);
  const all = [...(made ? [made] : []), ...members.map((member) => (parent ? withSuper(member, forms) : member))];
  const { start, end } = at;
  return {
    type: "ClassExpression",
    decorators: [],
    id: name,
    superClass: parent ?? null,
    body: { type: "ClassBody", body: all, start, end },
    start,
    end,
  };
}

/** `e.prototype.get.call(this,path)` calls the parent's method. */
const withSuper = (member: Member, forms: SuperForms): Member =>
  rewrite(
    member,
    () => true,
    (node) => superCall(node, forms) ?? node,
  );

/** Whether a function makes sure that it is called with `new`: `check(this,t)`. */
function isChecked({ body }: FunctionLike, name: string): boolean {
  const own = new Set([name]);
  let found = false;
  if (body)
    walk(body, (node) => {
      if (found || (isFunction(node) && node.type !== "ArrowFunctionExpression")) return false;
      if (isCheck(node, own)) found = true;
      return undefined;
    });
  return found;
}

/** Whether code reads a name; `except`: a part that stands outside of it. */
function reads(root: Node, name: string, except: Node | undefined): boolean {
  const keys = new Set<Node>();
  let found = false;
  walk(root, (node) => {
    if (found || node === except) return false;
    if (isFunction(node) && declares(node, name)) return false;
    const key = propertyName(node);
    if (key) keys.add(key);
    if (node.type === "Identifier" && node.name === name && !keys.has(node)) found = true;
    return undefined;
  });
  return found;
}

/** Whether a name is the function's own. */
function declares(fn: FunctionNode, name: string): boolean {
  const isNamed = (node: Node): boolean => node.type === "Identifier" && node.name === name;
  let found = fn.params.some(isNamed);
  if (fn.body)
    walk(fn.body, (node) => {
      if (found || isFunction(node)) return false;
      if (node.type === "VariableDeclarator" && isNamed(node.id)) found = true;
      return undefined;
    });
  return found;
}
