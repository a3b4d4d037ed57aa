/**
 * Abstract values: what is known of an expression without running it. Parameters stay symbolic, so a value holds for
 * every call; a call replaces them (see substitute.ts). Unknown is a value with a reason.
 */
import type { ReasonCode } from "@as-built/spec";
import { pushAll } from "../lists.ts";
import type { JoiningOperator } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import type { Primitive } from "../syntax/literals.ts";
import type { Class, Expression, FunctionNode, Node, ObjectExpression, Self } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

/** A range that shows a literal piece of a value, in the script's own offsets. */
export interface Source {
  readonly script: Script;
  readonly start: number;
  readonly end: number;
}

/** A string, number, boolean, null or undefined that is fully known. */
export interface Constant {
  readonly kind: "constant";
  readonly value: Primitive;
  readonly sources: readonly Source[];
}

/** A string with holes: text and values in turn. */
export interface Template {
  readonly kind: "template";
  readonly parts: readonly (string | Value)[];
  readonly sources: readonly Source[];
  /** For each part the ranges of its own text, so that a text that is put together is shown in its order. */
  readonly pieces: readonly (readonly Source[])[];
}

export interface Pattern {
  readonly kind: "pattern";
  readonly pattern: string;
  readonly flags: string;
  readonly sources: readonly Source[];
}

/** Properties of an object, in the order of writing: later layers win. Literals are read when asked. */
export type Layer =
  | { readonly kind: "literal"; readonly node: ObjectExpression; readonly module: Module; readonly env: Env }
  | { readonly kind: "entry"; readonly key: string; readonly value: Value }
  | Lazy
  /** `isItself`: what is written behind it is written to this very value. */
  | { readonly kind: "spread"; readonly value: Value; readonly isItself?: boolean };

/** A property that a statement writes. */
export interface Lazy {
  readonly kind: "lazy";
  readonly key: string;
  readonly node: Node;
  readonly module: Module;
  readonly env: Env;
  /** How what stood there before goes into it. */
  readonly operator?: JoiningOperator;
  /** Tests under which it is written, and whether they have to hold. */
  readonly guards?: readonly { readonly test: Expression; readonly is: boolean }[] | undefined;
  /** Whether it may be written later, or never. */
  readonly isOpen?: boolean;
}

export const EMPTY_OBJECT: ObjectValue = { kind: "object", layers: [] };

export interface ObjectValue {
  readonly kind: "object";
  readonly layers: readonly Layer[];
}

export interface ArrayValue {
  readonly kind: "array";
  readonly elements: readonly Value[];
  /** Whether there may be more elements than the listed ones. */
  readonly open: boolean;
  /** Whether statements add and take elements, or a test that is not decided does: how many there are is not known. */
  readonly varies?: boolean;
}

/** What properties are written to, where it comes from a caller; else the value. */
export function itself(value: Value): Value {
  const first = value.kind === "object" ? value.layers[0] : undefined;
  return first?.kind === "spread" && first.isItself ? first.value : value;
}

/** An array literal that spreads something open: `["",...parts]`. Becomes an array when the spread is filled in. */
export interface ListValue {
  readonly kind: "list";
  readonly items: readonly { readonly value: Value; readonly spread: boolean }[];
}

export interface FunctionValue {
  readonly kind: "function";
  readonly node: FunctionNode;
  readonly module: Module;
  readonly env: Env;
  /** What `this` is in it, where it was read from an object. */
  readonly self?: Value;
  /** Its first arguments, where they are bound: `send.bind(null, "/api")`. */
  readonly bound?: readonly Value[];
}

export interface ClassValue {
  readonly kind: "class";
  readonly node: Class;
  readonly module: Module;
  readonly env: Env;
  /** What code behind the class writes to it: `Api.base = "/api"`. */
  readonly written?: ObjectValue;
}

export interface Instance {
  readonly kind: "instance";
  readonly of: ClassValue;
  readonly args: readonly Value[];
  /** What code writes to this one from outside, whatever the class says. */
  readonly written?: ObjectValue;
  /** Any instance: what its constructor is called with stays symbolic. */
  readonly any?: boolean;
  /** Nothing else has it: every call that changes it is seen. */
  readonly isAlone?: boolean;
}

/** A value that something else has, too, as all that is put under a name or handed on. */
export function held(value: Value, depth = 0): Value {
  if (value.kind === "instance") return value.isAlone ? { ...value, isAlone: false } : value;
  if (depth > 2) return value;
  if (value.kind === "choice") {
    const [first, second] = [held(value.first, depth + 1), held(value.second, depth + 1)];
    return first === value.first && second === value.second ? value : { ...value, first, second };
  }
  if (value.kind !== "union") return value;
  const options = value.options.map((one) => held(one, depth + 1));
  return options.every((one, place) => one === value.options[place]) ? value : { ...value, options };
}

export interface Namespace {
  readonly kind: "namespace";
  readonly module: Module;
}

/** A React-like element. */
export interface ElementValue {
  readonly kind: "element";
  readonly type: Value;
  readonly props: Value;
  readonly node: Node;
  readonly module: Module;
}

