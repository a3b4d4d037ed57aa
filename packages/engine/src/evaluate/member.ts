/** Properties of values. */
import { keyName } from "../syntax/literals.ts";
import type { Node, ObjectExpression } from "../syntax/nodes.ts";
import { decidingProperties } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import { formValue } from "./angular-forms.ts";
import { added } from "./arithmetic.ts";
import { interopDefault } from "./call.ts";
import { baseOfClient } from "./client-base.ts";
import { chosen, guarded } from "./condition.ts";
import { emberService, extendedMember } from "./ember-services.ts";
import { loweredClass } from "./es5-class.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { classMember, instanceMember } from "./instance.ts";
import { keyText } from "./key-text.ts";
import { ofEach } from "./picked.ts";
import { gotOf } from "./private-members.ts";
import { proxiedMember } from "./proxies.ts";
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
import { ANY_KEY, BOUND_REACHED, constant, isConstant, UNDEFINED, union, unknown } from "./value.ts";
import { stateMember } from "./vue-state.ts";
import { readObject } from "./writes-before.ts";

export function memberOf(object: Value, key: string, ev: Evaluation): Value {
  switch (object.kind) {
    case "object":
      return inheritedOr(new PropertyRead(object, key, ev).left(object.layers.length), object, key);
    case "array":
      return arrayMember(object, key) ?? { kind: "member", object, key };
    case "list": {
      const [only, ...more] = object.items;
      return only?.spread && more.length === 0 ? ev.member(only.value, key) : { kind: "member", object, key };
    }
    case "namespace":
      return namespaceMember(object.module, key, ev);
    case "function":
      return prototypeOf(object, key) ?? ownOf(object, key, ev) ?? { kind: "member", object, key };
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
      if (key === "default") return object;
      return baseOfClient(object, key, ev) ?? { ...object, path: [...object.path, key] };
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
    case "member":
      return baseOfClient(object, key, ev) ?? { kind: "member", object, key };
    default:
      return { kind: "member", object, key };
  }
}

/** `params.toString()`: what no layer has every object inherits (ECMAScript, Object.prototype). */
const inheritedOr = (own: Value, object: Value, key: string): Value =>
  key === "toString" && own.kind === "constant" && own.value === undefined ? { kind: "member", object, key } : own;

/** `Base.prototype` of a class that was lowered: what all of its instances have. */
function prototypeOf(fn: FunctionValue, key: string): Value | undefined {
  const of = key === "prototype" ? loweredClass(fn) : undefined;
  return of && { kind: "instance", of, args: [], any: true };
}

/**
 * What is written to a function where it is declared: `function Api(){} Api.get=function(){...}; return Api`, the static
 * methods of a class that was lowered.
 */
function ownOf({ node, module, env }: FunctionValue, key: string, ev: Evaluation): Value | undefined {
  if (node.type !== "FunctionDeclaration" || !node.id) return undefined;
  const binding = module.script.scopes.bindingOf.get(node.id);
  if (binding?.definitions.length !== 1) return undefined;
  const written = binding.writes.filter(({ path }) => path.length === 1 && path[0] === key);
  const [only] = written;
  return only && written.length === 1 ? read(only.value, module, env, ev) : undefined;
}

function ownOrInjected(object: Instance, key: string, ev: Evaluation): Value {
  const own = instanceMember(object, key, ev);
  if (own.kind !== "member" || own.object !== object) return own;
  return extendedMember(object.of, key, ev) ?? emberService(key, object.of.module, ev) ?? own;
}

function globalMember(path: readonly string[], key: string, ev: Evaluation): Value {
  const [name, ...more] = path;
  const kept =
    name === undefined ? ev.ofWindow(key) : more.length === 0 ? ev.handed.ofGlobal(name, key, ev) : undefined;
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
  const proxied = proxiedMember(result, key, ev);
  if (proxied) return proxied;
  const made = ev.handed.madeIn(result.node, key, ev);
  if (made.length > 0) return union(made);
  return (
    (key === "value" ? formValue(result, ev) : undefined) ?? stateMember(result, key, ev) ?? contained(result, key, ev)
  );
}

/**
 * A method of what somebody gives for a class alone: a container of dependencies, `container.get(Api).list` (Aurelia 1 and 2,
 * InversifyJS, TypeDI, tsyringe), `getModule(Users).load` (vuex-module-decorators). Only what the class has says that it is
 * an instance; what a wrapper gives for a component has none of its methods.
 */
function contained({ args: [token, ...more], isNew }: Result, key: string, ev: Evaluation): Value | undefined {
  if (isNew || token?.kind !== "class" || more.length > 0) return undefined;
  const own = ev.member({ kind: "instance", of: token, args: [], any: true }, key);
  return own.kind === "function" ? own : undefined;
}

/**
 * One question for a property of an object. What stands there up to a layer is found once, however many layers behind it
 * ask: in `if (a) o.x = 1; else if (b) o.x = 2; ...` each write asks it once for each test that is open.
 */
class PropertyRead {
  private readonly object: ObjectValue;
  private readonly key: string;
  private readonly ev: Evaluation;
  /** What so many layers, the first ones, leave. */
  private readonly known = new Map<number, Found | undefined>();

  constructor(object: ObjectValue, key: string, ev: Evaluation) {
    this.object = object;
    this.key = key;
    this.ev = ev;
  }

