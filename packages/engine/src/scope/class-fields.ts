/**
 * What code writes to the fields of a class, in its constructor and in all other methods: `this.io = connect()`, the
 * helper for fields of lowered code, `define(this, "io", connect())`, and entries of a table, `this.open[name] = socket`;
 * and what it adds to an Angular form in a field, `this.form.addControl("code", control)`.
 */
import { addTo } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import { rememberFor } from "../remember.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import type { CallExpression, Class, ClassBody, FunctionNode, Node } from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";
import { walk } from "../syntax/walk.ts";
import type { ScopeTree } from "./binding.ts";
import { thisMeant } from "./names-of-this.ts";
import { privateWrite } from "./private-fields.ts";

/** One write; `key` where it is an entry of the field's table, under a key that is not fixed. */
export interface FieldWrite {
  readonly node: Node;
  readonly key?: Node;
}

/** A control that a form gets after it was made. */
export interface AddedControl {
  readonly name: string;
  readonly node: Node;
}

/** A property of a name that is computed. */
export interface ComputedWrite {
  readonly key: Node;
  readonly value: Node;
}

export interface ClassFields {
  readonly writes: ReadonlyMap<string, readonly FieldWrite[]>;
  /** `this[key] = value` */
  readonly computed: readonly ComputedWrite[];
  /** `Object.assign(this, options)`: what gives the instance all that it has. */
  readonly copied: readonly Node[];
  /** By the field that holds the form. */
  readonly controls: ReadonlyMap<string, readonly AddedControl[]>;
  /** What the class asks of itself, `this.load`, but for steps of a builder: other methods are called from outside alone. */
  readonly asked: Asked;
}

/** By the name the functions that ask for it. */
type Asked = ReadonlyMap<string, ReadonlySet<Node>>;

/** Most returns of a step of a builder. */
const MAX_RETURNS = 12;

/** Most writes to one field that are remembered, and most controls of one form. */
const MAX_WRITES = 12;

export function classFields(cls: Class, { thisOf, bindingOf }: ScopeTree): ClassFields {
  const writes = new Map<string, FieldWrite[]>();
  const controls = new Map<string, AddedControl[]>();
  const computed: ComputedWrite[] = [];
  const copied: Node[] = [];
  const asked = new Map<string, Set<Node>>();
  const targets = new Set<Node>();
  // a method that reads thousands of fields is one method
  const steps = new Map<FunctionNode | undefined, boolean>();
  const isSelf = (node: Node | undefined): boolean => {
    const own = node && thisMeant(node, { bindingOf });
    return own !== undefined && thisOf.get(own) === cls;
  };
  const add: Add = (name, node, key) => remember(writes, name, { node, ...(key && { key }) });
  walk(cls.body, (node) => {
    if (isClass(node)) return false;
    if (node.type === "CallExpression") {
      noteHelper(node, isSelf, add);
      noteAssigned(node, isSelf, add, copied);
      const hidden = privateWrite(node, { bindingOf });
      if (hidden && isSelf(hidden.self)) add(hidden.name, hidden.value);
      noteControl(node, isSelf, (form, control) => remember(controls, form, control));
    }
    if (node.type === "AssignmentExpression" && node.operator === "=") targets.add(node.left);
    const isRead = node.type === "MemberExpression" && !targets.has(node) && isSelf(node.object);
    const own = isRead ? keyName(node.property, node.computed) : undefined;
    const by = own === undefined ? undefined : methodAround(cls, node);
    if (own !== undefined && !steps.has(by)) steps.set(by, isStep(by, cls, isSelf));
    if (own !== undefined && !steps.get(by)) addTo(asked, own, by ?? cls);
    if (node.type === "AssignmentExpression" && node.operator !== "+=") {
      noteWrite(node, isSelf, add);
      const write = node.operator === "=" ? computedOn(node, isSelf) : undefined;
      if (write && computed.length < MAX_WRITES) computed.push(write);
    }
    return undefined;
  });
  return { writes, computed, copied, controls, asked };
}

/** Most steps of a builder that give back what another one gives. */
const MAX_STEPS = 3;

/** `method(name) { ...; return this }`, `post() { return this.method("POST") }`: all that it does is seen where it is called. */
function isStep(fn: FunctionNode | undefined, cls: Class, isSelf: (node: Node) => boolean, depth = 0): boolean {
  const returned = fn ? ownReturns(fn, MAX_RETURNS).map(lastExpression) : [];
  return (
    returned.length > 0 &&
    returned.every((one) => {
      if (one.type !== "CallExpression") return isSelf(one);
      const { callee } = one;
      if (depth >= MAX_STEPS || callee.type !== "MemberExpression" || !isSelf(callee.object)) return false;
      const next = membersOf(cls.body).own.get(keyName(callee.property, callee.computed) ?? "")?.value;
      return next ? isFunction(next) && isStep(next, cls, isSelf, depth + 1) : cls.superClass !== null;
    })
  );
}

function remember<T>(lists: Map<string, T[]>, name: string | undefined, one: T): void {
  if (name === undefined) return;
  const list = lists.get(name);
  if (!list) lists.set(name, [one]);
  else if (list.length < MAX_WRITES) list.push(one);
}

type Add = (name: string | undefined, node: Node, key?: Node) => void;

function noteWrite(
  { left, right }: Extract<Node, { type: "AssignmentExpression" }>,
  isSelf: (node: Node) => boolean,
  add: Add,
): void {
  if (left.type !== "MemberExpression") return;
  const { object } = left;
  if (isSelf(object)) add(keyName(left.property, left.computed), right);
  else if (object.type === "MemberExpression" && left.computed && isSelf(object.object))
    add(keyName(object.property, object.computed), right, left.property);
}