export interface Union {
  readonly kind: "union";
  readonly options: readonly Value[];
  /** What decides between two options, the first where it holds; set while its subject is open. */
  readonly when?: Condition;
  /** The table that the options stand in, with the key that picks one; set while the key is open. */
  readonly picked?: Picked;
}

/** `table[key]`, where callers pass the key. */
export interface Picked {
  readonly key: Value;
  readonly from: ReadonlyMap<string, Value>;
  readonly at?: Moment;
}

/** When something is asked, `in` one call of a function: the same text where nothing that it is about may have changed. */
export interface Moment {
  readonly node: Node;
  readonly text: () => string;
  readonly in?: Frame;
}

/**
 * A question about one value: whether it is truthy, `null` or `undefined`, of a type (as `typeof` says it), a certain text or one of several, or
 * made by a class of the browser.
 */
export interface Condition {
  readonly of: Value;
  readonly asks:
    | "truthy"
    | "missing"
    | "every"
    | "order"
    | "type"
    | "text"
    | "begins"
    | "ends"
    | "has"
    | "listed"
    | "instance";
  readonly is?: string;
  /** The texts of which it may be one. */
  readonly among?: readonly string[];
  /** Whether yes or no is asked for. */
  readonly holds: boolean;
  readonly at?: Moment;
}

/** Something of a library: `path` from the place where the product takes hold of it. */
export interface External {
  readonly kind: "external";
  readonly component: string | undefined;
  readonly path: readonly string[];
  /** Bundler helpers hand values through; libraries do not. */
  readonly runtime: boolean;
  /** Identity of the place: two reads of one binding are the same thing. */
  readonly at: string;
}

/** Something that the browser provides: "fetch", "window.location". */
export interface Global {
  readonly kind: "global";
  readonly path: readonly string[];
}

/** A parameter of a function, whatever it is called with. */
export interface Param {
  readonly kind: "param";
  readonly of: FunctionNode;
  readonly index: number;
  readonly rest: boolean;
}

/** `this` in the methods of a class, or in a plain function. */
export interface This {
  readonly kind: "this";
  readonly of: Self;
  readonly module: Module;
}

/** A property of something that is not looked into. */
export interface Member {
  readonly kind: "member";
  readonly object: Value;
  readonly key: string;
  /** What the key is, where callers pass it, as in `client[method](url)`: the key says nothing then. */
  readonly by?: Value;
}

/** What a call gives back that is not looked into. */
export interface Result {
  readonly kind: "result";
  readonly callee: Value;
  readonly args: readonly Value[];
  readonly isNew: boolean;
  readonly node: Node;
  readonly module: Module;
}

/** `first` where it is there, else `second`: defaults, `||`, `??`. */
export interface Choice {
  readonly kind: "choice";
  readonly first: Value;
  readonly second: Value;
  /** When the second is taken. */
  readonly when: "undefined" | "nullish" | "falsy";
  /** Whether the second is only what a state begins with: the program sets it to something else. */
  readonly begins?: boolean;
}

export interface Unknown {
  readonly kind: "unknown";
  readonly reason: ReasonCode;
}

/** `left + right` where neither is known to be a text: a sum or a concatenation, decided when they are filled in. */
export interface Sum {
  readonly kind: "sum";
  readonly left: Value;
  readonly right: Value;
}

/** A value left open on purpose, with the name that its callers give it. */
export interface Named {
  readonly kind: "named";
  readonly name: string | undefined;
  /** What it stands for, where it is the same as another by that. */
  readonly of?: Value;
}

export type Opaque = External | Global | Param | This | Member | Result | Choice | Sum | Named | Unknown;

export type Value =
  | Constant
  | Template
  | Pattern
  | ObjectValue
  | ArrayValue
  | ListValue
  | FunctionValue
  | ClassValue
  | Instance
  | Namespace
  | ElementValue
  | Union
  | Opaque;

/** Arguments that a function was called with. */
export interface Frame {
  /** A class where only `this` is filled in. */
  readonly of: FunctionNode | Class;
  readonly args: readonly Value[];
  readonly self?: Value;
}

/** What a function is called with, bound arguments first. */
export const frameOf = ({ node, self, bound = [] }: FunctionValue, args: readonly Value[]): Frame => ({
  of: node,
  args: bound.length > 0 ? [...bound, ...args] : args,
  ...(self && { self }),
});

/** Frames to apply to a value one after the other, innermost first. */
export type Env = readonly Frame[];

/** Key of an entry of a table where the key is not fixed. */
export const ANY_KEY = "[]";

/** Most outcomes of a union; more become unknown. */
export const MAX_OPTIONS = 8;
/** Most elements of an array that is put together of others; it is open behind them. */
const MAX_ELEMENTS = 2000;
/** Most ranges that a value remembers. */
export const MAX_SOURCES = 8;
/** Most frames that a lazily read value carries. */
export const MAX_FRAMES = 12;
/** Longest string that is built, in UTF-16 code units. */
export const MAX_TEXT = 20_000;