  /** What so many layers leave there, whether or not one of them writes it. */
  left(count: number): Value {
    const { object, key } = this;
    const found = this.found(count);
    if (found) return found.value;
    // values stand for promises of them, and every promise has these
    return key === "then" || key === "catch" || key === "finally" ? { kind: "member", object, key } : UNDEFINED;
  }

  /** The last layer that writes the key wins; one that may write it stands before what earlier layers say. */
  found(count: number): Found | undefined {
    const passed: (Found | undefined)[] = [];
    let at = count;
    while (at > 0 && !this.known.has(at) && !passed.at(-1)?.certain) passed.push(this.written(--at));
    let below = this.known.get(at);
    for (const own of passed.toReversed()) {
      below = stacked(own, below);
      this.known.set(++at, below);
    }
    return below;
  }

  private written(at: number): Found | undefined {
    const layer = this.object.layers[at];
    if (!layer) return undefined;
    return layer.kind === "lazy"
      ? lazyMember(layer, this.key, () => this.ev.deeper(() => this.left(at), BOUND_REACHED), this.ev)
      : layerMember(layer, this.key, this.object, this.ev);
  }
}

/** What a layer writes, or may write. */
interface Found {
  readonly value: Value;
  readonly certain: boolean;
  /** The value of some key that is not fixed. */
  readonly isOfAnyKey?: boolean;
}

/** What a layer leaves of what earlier ones say: what a caller passes may decide whether that is left; else both may be read. */
function stacked(own: Found | undefined, below: Found | undefined): Found | undefined {
  if (!own) return below;
  if (own.certain || !below) return own;
  const { value: first, isOfAnyKey } = own;
  const { value: second, certain } = below;
  const isOpen = !isOfAnyKey && (freeParams([first]).length > 0 || (first.kind === "union" && first.picked));
  return { value: isOpen ? { kind: "choice", first, second, when: "undefined" } : union([first, second]), certain };
}

function layerMember(layer: Exclude<Layer, Lazy>, key: string, self: Value, ev: Evaluation): Found | undefined {
  switch (layer.kind) {
    case "entry":
      if (layer.key === ANY_KEY) return { value: layer.value, certain: false, isOfAnyKey: true };
      return layer.key === key ? { value: layer.value, certain: true } : undefined;
    case "spread":
      return spreadMember(layer.value, key, self, ev);
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

function spreadMember(value: Value, key: string, self: Value, ev: Evaluation): Found | undefined {
  if (value.kind === "constant") return undefined;
  if (value.kind === "object") return spreadObject(value, key, self, ev);
  const own = ev.member(value, key);
  if (isUndecided(own)) return { value: own, certain: false };
  const found = present(own);
  return found && { value: found, certain: false };
}

/** What an object that is spread may itself have spread into it is not sure to be there. */
function spreadObject(value: ObjectValue, key: string, self: Value, ev: Evaluation): Found | undefined {
  const read = (): Found | undefined => new PropertyRead(value, key, ev).found(value.layers.length);
  // objects may be spread into each other in a circle
  const own = ev.deeper(read, { value: BOUND_REACHED, certain: false });
  if (!own || isUndecided(own.value)) return own && { value: own.value, certain: false };
  const found = present(own.value);
  // a method of what is spread is one of the object that it is spread into
  const moved = found?.kind === "function" && found.self === value ? { ...found, self } : found;
  return moved && { value: moved, certain: own.certain };
}

/** `if (method !== "GET") options.body = data`: whether it is there is left to the callers. */
const isUndecided = (value: Value): boolean =>
  value.kind === "union" &&
  (value.when ?? value.picked) !== undefined &&
  value.options.some((option) => isConstant(option, undefined));

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
    // what decides between them does so after the spread, too
    if (options.length === value.options.length && options.every((one, at) => one === value.options[at])) return value;
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
  const passed: (Found | undefined)[] = [];
  for (const property of decidingProperties(layer.node, key)) {
    passed.push(propertyMember(property, layer, key, self, ev));
    if (passed.at(-1)?.certain) break;
  }
  return passed.reduceRight((below, own) => stacked(own, below), undefined);
}

function propertyMember(
  property: ObjectExpression["properties"][number],
  { module, env }: Extract<Layer, { kind: "literal" }>,
  key: string,
  self: Value,
  ev: Evaluation,
): Found | undefined {
  if (property.type === "SpreadElement")
    return spreadMember(ev.apply(readObject(property.argument, key, module, ev), env), key, self, ev);
  const name = keyName(property.key, property.computed) ?? computedKey(property.key, module, env, ev);
  if (name !== key) return undefined;
  const value = read(property.value, module, env, ev);
  if (property.kind === "get" && value.kind === "function")
    return { value: gotOf({ ...value, env }, self, ev), certain: true };
  const own = value.kind === "function" && property.method ? { ...value, self } : value;
  return { value: own, certain: true };
}

const computedKey = (key: Node, module: Module, env: Env, ev: Evaluation): string | undefined =>
  keyText(read(key, module, env, ev));

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
  // compilers mark what they made of an ES module: `(o=require("./api"))&&o.__esModule?o:{default:o}`
  if (key === "__esModule") return constant(!module.wholeExport);
  if (module.wholeExport) {
    const whole = ev.evaluate(module.wholeExport, module);
    return key === "default" ? whole : ev.member(whole, key);
  }
  // what is not exported may be a method of the promise of it: `import("./x.js").then(...)`
  const namespace: Value = { kind: "namespace", module };
  return key === "default" ? namespace : { kind: "member", object: namespace, key };
}
