/** Properties of values. */
import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { formValue } from "./angular-forms.ts";
import { added } from "./arithmetic.ts";
import { interopDefault } from "./call.ts";
import { chosen, guarded } from "./condition.ts";
import { emberService, extendedMember } from "./ember-services.ts";
import { loweredClass } from "./es5-class.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { classMember, instanceMember } from "./instance.ts";
import { ofEach } from "./picked.ts";
import { textMember, urlMember } from "./text-methods.ts";
import type {
  ArrayValue,
  Choice,
  Env,
  FunctionValue,
  Instance,
  Layer,
  Lazy,
  ObjectValue,
  Result,
  Union,
  Value,
} from "./value.ts";
import { ANY_KEY, constant, isConstant, UNDEFINED, union, unknown } from "./value.ts";
import { stateMember } from "./vue-state.ts";
import { readObject } from "./writes-before.ts";

export function memberOf(object: Value, key: string, ev: Evaluation): Value {
  switch (object.kind) {
    case "object":
      return objectMember(object.layers, key, object, ev);
    case "array":
      return arrayMember(object, key) ?? { kind: "member", object, key };
    case "namespace":
      return namespaceMember(object.module, key, ev);
    case "function":
      return prototypeOf(object, key) ?? { kind: "member", object, key };
    case "class":
      if (key === "prototype") return { kind: "instance", of: object, args: [], any: true };
      return classMember(object, key, true, object, ev) ?? { kind: "member", object, key };
    case "instance":
      return ownOrInjected(object, key, ev);
    case "union":
      return memberOfEach(object, key, ev);
    case "choice":
      return {
        kind: "choice",
        first: ev.member(object.first, key),
        second: ev.member(object.second, key),
        when: "nullish",
      };
    case "external":
      // interop: the default of a library is the library
      return key === "default" ? object : { ...object, path: [...object.path, key] };
    case "global":
      return globalMember(object.path, key, ev);
    case "result":
      return resultMember(object, key, ev) ?? { kind: "member", object, key };
    case "constant":
      if (object.value === undefined || object.value === null) return UNDEFINED;
      return typeof object.value === "string" ? textMember(object, key) : unknown("runtime-value");
    case "this":
      return (
        ev.handed.ownMember(object, key, ev) ?? emberService(key, object.module, ev) ?? { kind: "member", object, key }
      );
    case "template":
      return urlMember(object, key) ?? { kind: "member", object, key };
    default:
      return { kind: "member", object, key };
  }
}

/** `Base.prototype` of a class that was lowered: what all of its instances have. */
function prototypeOf(fn: FunctionValue, key: string): Value | undefined {
  const of = key === "prototype" ? loweredClass(fn) : undefined;
  return of && { kind: "instance", of, args: [], any: true };
}

function ownOrInjected(object: Instance, key: string, ev: Evaluation): Value {
  const own = instanceMember(object, key, ev);
  if (own.kind !== "member" || own.object !== object) return own;
  return extendedMember(object.of, key, ev) ?? emberService(key, object.of.module, ev) ?? own;
}

function globalMember(path: readonly string[], key: string, ev: Evaluation): Value {
  const kept = path.length === 0 ? ev.ofWindow(key) : undefined;
  return kept ?? { kind: "global", path: key === "default" ? path : [...path, key] };
}

function memberOfEach({ options, when, picked }: Union, key: string, ev: Evaluation): Value {
  if (picked) return ofEach(picked, (value) => ev.member(value, key));
  const values = options.map((option) => ev.member(option, key));
  const { 0: then, 1: otherwise } = values;
  return when && then && otherwise ? chosen(when, then, otherwise) : union(values);
}

function resultMember(result: Result, key: string, ev: Evaluation): Value | undefined {
  if (key === "a") return interopDefault(result, ev);
  const made = ev.handed.madeIn(result.node, key, ev);
  if (made.length > 0) return union(made);
  return (
    (key === "value" ? formValue(result, ev) : undefined) ?? stateMember(result, key, ev) ?? contained(result, key, ev)
  );
}

const GIVES = new Set(["get", "resolve"]);