export const unknown = (reason: ReasonCode): Unknown => ({ kind: "unknown", reason });

export const BOUND_REACHED = unknown("bound-reached");

/** Whether a bound has left something of what a value may be unknown: also what too large a function gives. */
export const isCut = (value: Value): boolean =>
  outcomes(value).some((one, at) => {
    if (at >= MAX_OPTIONS) return true;
    const inner = one.kind === "member" ? one.object : one.kind === "result" && !one.isNew ? one.callee : undefined;
    // a table that is too large to be read by a key that nobody knows
    if (one.kind === "member" && one.by && one.object.kind === "object") return true;
    return one === BOUND_REACHED || isSeveral(one) || (inner && (isCut(inner) || inner.kind === "function"));
  });

export const constant = (value: Primitive, sources: readonly Source[] = []): Constant => ({
  kind: "constant",
  value,
  sources,
});

export const UNDEFINED = constant(undefined);

/** An object as it stands in the code, outside of any call. */
export const literalObject = (node: ObjectExpression, module: Module): ObjectValue => ({
  kind: "object",
  layers: [{ kind: "literal", node, module, env: [] }],
});

/** What is copied of a list: many calls may copy a long one. */
export const beginning = (array: ArrayValue): ArrayValue =>
  array.elements.length > MAX_ELEMENTS
    ? { ...array, elements: array.elements.slice(0, MAX_ELEMENTS), open: true }
    : array;

/** An array where all that is spread is known, else a list. */
export function arrayOf(items: ListValue["items"]): ArrayValue | ListValue {
  const elements: Value[] = [];
  for (const { value, spread } of items) {
    if (!spread) elements.push(value);
    else if (value.kind === "array") pushAll(elements, value.elements);
    else return { kind: "list", items };
    if (spread && elements.length > MAX_ELEMENTS) return beginning({ kind: "array", elements, open: true });
  }
  return {
    kind: "array",
    elements,
    open: items.some(({ value, spread }) => spread && value.kind === "array" && value.open),
  };
}

export const isConstant = (value: Value, is: Primitive): boolean => value.kind === "constant" && value.value === is;

export const stringOf = (value: Value): string | undefined =>
  value.kind === "constant" && typeof value.value === "string" ? value.value : undefined;

/** Joins outcomes: flattened, without repetition of constants and functions, bounded. */
export function union(values: readonly Value[]): Value {
  const [first] = values;
  if (first && values.length === 1) return first;
  const options: Value[] = [];
  for (const value of values) {
    addAll(value, options);
    if (options.length > MAX_OPTIONS) return BOUND_REACHED;
  }
  const only = options[0];
  if (!only) return UNDEFINED;
  return options.length === 1 ? only : { kind: "union", options };
}

/** Whether callers say which of a table it is. */
export const isOpenTable = ({ picked }: Union): boolean => picked !== undefined && picked.key.kind !== "named";

function addAll(value: Value, options: Value[]): void {
  if (value.kind !== "union" || isOpenTable(value)) add(value, options);
  else for (const option of value.options) addAll(option, options);
}

/** There are few options, so comparing them is faster than a set of their identities. */
function add(value: Value, options: Value[]): void {
  for (const option of options) if (isSame(option, value)) return;
  options.push(value);
}

function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case "constant":
      return b.kind === "constant" && (a.value === b.value || (Number.isNaN(a.value) && Number.isNaN(b.value)));
    case "unknown":
      return b.kind === "unknown";
    case "function":
      return b.kind === "function" && a.node === b.node && isAsWritten(a) && isAsWritten(b);
    case "class":
      return b.kind === "class" && a.node === b.node && a.env.length === 0 && b.env.length === 0;
    default:
      return false;
  }
}

const isAsWritten = ({ env, bound }: FunctionValue): boolean => env.length === 0 && !bound;

/** Outcomes of a value: of a union its options, of a choice both sides, else the value itself. */
export function outcomes(value: Value, depth = 0): readonly Value[] {
  if (depth > 4 || !isSeveral(value)) return [value];
  if (value.kind === "choice") return [...outcomes(value.first, depth + 1), ...outcomes(value.second, depth + 1)];
  // what several tests decide is one of few, however they are nested
  const of = (option: Value): readonly Value[] => outcomes(option, option.kind === "union" ? depth : depth + 1);
  return value.options.some(isSeveral) ? value.options.flatMap(of) : value.options;
}

export const isSeveral = (value: Value): value is Union | Choice => value.kind === "union" || value.kind === "choice";

export const joinSources = (values: readonly Value[]): readonly Source[] => {
  const out: Source[] = [];
  for (const value of values) if ("sources" in value) pushAll(out, value.sources);
  return out.slice(0, MAX_SOURCES);
};

/** Whether the second of a choice is taken for a value. */
export function isMissing(value: unknown, when: Choice["when"]): boolean {
  if (when === "undefined") return value === undefined;
  return when === "nullish" ? value === undefined || value === null : !value;
}
