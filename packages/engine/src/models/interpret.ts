/**
 * Reads values and call sites by the models: what is a client of a library, what it keeps, and which signature a call of it
 * has. Guarantees: says nothing of a value that no model leads to; what fits several overloads is the first one.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { freeParams, freeThis } from "../evaluate/free-params.ts";
import type { External, FunctionValue, Global, Result, Value } from "../evaluate/value.ts";
import { isConstant, outcomes, stringOf, UNDEFINED } from "../evaluate/value.ts";
import type { Module } from "../unpack/module.ts";
import { forwardsTo, hasKeys, inheritsFrom, keysOf, methodNames } from "./class-signs.ts";
import type { CompiledModel, Models, Overload } from "./compile.ts";
import type { Effect, HttpEffect, Parts, RuleType } from "./model.ts";
import { eitherOf, joined, type PartValues, partsOf } from "./parts.ts";
import type { Parameter, Takes } from "./signatures.ts";

/** Longest chain from a value to what is exported: `request.get(url).query(a).set(b).send(c)`. */
const MAX_CHAIN = 16;

/** A value of a type of a model. */
export interface Typed {
  readonly model: CompiledModel;
  readonly type: string;
  /** What it keeps for all requests. */
  readonly parts: PartValues;
  /** The client itself: what is exported, or the call that made it. */
  readonly client: Value;
  /** The names that were read of it, where any name leads on: `client.rooms`. */
  readonly path?: readonly string[];
}

/** A call that has a signature. */
export interface Use {
  readonly receiver: Typed;
  readonly name: string;
  readonly effect: Effect;
  readonly parameters: readonly Parameter[];
  readonly args: readonly Value[];
  /** The signature that it has where an argument is an object: who calls the code around it decides that. */
  readonly withObject?: { readonly use: Use; readonly argument: Value };
}

interface Invocation {
  readonly callee: Value;
  readonly args: readonly Value[];
  readonly isNew: boolean;
  /** The name by which a method is called, where its value does not say it. */
  readonly name?: string | undefined;
  /** The property under which what a method is called on is held: `this.toast.show()`. */
  readonly heldAs?: string | undefined;
  /** What a method is called on, where its value does not say it. */
  readonly on?: Value | undefined;
}

export class Interpreter {
  private readonly models: Models;
  private readonly ev: Evaluator;
  /** By the value, of a function by its node: values of functions are made anew. */
  private readonly known = new WeakMap<object, { readonly typed: Typed | undefined }>();

  constructor(models: Models, ev: Evaluator) {
    this.models = models;
    this.ev = ev;
  }

  mayRewrite(method: string): boolean {
    return this.models.rewriting.has(method);
  }

  /** What a value is by a model. */
  typed(value: Value, depth = 0): Typed | undefined {
    if (depth > MAX_CHAIN) return undefined;
    const key = value.kind === "function" ? value.node : value;
    const known = this.known.get(key);
    if (known) return known.typed;
    // the answer to a question that leads back here
    this.known.set(key, { typed: undefined });
    const typed = this.typedAnew(value, depth);
    this.known.set(key, { typed });
    return typed;
  }

  private typedAnew(value: Value, depth: number): Typed | undefined {
    switch (value.kind) {
      case "external":
        return this.exported(value, depth);
      case "global":
        return this.globalTyped(value, depth);
      case "result":
        return this.made(value, depth);
      case "member":
        return this.read(value.object, value.key, depth) ?? this.held(value.key, value);
      case "instance":
        return this.signed(methodNames(value.of.node), value.of.module, value);
      case "object":
        return this.signed(keysOf(value), undefined, value);
      case "function":
        return this.signedFunction(value);
      case "union":
      case "choice":
        return this.firstOf(outcomes(value), depth);
      default:
        return undefined;
    }
  }

  /** The signature of a call. */
  use(invocation: Invocation, depth = 0): Use | undefined {
    for (const { receiver, name } of this.receivers(invocation, depth)) {
      const use = this.called(receiver, name, invocation.args, depth);
      if (use) return use;
    }
    return undefined;
  }

  private called(receiver: Typed, name: string, args: readonly Value[], depth: number): Use | undefined {
    const overloads = overloadsOf(receiver, name);
    const at = overloads.findIndex((one) => this.fitsAll(one, args, depth));
    const found = overloads[at];
    if (!found) return undefined;
    const useOf = ({ effect, parameters = [] }: Overload): Use => ({ receiver, name, effect, parameters, args });
    const argument = args.find(isOpen);
    const other = argument && overloads.slice(0, at).find((one) => this.fitsAll(one, args, depth, argument));
    return { ...useOf(found), ...(argument && other ? { withObject: { use: useOf(other), argument } } : {}) };
  }