/** `this[method] = (path) => ...` */
function computedOn(
  { left, right }: Extract<Node, { type: "AssignmentExpression" }>,
  isSelf: (node: Node) => boolean,
): ComputedWrite | undefined {
  if (left.type !== "MemberExpression" || !left.computed || !isSelf(left.object)) return undefined;
  return keyName(left.property, true) === undefined ? { key: left.property, value: right } : undefined;
}

/** esbuild's `__publicField(this, "x", v)`, TypeScript's and Babel's `_defineProperty(this, "x", v)`. */
function noteHelper({ arguments: args }: CallExpression, isSelf: (node: Node | undefined) => boolean, add: Add): void {
  const { 0: self, 1: name, 2: value } = args;
  if (args.length === 3 && value && isSelf(self)) add(literalString(name), value);
}

/** `Object.assign(this, {http, base})`, `Object.assign(this, options)` */
function noteAssigned(
  { callee, arguments: [self, ...given] }: CallExpression,
  isSelf: (node: Node) => boolean,
  add: Add,
  copied: Node[],
): void {
  if (memberName(callee) !== "assign" || !self || !isSelf(self)) return;
  for (const one of given) {
    if (one.type !== "ObjectExpression" && one.type !== "SpreadElement" && copied.length < MAX_WRITES) copied.push(one);
    for (const property of one.type === "ObjectExpression" ? one.properties : [])
      if (property.type === "Property") add(keyName(property.key, property.computed), property.value);
  }
}

/** `FormGroup` of `@angular/forms`, 2 to 20. */
const ADDS_CONTROL = new Set(["addControl", "registerControl", "setControl"]);

function noteControl(
  { callee, arguments: args }: CallExpression,
  isSelf: (node: Node) => boolean,
  add: (form: string | undefined, control: AddedControl) => void,
): void {
  if (callee.type !== "MemberExpression" || callee.object.type !== "MemberExpression") return;
  if (!ADDS_CONTROL.has(keyName(callee.property, callee.computed) ?? "")) return;
  const { object: form } = callee;
  const name = literalString(args[0]);
  const node = args[1];
  if (name !== undefined && node && isSelf(form.object)) add(keyName(form.property, form.computed), { name, node });
}

export function constructorOf(cls: Class): FunctionNode | undefined {
  const found = membersOf(cls.body).own.get("constructor");
  return found?.type === "MethodDefinition" && found.kind === "constructor" ? found.value : undefined;
}

type Member = Exclude<ClassBody["body"][number], { readonly type: "StaticBlock" | "TSIndexSignature" }>;

interface Members {
  readonly own: ReadonlyMap<string, Member>;
  readonly ofClass: ReadonlyMap<string, Member>;
}

/** The first of each name that has a value: a class of thousands of fields is asked for each of them. */
export const membersOf = rememberFor(({ body }: ClassBody): Members => {
  const [own, ofClass] = [new Map<string, Member>(), new Map<string, Member>()];
  for (const member of body) {
    if (member.type === "StaticBlock" || member.type === "TSIndexSignature" || !member.value) continue;
    const [name, to] = [keyName(member.key, member.computed), member.static ? ofClass : own];
    if (name !== undefined && !to.has(name)) to.set(name, member);
  }
  return { own, ofClass };
});

/** The arguments of `super(...)`. */
export function superCall(fn: FunctionNode): CallExpression | undefined {
  let found: CallExpression | undefined;
  if (fn.body)
    walk(fn.body, (node) => {
      if (node.type === "CallExpression" && node.callee.type === "Super") found ??= node;
      return found ? false : undefined;
    });
  return found;
}

const byEnd = rememberFor(({ body }: ClassBody) => body.toSorted((a, b) => a.end - b.end));

/** The method of a class in which a place stands: one of thousands, for each of thousands of places. */
export function methodAround(cls: Class | ClassBody, { start, end }: Node): FunctionNode | undefined {
  const members = byEnd(cls.type === "ClassBody" ? cls : cls.body);
  for (let at = partitionPoint(members, (one) => one.end >= end); at < members.length; at++) {
    const member = members[at];
    if (!member || member.start > start) break;
    if (member.type === "MethodDefinition") return member.value;
    const value = member.type === "PropertyDefinition" ? member.value : undefined;
    if (value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression") return value;
  }
  return undefined;
}

/** The names of methods; of the constructor and of accessors none. */
const methodNames = rememberFor((body: ClassBody): ReadonlyMap<Node, string> => {
  const out = new Map<Node, string>();
  for (const [name, member] of membersOf(body).own)
    if (member.value && (member.type !== "MethodDefinition" || member.kind === "method")) out.set(member.value, name);
  return out;
});

/**
 * The name of the method in which a place stands, where the method only keeps what it is given: it asks neither for the field
 * nor for another method, unless it is a step.
 */
export function setterAt(cls: Class, place: Node, key: string, asked: Asked): string | undefined {
  const fn = methodAround(cls, place);
  const isBusy = fn && (asked.get(key)?.has(fn) || callers(asked, cls.body).has(fn));
  return fn && !isBusy ? methodNames(cls.body).get(fn) : undefined;
}

/** The functions that ask for methods. */
const callers = rememberFor(
  (asked: Asked, body: ClassBody): ReadonlySet<Node> =>
    new Set([...methodNames(body).values()].flatMap((name) => [...(asked.get(name) ?? [])])),
);

/** The functions of a class: its methods, and those in its fields, `handle = () => {...}`. */
export const functionsOf = ({ body }: Class): readonly FunctionNode[] =>
  body.body.flatMap((member) => {
    const value = member.type === "MethodDefinition" || member.type === "PropertyDefinition" ? member.value : undefined;
    return value && isFunction(value) ? [value] : [];
  });