/**
 * A method of what a container of dependencies gives for a class, `container.get(Api).list`: Aurelia 1 and 2, InversifyJS,
 * TypeDI, tsyringe. Only what the class has says that it is one.
 */
function contained({ callee, args: [token, ...more], isNew }: Result, key: string, ev: Evaluation): Value | undefined {
  if (isNew || token?.kind !== "class" || more.length > 0) return undefined;
  if (callee.kind !== "member" || !GIVES.has(callee.key)) return undefined;
  const own = ev.member({ kind: "instance", of: token, args: [], any: true }, key);
  return own.kind === "function" ? own : undefined;
}

function objectMember(layers: readonly Layer[], key: string, self: Value, ev: Evaluation): Value {
  const found = memberIn(layers, key, self, ev);
  if (found) return found.value;
  // values stand for promises of them, and every promise has these
  return key === "then" || key === "catch" || key === "finally" ? { kind: "member", object: self, key } : UNDEFINED;
}

/** The last layer that writes the key wins; one that may write it stands before what earlier layers say. */
function memberIn(layers: readonly Layer[], key: string, self: Value, ev: Evaluation): Found | undefined {
  const maybe: Maybe[] = [];
  for (let i = layers.length - 1; i >= 0; i--) {
    const layer = layers[i];
    if (!layer) continue;
    const before = (): Value => objectMember(layers.slice(0, i), key, self, ev);
    const found = layer.kind === "lazy" ? lazyMember(layer, key, before, ev) : layerMember(layer, key, self, ev);
    if (!found) continue;
    if (found.certain) return { value: over(maybe, found.value), certain: true };
    maybe.push({ value: found.value, entry: layer.kind === "entry" });
  }
  const last = maybe.at(-1);
  return last && { value: over(maybe.slice(0, -1), last.value), certain: false };
}

/** What a layer may write, later layers first; `entry` where it is the value of some key that is not fixed. */
interface Maybe {
  readonly value: Value;
  readonly entry: boolean;
}

/** What a caller passes decides whether an earlier layer is left; else both may be read. */
function over(maybe: readonly Maybe[], value: Value): Value {
  if (maybe.length === 0) return value;
  return maybe.reduceRight<Value>((below, { value: first, entry }) => {
    const isOpen = !entry && freeParams([first]).length > 0;
    return isOpen ? { kind: "choice", first, second: below, when: "undefined" } : union([first, below]);
  }, value);
}

interface Found {
  readonly value: Value;
  readonly certain: boolean;
}

function layerMember(layer: Exclude<Layer, Lazy>, key: string, self: Value, ev: Evaluation): Found | undefined {
  switch (layer.kind) {
    case "entry":
      if (layer.key === ANY_KEY) return { value: layer.value, certain: false };
      return layer.key === key ? { value: layer.value, certain: true } : undefined;
    case "spread":
      return spreadMember(layer.value, key, ev);
    case "literal":
      return literalMember(layer, key, self, ev);
  }
}

function lazyMember(layer: Lazy, key: string, before: () => Value, ev: Evaluation): Found | undefined {
  if (layer.key !== key) return undefined;
  const written = read(layer.node, layer.module, layer.env, ev);
  const value = guarded(combined(layer.operator, written, before), layer, ev, before);
  return value && { value, certain: true };
}

/** What `options.url += query` and `options.method ??= "GET"` leave there. */
function combined(operator: Lazy["operator"], written: Value, before: () => Value): Value {
  switch (operator) {
    case undefined:
      return written;
    case "+=":
      return added(before(), written);
    case "||=":
    case "??=":
      return { kind: "choice", first: before(), second: written, when: operator === "||=" ? "falsy" : "nullish" };
  }
}

const read = (node: Node, module: Module, env: Env, ev: Evaluation): Value => ev.apply(ev.evaluate(node, module), env);

function spreadMember(value: Value, key: string, ev: Evaluation): Found | undefined {
  if (value.kind === "constant") return undefined;
  if (value.kind === "object") return spreadObject(value, key, ev);
  const own = ev.member(value, key);
  if (isUndecided(own)) return { value: own, certain: false };
  const found = present(own);
  return found && { value: found, certain: false };
}