  /** The signatures by which events go over a connection, where it is not known on the spot what that is. */
  eventUses(name: string, args: readonly Value[], connection: Value): readonly Use[] {
    return (this.models.events.get(name) ?? []).flatMap(
      ({ model, type }) => this.called({ model, type, parts: {}, client: connection }, name, args, 0) ?? [],
    );
  }

  /** What a step of a schema's chain, or an action in its pipe, asks. */
  rule(of: "Schema" | RuleType, name: string, args: readonly Value[]): Use | undefined {
    for (const { model, type } of this.models.rules.get(name) ?? []) {
      const use = type === of ? this.called({ model, type, parts: {}, client: UNDEFINED }, name, args, 0) : undefined;
      if (use) return use;
    }
    return undefined;
  }

  /** Whether a method is one of those that tell what they are called on. */
  isTelling(method: string): boolean {
    return this.models.telling.has(method);
  }

  /** The signature of a function of which only a name is known by which it is reached. */
  named(name: string, args: readonly Value[], fn: Value): Use | undefined {
    for (const one of this.models.telling.get(name) ?? []) {
      const use = this.called({ ...one, parts: {}, client: fn }, name, args, 0);
      if (use) return use;
    }
    return undefined;
  }

  /** The same of a function that is known only by the name under which it is handed in. */
  handedIn(callee: Value, args: readonly Value[]): Use | undefined {
    if (callee.kind !== "member" || callee.object.kind !== "param") return undefined;
    for (const model of this.models.signed) {
      const sign = model.signs.find(({ handedInAs }) => handedInAs === callee.key);
      if (sign) return this.called({ model, type: sign.type, parts: {}, client: callee }, "", args, 0);
    }
    return undefined;
  }

  /** The parts that hold for a call: what the client keeps, what values of the models among the arguments keep, its own. */
  parts(use: Use, parts: Parts): PartValues {
    const { receiver, parameters, args } = use;
    const given = parameters.flatMap(({ takes }, index) => {
      const arg = takes.kind === "type" ? args[index] : undefined;
      return (arg && this.typed(arg)?.parts) ?? [];
    });
    const own = partsOf(parts, use, this.ev);
    return [...given, this.withEntries(own)].reduce(joined, receiver.parts);
  }

  /** The parts of a request; where an argument is still open, those of both signatures that the call may have. */
  requestParts(use: Use, effect: HttpEffect): PartValues {
    const own = this.parts(use, effect);
    const { use: other, argument } = use.withObject ?? {};
    if (!argument || other?.effect.effect !== "http") return own;
    return eitherOf(this.parts(other, other.effect), own, { of: argument, asks: "type", is: "object", holds: true });
  }

  /** `new HttpParams().set("page", 1)` and `json({ page: 1 })` are the object that they are made of. */
  private withEntries(parts: PartValues): PartValues {
    const { query, headers, body } = parts;
    return {
      ...parts,
      ...(body && { body: this.entries(body) }),
      ...(query && { query: this.entries(query) }),
      ...(headers && { headers: this.entries(headers) }),
    };
  }

  private entries(value: Value): Value {
    return (
      (value.kind === "result" || value.kind === "instance" ? this.typed(value)?.parts.entries : undefined) ?? value
    );
  }

