/**
 * Members of classes and of their instances: methods, accessors and fields, parents included. A field is what any method
 * writes to it; parameters of the constructor are what it was called with, or what dependency injection hands in.
 */
import type { ComputedWrite, FieldWrite } from "../scope/class-fields.ts";
import { constructorOf, membersOf, methodAround, setterAt, superCall } from "../scope/class-fields.ts";
import { isMadeOften } from "../scope/writes-by-use.ts";
import type { Node } from "../syntax/nodes.ts";
import { withControls } from "./angular-forms.ts";
import { evaluateArguments } from "./arguments.ts";
import { loweredClass } from "./es5-class.ts";
import type { Evaluation } from "./evaluation.ts";
import { isError } from "./global-name.ts";
import { injectedArguments } from "./injection.ts";
import { gotOf } from "./private-members.ts";
import {
  ANY_KEY,
  type ClassValue,
  type Frame,
  type Instance,
  type Layer,
  UNDEFINED,
  union,
  type Value,
} from "./value.ts";
import { writesForEach } from "./writes-for-each.ts";

/** Most classes of which each is the parent of the one before; classes of hostile code may be their own parents. */
const MAX_PARENTS = 32;

/** A method or field of a class, its parents included. `self` is what `this` is in the method. */
export function classMember(
  cls: ClassValue,
  key: string,
  isStatic: boolean,
  self: Value,
  ev: Evaluation,
): Value | undefined {
  let of: ClassValue | undefined = cls;
  for (let parents = 0; of && parents <= MAX_PARENTS; parents++) {
    const member = ownMember(of, key, isStatic, self, ev);
    if (member) return member;
    of = parentOf(of, ev);
  }
  return undefined;
}

function ownMember(cls: ClassValue, key: string, isStatic: boolean, self: Value, ev: Evaluation): Value | undefined {
  const outside = isStatic ? cls.written : undefined;
  if (outside?.layers.some((layer) => layer.kind === "lazy" && layer.key === key)) {
    const found = ev.member(outside, key);
    const value = (found.kind === "this" && ev.anySelf(found)) || found;
    return value.kind === "function" ? { ...value, self } : value;
  }
  const member = membersOf(cls.node.body)[isStatic ? "ofClass" : "own"].get(key);
  if (!member?.value) return undefined;
  const value = ev.apply(ev.evaluate(member.value, cls.module), cls.env);
  if (member.type === "MethodDefinition" && member.kind === "get" && value.kind === "function")
    return gotOf(value, self, ev);
  return value.kind === "function" ? { ...value, self } : ev.apply(value, [{ of: cls.node, args: [], self }]);
}

function parentOf({ node, module, env }: ClassValue, ev: Evaluation): ClassValue | undefined {
  const given = node.superClass ? ev.apply(ev.evaluate(node.superClass, module), env) : undefined;
  const parent = given?.kind === "function" ? loweredClass(given) : given;
  return parent?.kind === "class" && parent.node !== node ? parent : undefined;
}

/** The parents of a class, the nearest first. */
export function parentsOf(cls: ClassValue, ev: Evaluation): readonly ClassValue[] {
  const parents: ClassValue[] = [];
  for (let of = parentOf(cls, ev); of && parents.length < MAX_PARENTS; of = parentOf(of, ev)) parents.push(of);
  return parents;
}

/** A class and its parents, up to the one whose constructor `new` calls; empty where none has one. */
export function madeBy(cls: ClassValue, ev: Evaluation): readonly ClassValue[] {
  const line = [cls, ...parentsOf(cls, ev)];
  return line.slice(0, line.findIndex(({ node }) => constructorOf(node)) + 1);
}

export function instanceMember(instance: Instance, key: string, ev: Evaluation): Value {
  const { written: outside } = instance;
  if (key === "constructor") return instance.of;
  if (outside?.layers.some((layer) => "key" in layer && layer.key === key)) return ev.member(outside, key);
  const own = classMember(instance.of, key, false, instance, ev);
  if (own?.kind === "function") return own;
  const hole: Value = { kind: "member", object: instance, key };
  const isChanged = isChangedFromOutside(instance, key, ev);
  if (isChanged && !instance.isAlone) return hole;
  const written = writtenValues(instance.of, key, instance, argumentsOf(instance, ev), ev);
  const values = [...(own ? [own] : []), ...written];
  if (values.length === 0) return isChanged ? UNDEFINED : hole;
  const there = values.filter(
    (value) => value.kind !== "constant" || (value.value !== undefined && value.value !== null),
  );
  return withControls(union(there.length > 0 ? there : values), addedControls(instance.of, key, ev));
}

/** What the constructor is called with; nothing where that is open. */
function argumentsOf({ of, args, any }: Instance, ev: Evaluation): readonly Value[] | undefined {
  if (args.length > 0 || !constructorOf(of.node)?.params.length) return any ? undefined : args;
  return injectedArguments(of, ev) ?? (any ? undefined : args);
}

