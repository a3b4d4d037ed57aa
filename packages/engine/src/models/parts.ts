/** Reads the parts of a request by their paths, and joins what a client keeps with what a call of it names. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { freeParams } from "../evaluate/free-params.ts";
import { concat } from "../evaluate/text.ts";
import type { Condition, Layer, Value } from "../evaluate/value.ts";
import { constant, isConstant, outcomes, stringOf, UNDEFINED, union } from "../evaluate/value.ts";
import { isVueState } from "../evaluate/vue-state.ts";
import { PARTS, type Part, type Parts, type Path } from "./model.ts";
import { type Parameter, SELF, type Way, waysIn } from "./signatures.ts";

export type PartValues = Readonly<Partial<Record<Part, Value>>>;

/** A call as a signature sees it. */
export interface BoundCall {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly args: readonly Value[];
  readonly receiver?: { readonly client: Value; readonly path?: readonly string[] };
}

const isNone = (value: Value): boolean => isConstant(value, undefined);

export function partsOf(parts: Parts, call: BoundCall, ev: Evaluator): PartValues {
  const out: Partial<Record<Part, Value>> = {};
  for (const part of PARTS) {
    const path = parts[part];
    const found = path === undefined ? UNDEFINED : valueAt(path, call, ev);
    const value = part === "base" && !path?.startsWith(`${SELF}.`) ? knownBase(found, path) : found;
    // what is called back is not sent
    if (!isNone(value) && value.kind !== "function") out[part] = value;
  }
  return out;
}

/**
 * `{...defaults, ...options}` of unknown options reads as `options.baseURL`: it may as well leave the base out, and then the
 * defaults say it. Where the options are a parameter, callers decide.
 */
function knownBase(value: Value, path: Path | undefined): Value {
  const all = outcomes(value);
  const known = all.filter((one) => !isHandedOn(one, path));
  if (known.length === all.length) return value;
  if (known.length === 0) return UNDEFINED;
  return freeParams([value]).length > 0 ? value : union(known);
}

const isHandedOn = (value: Value, path = ""): boolean =>
  value.kind === "member" && waysOf(path).some((way) => way.kind === "value" && way.keys.includes(value.key));

const waysByPath = new Map<Path, readonly Way[]>();

function waysOf(path: Path): readonly Way[] {
  const ways = waysByPath.get(path) ?? waysIn(path);
  waysByPath.set(path, ways);
  return ways;
}

/** The first way that leads to something; where callers decide that, they decide which it is. */
export const valueAt = (path: Path, call: BoundCall, ev: Evaluator): Value =>
  firstThere(waysOf(path).map((way) => ofWay(way, call, ev)));

/** The first that is there, or that callers may give. */
export const firstThere = (values: readonly Value[]): Value =>
  values
    .filter((value) => !isNone(value))
    .reduceRight<Value>(
      (second, first) =>
        !SUMS.has(first.kind) && freeParams([first]).length > 0 && second !== UNDEFINED
          ? { kind: "choice", first, second, when: "undefined" }
          : first,
      UNDEFINED,
    );

/** `server + path` is there, whatever callers give. */
const SUMS: ReadonlySet<Value["kind"]> = new Set(["template", "sum"]);

function ofWay(way: Way, call: BoundCall, ev: Evaluator): Value {
  switch (way.kind) {
    case "name":
      return verbIn(call.name);
    case "method":
      return constant(call.name);
    case "path":
      return constant([...before(call), call.name].join("."));
    case "route":
      return route([...before(call), call.name]);
    case "parent":
      return route(before(call));
    case "literal":
      return constant(way.value);
    case "entry":
      return entry(argument(way.key, call), argument(way.value, call));
    case "value": {
      let value = argument(way.parameter, call);
      for (const key of way.keys) value = property(value, key, ev);
      return way.asked ? ev.returned(heldBy(value, ev)) : value;
    }
  }
}

/** `useFetch(ref("/rooms"))`, `useFetch(computed(() => url))`: what Vue unwraps (`toValue`, 3.3). */
function heldBy(value: Value, ev: Evaluator): Value {
  const held = value.kind === "result" && isVueState(value) ? value.args[0] : undefined;
  return held?.kind === "function" ? ev.member(value, "value") : (held ?? value);
}

function argument(name: string, { parameters, args, receiver }: BoundCall): Value {
  if (name === SELF) return receiver?.client ?? UNDEFINED;
  const index = parameters.findIndex((parameter) => parameter.name === name);
  return args[index] ?? UNDEFINED;
}

/** A property of an options object; undefined where there are no options. */
export const property = (options: Value | undefined, key: string, ev: Evaluator): Value =>
  options && options.kind !== "constant" && options.kind !== "function" ? ev.member(options, key) : UNDEFINED;

/** The names between the client and the method. */
const before = ({ receiver }: BoundCall): readonly string[] => receiver?.path ?? [];

/** `client.rooms[":id"]` */
const route = (names: readonly string[]): Value =>
  concat(
    names.flatMap((name) => [
      constant("/"),
      name.startsWith(":") ? { kind: "named", name: name.slice(1) } : constant(name),
    ]),
  );

const VERB = /^\$?(get|post|put|patch|delete|del|head|options|trace)/i;

/** The verb that a name begins with: `postForm`, `getJSON`, `del`. */
function verbIn(name: string): Value {
  const verb = VERB.exec(name)?.[1]?.toUpperCase();
  return verb === undefined ? UNDEFINED : constant(verb === "DEL" ? "DELETE" : verb);
}

function entry(name: Value, value: Value): Value {
  const key = stringOf(name);
  return key === undefined ? UNDEFINED : { kind: "object", layers: [{ kind: "entry", key, value }] };
}

/** Parts that add to what is there already; others take its place. */
const ADDED = new Set<Part>(["query", "headers", "body", "entries"]);

export function joined(before: PartValues, own: PartValues): PartValues {
  const out: Partial<Record<Part, Value>> = { ...before };
  for (const part of PARTS) {
    const value = own[part];
    if (value) out[part] = part === "url" ? joinedUrl(before.url, value) : joinedPart(part, before[part], value);
  }
  return out;
}

/** The parts of one signature where a condition holds, else those of another. */
export function eitherOf(then: PartValues, otherwise: PartValues, when: Condition): PartValues {
  const out: Partial<Record<Part, Value>> = {};
  for (const part of PARTS) {
    const options = [then[part] ?? UNDEFINED, otherwise[part] ?? UNDEFINED] as const;
    const [first, second] = options;
    if (first !== UNDEFINED || second !== UNDEFINED)
      out[part] = first === second ? first : { kind: "union", options, when };
  }
  return out;
}

function joinedPart(part: Part, before: Value | undefined, value: Value): Value {
  if (!before || !ADDED.has(part) || before.kind !== "object" || value.kind !== "object") return value;
  const layers: readonly Layer[] = [...before.layers, ...value.layers];
  return { kind: "object", layers };
}

const joinedUrl = (before: Value | undefined, value: Value): Value => (before ? concat([before, value]) : value);