  private firstOf(values: readonly Value[], depth: number): Typed | undefined {
    for (const value of values) {
      const found = this.typed(value, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  private exported(value: External, depth: number): Typed | undefined {
    const { component, path } = value;
    const models = component === undefined || value.runtime ? undefined : this.models.byPackage.get(component);
    if (!models) return undefined;
    for (const model of path.length > 1 ? [] : models) {
      const type = model.exports.get(path[0] ?? "default") ?? model.exports.get("*");
      if (type !== undefined) return { model, type, parts: {}, client: value };
    }
    return this.readLast(value, depth);
  }

  private globalTyped(value: Global, depth: number): Typed | undefined {
    const name = value.path.join(".");
    const model = this.models.byGlobal.get(name)?.[0];
    const type = model?.globals.get(name);
    return model && type !== undefined ? { model, type, parts: {}, client: value } : this.readLast(value, depth);
  }

  private readLast(value: External | Global, depth: number): Typed | undefined {
    const last = value.path.at(-1);
    return last === undefined ? undefined : this.read({ ...value, path: value.path.slice(0, -1) }, last, depth);
  }

  private made(result: Result, depth: number): Typed | undefined {
    const use = this.use(result, depth + 1);
    if (use) return this.givenBy(use, result);
    return this.decorated(result, depth);
  }

  private givenBy(use: Use, value: Value): Typed | undefined {
    const { receiver, effect } = use;
    const { model } = receiver;
    switch (effect.effect) {
      case "gives":
        return { model, type: effect.type, parts: this.parts(use, effect), client: value };
      case "http":
        return effect.gives ? { model, type: effect.gives, parts: this.parts(use, effect), client: value } : undefined;
      case "opens":
        return { model, type: effect.type, parts: this.parts(use, { url: effect.url }), client: value };
      default:
        return undefined;
    }
  }

  /** What a library gives back for a client, with more to it: `superagentUse(superagent)`, `setupCache(axios)`. */
  private decorated({ callee, args, isNew }: Result, depth: number): Typed | undefined {
    const [client] = args;
    if (isNew || !client || callee.kind !== "external" || callee.runtime) return undefined;
    return client.kind === "external" || client.kind === "result" ? this.typed(client, depth + 1) : undefined;
  }

  /** A property that a type has. */
  private read(object: Value, key: string, depth: number): Typed | undefined {
    const owner = this.typed(object, depth + 1);
    const own = owner?.model.types.get(owner.type);
    const type = own?.get(key) ?? own?.get("*");
    const effect = type?.find(({ parameters }) => parameters === undefined)?.effect;
    if (!owner || effect?.effect !== "gives") return undefined;
    return { ...owner, type: effect.type, ...(!own?.has(key) && { path: [...(owner.path ?? []), key] }) };
  }

  /** `this.$toast`: what a library puts on all components of an application. */
  private held(name: string | undefined, value: Value): Typed | undefined {
    const found = name === undefined ? undefined : this.models.heldAs.get(name)?.[0];
    return found && { ...found, parts: {}, client: value };
  }

  /** What a class or an object has tells which it is. */
  private signed(own: ReadonlySet<string>, module: Module | undefined, client: Value): Typed | undefined {
    for (const model of this.models.signed) {
      for (const { type, methods, inherits } of model.signs) {
        const hasAll = methods?.every((name) => own.has(name)) === true;
        const isHeir = inherits !== undefined && module !== undefined && inheritsFrom(module, inherits);
        if (hasAll || isHeir) return { model, type, parts: {}, client };
      }
    }
    return undefined;
  }

  private signedFunction(value: FunctionValue): Typed | undefined {
    for (const model of this.models.signed) {
      const sign = model.signs.find(({ forwards }) => forwards);
      if (sign && forwardsTo(value, model.packages, this.ev))
        return { model, type: sign.type, parts: {}, client: value };
    }
    return undefined;
  }

  /** What a call may be a method of, and by which name; empty where the value itself is called. */
  private receivers(
    { callee, isNew, name, heldAs, on }: Invocation,
    depth: number,
  ): readonly { receiver: Typed; name: string }[] {
    const owner = ownerOf(callee, name);
    const known = owner && (this.typed(owner.of, depth + 1) ?? this.held(heldAs, owner.of));
    const methodOf = known ? [known] : owner ? this.told(owner) : this.toldByBoth(on, name);
    const own = this.typed(callee, depth + 1);
    const called = isNew ? "new" : "";
    return [
      ...methodOf.map((receiver) => ({ receiver, name: owner?.name ?? name ?? "" })),
      ...[...(own ? [own] : []), ...this.unnamed(callee), ...this.toldByGiven(called, callee)].map((one) => ({
        receiver: one,
        name: called,
      })),
    ];
  }

  /** What is given tells what it is given to: the signature that fits. */
  private toldByGiven(name: string, client: Value): readonly Typed[] {
    return (this.models.given.get(name) ?? []).map((one) => ({ ...one, parts: {}, client }));
  }

  private told({ of, name }: Owner): readonly Typed[] {
    const told = (this.models.telling.get(name) ?? []).map((one) => ({ ...one, parts: {}, client: of }));
    return of.kind === "this" || of.kind === "instance" ? [...told, ...this.toldByGiven(name, of)] : told;
  }

  /** A function of the program's: what it is given has to tell as much as its name. */
  private toldByBoth(on: Value | undefined, name: string | undefined): readonly Typed[] {
    return on && name !== undefined ? this.told({ of: on, name }).filter((one) => isTelling(one, [name])) : [];
  }

  /** In one scope with the program, what a library exports has no name left: what it is given may tell which it is. */
  private unnamed(callee: Value): readonly Typed[] {
    if (callee.kind !== "external" || callee.runtime || callee.path.length > 0) return [];
    return (this.models.byPackage.get(callee.component ?? "") ?? []).flatMap((model) =>
      [...new Set(model.exports.values())]
        .filter((type) => isTelling({ model, type }, ["", "new"]))
        .map((type): Typed => ({ model, type, parts: {}, client: callee })),
    );
  }

  /** `object`: an argument that is taken for one. */
  private fitsAll({ parameters }: Overload, args: readonly Value[], depth: number, object?: Value): boolean {
    if (!parameters) return false;
    const isOther = ({ takes, optional }: Parameter, index: number): boolean => {
      const arg = args[index];
      if (!arg || (optional && isConstant(arg, undefined))) return !optional;
      return !(arg === object && takes.kind === "object") && !this.fits(takes, arg, depth);
    };
    // the last ones tell most, and the first ones, addresses say, cost most
    return parameters.findLastIndex(isOther) < 0;
  }

  private fits(takes: Takes, value: Value, depth: number): boolean {
    switch (takes.kind) {
      case "any":
        return true;
      case "string":
        return !NO_TEXT.has(value.kind);
      case "address":
        return !NO_TEXT.has(value.kind) && (stringOf(value)?.includes("/") ?? true);
      case "rooted":
        return isRooted(this.ev.returned(value));
      case "hash":
        return HASH.test(stringOf(value) ?? "");
      case "text":
        return value.kind === "template" || (value.kind === "constant" && typeof value.value === "string");
      case "object":
      case "function":
        return value.kind === takes.kind;
      case "handed":
        return value.kind === "param";
      case "window":
        return outcomes(value).some((one) => one.kind === "global" && one.path.length === 0);
      case "keys":
        return value.kind === "object" && hasKeys(value, takes, this.ev);
      case "type":
        return this.typed(value, depth + 1)?.type === takes.type;
    }
  }
}

function overloadsOf({ model, type }: Typed, name: string): readonly Overload[] {
  const methods = model.types.get(type);
  return methods?.get(name) ?? (name === "" || name === "new" ? undefined : methods?.get("*")) ?? [];
}

/** Whether callers say what a value is. */
const isOpen = (value: Value): boolean =>
  MADE_OF.has(value.kind) && (freeParams([value]).length > 0 || freeThis([value]).length > 0);

/** Values that may be of any type. */
const MADE_OF: ReadonlySet<Value["kind"]> = new Set(["param", "member", "choice", "union", "result"]);

/** A key that a compiler adds to calls: ten letters of a hash. */
const HASH = /^\$[\w-]{10}$/;

/** Not a text that begins as no address does; it may be unknown how it begins. */
function isRooted(value: Value): boolean {
  const [start] = value.kind === "template" ? value.parts : [value.kind === "constant" ? value.value : undefined];
  return !NO_TEXT.has(value.kind) && (typeof start !== "string" || /^(?:\/|https?:)/.test(start));
}

const NO_TEXT: ReadonlySet<Value["kind"]> = new Set(["object", "array", "function", "class", "element"]);

/** Whether a call of a type is known by what it is given. */
const isTelling = ({ model: { types }, type }: Pick<Typed, "model" | "type">, names: readonly string[]): boolean =>
  names.some((name) =>
    types
      .get(type)
      ?.get(name)
      ?.some(({ parameters = [] }) => parameters.some(({ takes }) => takes.kind === "keys")),
  );

interface Owner {
  readonly of: Value;
  readonly name: string;
}

/** `client.get`: the client and the name. */
function ownerOf(callee: Value, name: string | undefined): Owner | undefined {
  if (callee.kind === "member") return { of: callee.object, name: callee.key };
  if (callee.kind === "function") return callee.self && name !== undefined ? { of: callee.self, name } : undefined;
  const last = callee.kind === "external" || callee.kind === "global" ? callee.path.at(-1) : undefined;
  if (last === undefined || (callee.kind !== "external" && callee.kind !== "global")) return undefined;
  return { of: { ...callee, path: callee.path.slice(0, -1) }, name: last };
}
