/** Models as they are asked: their texts read once, found by package, by global and by the names of their methods. */
import { append } from "../multimap.ts";
import type { Effect, Model, Sign } from "./model.ts";
import { type Parameter, signaturesIn } from "./signatures.ts";

export interface Overload {
  /** None for a property. */
  readonly parameters: readonly Parameter[] | undefined;
  readonly effect: Effect;
}

export interface CompiledModel {
  readonly model: Model;
  readonly packages: readonly string[];
  readonly exports: ReadonlyMap<string, string>;
  readonly globals: ReadonlyMap<string, string>;
  readonly signs: readonly CompiledSign[];
  readonly types: ReadonlyMap<string, ReadonlyMap<string, readonly Overload[]>>;
}

export type CompiledSign = Omit<Sign, "methods"> & { readonly methods?: readonly string[] };

/** A type, and the model that has it. */
export interface TypeOf {
  readonly model: CompiledModel;
  readonly type: string;
}

export interface Models {
  readonly all: readonly CompiledModel[];
  readonly byPackage: ReadonlyMap<string, readonly CompiledModel[]>;
  readonly byGlobal: ReadonlyMap<string, readonly CompiledModel[]>;
  readonly signed: readonly CompiledModel[];
  /** What a value may be of which a method is called, by the name of the method. */
  readonly telling: ReadonlyMap<string, readonly TypeOf[]>;
  /** What may be called by what it is given, by the name of the method; empty for the value itself, `new`. */
  readonly given: ReadonlyMap<string, readonly TypeOf[]>;
  /** What may be held under the name of a property. */
  readonly heldAs: ReadonlyMap<string, readonly TypeOf[]>;
  /** Names by which what translates is reached: methods, and hooks that give a function that does. */
  readonly translating: ReadonlySet<string>;
  /** Methods that ask something of what a schema describes, by their names. */
  readonly rules: ReadonlyMap<string, readonly TypeOf[]>;
  /** Names of methods that rewrite answers. */
  readonly rewriting: ReadonlySet<string>;
  /** Methods by which events go over a connection, by their names. */
  readonly events: ReadonlyMap<string, readonly TypeOf[]>;
}

export function compileModels(models: readonly Model[]): Models {
  const all = models.map(compile);
  return {
    all,
    byPackage: grouped(all, ({ packages }) => packages),
    byGlobal: grouped(all, ({ globals }) => [...globals.keys()]),
    signed: all.filter(({ signs }) => signs.length > 0),
    telling: signedBy(all, "telling"),
    given: signedBy(all, "given"),
    heldAs: signedBy(all, "heldAs"),
    events: methodsWith(all, "event"),
    rules: methodsWith(all, "rule"),
    translating: new Set(all.flatMap(translatingNames)),
    rewriting: new Set(all.flatMap((model) => namesOf(model, "rewrites"))),
  };
}

/** Types by the names among their signs. */
function signedBy(
  all: readonly CompiledModel[],
  key: "telling" | "given" | "heldAs",
): ReadonlyMap<string, readonly TypeOf[]> {
  const out = new Map<string, TypeOf[]>();
  for (const model of all) {
    for (const { type, [key]: names } of model.signs)
      for (const name of names?.split(" ") ?? []) append(out, name === "()" ? "" : name, { model, type });
  }
  return out;
}

/** Types by the names of their methods that have an effect. */
function methodsWith(all: readonly CompiledModel[], effect: Effect["effect"]): ReadonlyMap<string, readonly TypeOf[]> {
  const out = new Map<string, TypeOf[]>();
  for (const model of all) {
    for (const [type, methods] of model.types)
      for (const [name, overloads] of methods)
        if (overloads.some((one) => one.effect.effect === effect)) append(out, name, { model, type });
  }
  return out;
}

/** `t` of a type with a sign; `useTranslations`, which gives a function that translates. */
function translatingNames(model: CompiledModel): readonly string[] {
  const translates = (type: string, name: string): boolean =>
    model.types
      .get(type)
      ?.get(name)
      ?.some(({ effect }) => effect.effect === "translates") === true;
  const told = model.signs.flatMap(({ type, telling = "" }) =>
    telling.split(" ").filter((name) => translates(type, name)),
  );
  const hooks = [...model.exports].filter(([, type]) =>
    model.types
      .get(type)
      ?.get("")
      ?.some(({ effect }) => effect.effect === "gives" && translates(effect.type, "")),
  );
  return [...told, ...hooks.map(([name]) => name)];
}

const namesOf = ({ types }: CompiledModel, effect: Effect["effect"]): readonly string[] =>
  [...types.values()].flatMap((methods) =>
    [...methods].flatMap(([name, overloads]) => (overloads.some((one) => one.effect.effect === effect) ? [name] : [])),
  );

function compile(model: Model): CompiledModel {
  const { package: named = [], exports = {}, globals = {}, signs = [] } = model;
  return {
    model,
    packages: typeof named === "string" ? [named] : named,
    exports: new Map(Object.entries(exports)),
    globals: new Map(Object.entries(globals)),
    signs: signs.map(({ methods, ...sign }) => ({ ...sign, ...(methods ? { methods: methods.split(" ") } : {}) })),
    types: typesOf(model),
  };
}

type Types = Map<string, Map<string, Overload[]>>;

/** `"interceptors.response.use(onData)"` makes types of what stands before the last name. */
function typesOf(model: Model): Types {
  const types: Types = new Map();
  for (const [type, signatures] of Object.entries(model.types)) {
    for (const [text, effect] of Object.entries(signatures)) {
      for (const { name, parameters } of signaturesIn(text)) {
        const path = name.split(".");
        const owner = path.slice(0, -1).reduce((of, key) => property(types, of, key), type);
        overloads(types, owner, path.at(-1) ?? "").push({ parameters, effect });
      }
    }
  }
  return types;
}

function property(types: Types, owner: string, key: string): string {
  const type = `${owner}.${key}`;
  const known = overloads(types, owner, key);
  if (known.length === 0) known.push({ parameters: undefined, effect: { effect: "gives", type } });
  return type;
}

function overloads(types: Types, type: string, name: string): Overload[] {
  const methods = types.get(type) ?? new Map<string, Overload[]>();
  types.set(type, methods);
  const found = methods.get(name) ?? [];
  methods.set(name, found);
  return found;
}

function grouped(
  all: readonly CompiledModel[],
  keysOf: (model: CompiledModel) => readonly string[],
): ReadonlyMap<string, readonly CompiledModel[]> {
  const pairs = all.flatMap((model) => keysOf(model).map((key) => ({ key, model })));
  return new Map([...Map.groupBy(pairs, ({ key }) => key)].map(([key, found]) => [key, found.map((one) => one.model)]));
}