/** What an object that is spread may itself have spread into it is not sure to be there. */
function spreadObject(value: ObjectValue, key: string, ev: Evaluation): Found | undefined {
  const own = memberIn(value.layers, key, value, ev);
  if (!own || isUndecided(own.value)) return own && { ...own, certain: false };
  const found = present(own.value);
  return found && { value: found, certain: own.certain };
}

/** `if (method !== "GET") options.body = data`: whether it is there is left to the callers. */
const isUndecided = (value: Value): boolean =>
  value.kind === "union" && value.when !== undefined && value.options.some((option) => isConstant(option, undefined));

/** Of what is made of others: they share parts, a state that is spread over itself again and again without end. */
const PRESENT = new WeakMap<Union | Choice, Value | typeof MISSING>();
const MISSING = Symbol("missing");

/** What is spread over a property where it is there: a key that is missing leaves what stood before. */
function present(value: Value): Value | undefined {
  if (value.kind === "constant") return value.value === undefined ? undefined : value;
  if (value.kind !== "union" && value.kind !== "choice") return value;
  let known = PRESENT.get(value);
  if (known === undefined) {
    known = presentOf(value) ?? MISSING;
    PRESENT.set(value, known);
  }
  return known === MISSING ? undefined : known;
}

function presentOf(value: Union | Choice): Value | undefined {
  if (value.kind === "union") {
    const options = value.options.flatMap((option) => present(option) ?? []);
    return options.length > 0 ? union(options) : undefined;
  }
  const first = present(value.first);
  const second = present(value.second);
  return first && second ? value : (first ?? second);
}

function literalMember(
  layer: Extract<Layer, { kind: "literal" }>,
  key: string,
  self: Value,
  ev: Evaluation,
): Found | undefined {
  const { node, module, env } = layer;
  const maybe: Maybe[] = [];
  for (let i = node.properties.length - 1; i >= 0; i--) {
    const property = node.properties[i];
    if (!property) continue;
    if (property.type === "SpreadElement") {
      const spread = ev.apply(readObject(property.argument, key, module, ev), env);
      const found = spreadMember(spread, key, ev);
      if (found?.certain) return { value: over(maybe, found.value), certain: true };
      if (found) maybe.push({ value: found.value, entry: false });
      continue;
    }
    const name = keyName(property.key, property.computed) ?? computedKey(property.key, module, env, ev);
    if (name !== key) continue;
    const value = read(property.value, module, env, ev);
    if (property.kind === "get" && value.kind === "function")
      return { value: ev.apply(ev.summary(value.node, value.module), env), certain: true };
    const own = value.kind === "function" && property.method ? { ...value, self } : value;
    return { value: over(maybe, own), certain: true };
  }
  const last = maybe.at(-1);
  return last && { value: over(maybe.slice(0, -1), last.value), certain: false };
}

function computedKey(key: Node, module: Module, env: Env, ev: Evaluation): string | undefined {
  const value = read(key, module, env, ev);
  return value.kind === "constant" ? String(value.value) : undefined;
}

function arrayMember({ elements, open, varies }: ArrayValue, key: string): Value | undefined {
  const isCounted = !open && !varies;
  if (key === "length") return isCounted ? constant(elements.length) : undefined;
  if (!/^\d+$/.test(key)) return undefined;
  return elements[Number(key)] ?? (isCounted ? UNDEFINED : unknown("runtime-value"));
}

function namespaceMember(module: Module, key: string, ev: Evaluation): Value {
  const found = ev.graph.exported(module, key);
  if (found?.target.kind === "namespace") return { kind: "namespace", module: found.module };
  if (found) return ev.evaluate(found.target.node, found.module);
  if (module.wholeExport) {
    const whole = ev.evaluate(module.wholeExport, module);
    return key === "default" ? whole : ev.member(whole, key);
  }
  // what is not exported may be a method of the promise of it: `import("./x.js").then(...)`
  const namespace: Value = { kind: "namespace", module };
  return key === "default" ? namespace : { kind: "member", object: namespace, key };
}