function writtenValues(
  cls: ClassValue,
  key: string,
  self: Instance,
  args: readonly Value[] | undefined,
  ev: Evaluation,
  parents = 0,
  isSet = key !== "message",
): readonly Value[] {
  const maker = constructorOf(cls.node);
  const frame: Frame = { of: args && maker ? maker : cls.node, args: args ?? [], self };
  const fields = ev.fieldsOf(cls.node, cls.module.script.scopes);
  const isDone = ({ node }: FieldWrite): boolean => !self.isAlone || !isFromOutside(node, key, cls, self, ev);
  const own = [
    ...fieldValues((fields.writes.get(key) ?? []).filter(isDone), cls, frame, ev),
    ...fields.computed.flatMap((write) => computedValues(write, key, cls, frame, ev)),
    ...fields.copied.map((node) => ev.member(ev.apply(ev.evaluate(node, cls.module), [frame, ...cls.env]), key)),
  ];
  const parent = parentOf(cls, ev);
  const given = maker && superCall(maker)?.arguments;
  const passed = given
    ? evaluateArguments(given, cls.module, ev).map((value) => ev.apply(value, [frame, ...cls.env]))
    : args;
  // `class Full extends Error { constructor(dock, words) { super(words) } }`: the language keeps the first argument
  const base = isSet || own.length > 0 ? null : cls.node.superClass;
  if (!parent && passed && base && isError(ev.evaluate(base, cls.module))) return passed.slice(0, 1);
  if (!parent || parents >= MAX_PARENTS) return own;
  return [...own, ...writtenValues(parent, key, self, passed, ev, parents + 1, isSet || own.length > 0)];
}

/** Whether whoever has an instance writes it by a method, where it is not the only one of its class. */
function isChangedFromOutside(instance: Instance, key: string, ev: Evaluation): boolean {
  const { of, any, isAlone } = instance;
  if (any || (!isAlone && !isMadeOften(of.node, of.module.script.scopes))) return false;
  return [of, ...parentsOf(of, ev)].some((cls) =>
    (ev.fieldsOf(cls.node, cls.module.script.scopes).writes.get(key) ?? []).some(({ node }) =>
      isFromOutside(node, key, cls, instance, ev),
    ),
  );
}

/** Whether only a method writes it that nobody but the holders of an instance calls. */
function isFromOutside(node: Node, key: string, cls: ClassValue, { of }: Instance, ev: Evaluation): boolean {
  const { asked } = ev.fieldsOf(cls.node, cls.module.script.scopes);
  const name = setterAt(cls.node, node, key, asked);
  const line = [of, ...parentsOf(of, ev)];
  return (
    name !== undefined && !line.some(({ node, module }) => ev.fieldsOf(node, module.script.scopes).asked.has(name))
  );
}

/** `methods.forEach((method) => { this[method] = (path) => ... })` */
const computedValues = (
  write: ComputedWrite,
  key: string,
  cls: ClassValue,
  frame: Frame,
  ev: Evaluation,
): readonly Value[] =>
  eachWritten(write, cls, frame, ev).flatMap((layer) =>
    layer.kind === "entry" && layer.key === key ? [layer.value] : [],
  );

/** One entry for each element of a known list that a computed write goes through. */
function eachWritten(
  write: ComputedWrite,
  { node, module, env }: ClassValue,
  frame: Frame,
  ev: Evaluation,
): readonly Layer[] {
  const around = methodAround(node, write.value);
  const layers = around ? writesForEach(around, write, module, ev) : [];
  return layers.map((layer) =>
    "value" in layer ? { ...layer, value: ev.apply(layer.value, [frame, ...env]) } : layer,
  );
}

function fieldValues(writes: readonly FieldWrite[], cls: ClassValue, frame: Frame, ev: Evaluation): readonly Value[] {
  const read = ({ node }: FieldWrite): Value => ev.apply(ev.evaluate(node, cls.module), [frame, ...cls.env]);
  const whole = writes.filter(({ key }) => !key).map(read);
  const entries = writes.flatMap((write): readonly Layer[] => {
    if (!write.key) return [];
    const each = eachWritten({ key: write.key, value: write.node }, cls, frame, ev);
    return each.length > 0 ? each : [{ kind: "entry", key: ANY_KEY, value: read(write) }];
  });
  return entries.length > 0 ? [...whole, { kind: "object", layers: entries }] : whole;
}

/** What the class's own methods add to a form. */
const addedControls = ({ node, module }: ClassValue, key: string, ev: Evaluation): readonly Layer[] =>
  (ev.fieldsOf(node, module.script.scopes).controls.get(key) ?? []).map((control) => ({
    kind: "entry",
    key: control.name,
    value: ev.evaluate(control.node, module),
  }));
