/**
 * Resolving values at call sites: where a value depends on the parameters of a function, the function is a wrapper,
 * and each of its call sites gives an outcome of its own, through several layers. Bounded and cycle-safe.
 */
import { decided } from "../evaluate/decided.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import { freeParams, freeThis, lacksFields, openConditions } from "../evaluate/free-params.ts";
import { returnedExpressions } from "../evaluate/returns.ts";
import { texts, written } from "../evaluate/text.ts";
import type { Env, Frame, Value } from "../evaluate/value.ts";
import { methodAround } from "../scope/class-fields.ts";
import { functionsAround } from "../scope/enclosing-functions.ts";
import { isInside } from "../syntax/inside.ts";
import { type CallLike, type FunctionNode, isClass, isFunction, type Node } from "../syntax/nodes.ts";
import type { CallSite } from "./call-graph.ts";
import type { Picked } from "./choices.ts";
import type { Sighting } from "./survey.ts";

/** Who calls a function. */
export interface Callers {
  sitesOf(fn: FunctionNode): readonly CallSite[];
  isCrowded(fn: FunctionNode): boolean;
}

/** How far callers are followed. */
export interface Reach {
  /** Most layers of wrappers, and so many more of those that have one caller. */
  readonly layers: number;
  readonly alone?: number;
  /** Most outcomes. */
  readonly outcomes: number;
}

const FAR: Reach = { layers: 6, alone: 24, outcomes: 1500 };

export interface Resolved<K extends string> {
  readonly values: Readonly<Record<K, Value>>;
  /** The calls that led here, outermost first, ending with the request itself. */
  readonly trail: readonly Sighting<CallLike>[];
  /** What was filled in on the way, innermost call first. */
  readonly envs: readonly Env[];
  /** The wrappers on the way. */
  readonly through: readonly FunctionNode[];
  /** What keys on the way must be. */
  readonly picks?: readonly Picked[];
  /** Classes of which any instance is meant. */
  readonly of?: readonly Node[];
  /** How many of the wrappers have one caller. */
  readonly alone: number;
  /** Whether a bound has ended the way to the callers. */
  readonly isCut?: boolean;
}

export interface ResolveOptions<K extends string> {
  /** The values for which callers are followed; default: all. The others are only filled in on the way. */
  readonly follow?: readonly K[];
  readonly reach?: Reach;
  /** The values without which an outcome says nothing, so that none is given that callers do not reach. */
  readonly needed?: readonly K[];
  /** What a call on the way adds to the values. */
  readonly arrive?: (values: Readonly<Record<K, Value>>, at: Sighting<CallLike>) => Readonly<Record<K, Value>>;
  /** Applied to the values before callers are followed, and after each step. */
  readonly settle?: (values: Readonly<Record<K, Value>>) => Readonly<Record<K, Value>>;
  readonly values: Readonly<Record<K, Value>>;
  readonly at: Sighting<CallLike>;
  readonly graph: Callers;
  readonly ev: Evaluator;
}

export function resolveAtCallSites<K extends string>({
  values,
  at,
  graph,
  ev,
  follow,
  reach = FAR,
  settle = (same) => same,
  arrive = (same) => same,
  needed = [],
}: ResolveOptions<K>): readonly Resolved<K>[] {
  const followed = (of: Readonly<Record<K, Value>>): readonly Value[] =>
    follow ? follow.map((key) => of[key]) : Object.values(of);
  const out: Resolved<K>[] = [];
  const open: Resolved<K>[] = [{ values: settle(values), trail: [at], envs: [], through: [], alone: 0 }];
  for (let next = open.shift(); next; next = open.shift()) {
    const found = wrapperOf(next, followed(next.values), graph);
    const isFar = next.through.length - Math.min(next.alone, reach.alone ?? 0) >= reach.layers;
    const wrapper = isFar ? undefined : found;
    // each is a way of its own, also where there are too many to go on
    const full = !ev.budget.spend("ways") || out.length + open.length > reach.outcomes;
    const known = wrapper || full ? [] : withAnyInstance(next.values, followed, ev);
    for (const { values, of = [] } of known)
      open.push({ ...next, values: settle(values), of: [...(next.of ?? []), ...of] });
    if (known.length > 0) continue;
    if (!wrapper || full) {
      const isCut = found !== undefined || freeParams(followed(next.values)).some(graph.isCrowded);
      out.push(isCut ? { ...next, isCut } : next);
      continue;
    }
    const isOpen = ({ values: left }: Resolved<K>): boolean =>
      freeParams(needed.map((key) => left[key])).includes(wrapper);
    const others = unreached(next, wrapper, followed(next.values), { graph, ev });
    for (const one of others) if (!isOpen(one)) out.push(one);
    const sites = graph.sitesOf(wrapper).filter(({ env }) => !isOfOther(next.trail[0], env[0], ev));
    if (sites.length === 0) out.push(next);
    for (const site of sites) {
      if (site.makes && next.of && !site.makes.some((one) => next.of?.includes(one))) continue;
      const substituted = mapValues(next.values, (value) => ev.apply(value, site.env));
      if (sites.length > 1 && isSentAgain(followed(next.values), followed(substituted), wrapper)) continue;
      const picks = picksAt(next, site, ev);
      if (picks.some(isOther)) continue;
      open.push({
        values: settle(arrive(substituted, site.call)),
        trail: [site.call, ...(site.inner && site.inner.node !== site.call.node ? [site.inner] : []), ...next.trail],
        envs: [...next.envs, site.env],
        through: [...next.through, wrapper],
        alone: next.alone + (sites.length === 1 ? 1 : 0),
        ...(picks.length > 0 && { picks }),
        ...(next.of && { of: next.of }),
      });
    }
  }
  return out;
}

/** `new Registry((id, body) => post("/rooms", body))`: what one is made with is called by the calls of that one. */
function isOfOther(made: Sighting<CallLike> | undefined, called: Frame | undefined, ev: Evaluator): boolean {
  if (made?.node.type !== "NewExpression" || called?.self?.kind !== "instance") return false;
  const { of, args, any } = called.self;
  const own = ev.evaluate(made.node, made.module);
  if (any || own.kind !== "instance" || own.of.node !== of.node) return false;
  return own.args.some((arg, index) => {
    const other = args[index];
    return arg.kind === "function" && other?.kind === "function" && arg.node !== other.node;
  });
}

/** The keys on the way, as the caller says what they are. */
const picksAt = ({ picks = [] }: Pick<Resolved<never>, "picks">, site: CallSite, ev: Evaluator): readonly Picked[] => [
  ...picks.map(({ key, is }) => ({ key: ev.apply(key, site.env), is })),
  ...(site.only ? [site.only] : []),
];

/** `verbs[name]` where the caller gives the name of another. */
const isOther = ({ key, is }: Picked): boolean => key.kind === "constant" && String(key.value) !== is;

/** `send(path, tries + 1)` in `send` itself: what the function was called with is sent once more, and its callers say what that is. */
function isSentAgain(before: readonly Value[], after: readonly Value[], wrapper: FunctionNode): boolean {
  if (!freeParams(after).includes(wrapper)) return false;
  return before.every((value, index) => {
    const again = after[index];
    return value === again || (again !== undefined && textOf(value) === textOf(again));
  });
}

const textOf = (value: Value): string =>
  texts(value)
    .map((text) => written(text))
    .join(" ");

/** `id ? "/items/" + id : "/items"` where every caller leaves the id out: the other branch is the program's all the same. */
function unreached<K extends string>(
  next: Resolved<K>,
  wrapper: FunctionNode,
  followed: readonly Value[],
  { graph, ev }: { readonly graph: Callers; readonly ev: Evaluator },
): readonly Resolved<K>[] {
  return openConditions(followed).flatMap(({ value, when }) => {
    if (!isGiven(when.of) || !freeParams([when.of]).includes(wrapper)) return [];
    const answers = new Set(graph.sitesOf(wrapper).map(({ env }) => decided({ ...when, of: ev.apply(when.of, env) })));
    const [only] = answers;
    const other = answers.size === 1 && only !== undefined ? value.options[only ? 1 : 0] : undefined;
    // without a body it is the same request
    if (!other || (other.kind === "constant" && (other.value ?? undefined) === undefined)) return [];
    return [{ ...next, values: mapValues(next.values, (whole) => replaced(whole, value, other)) }];
  });
}

/** What a caller gives, or a part of it: not what stands in something that it gives, `client.defaults.baseURL`. */
const isGiven = (value: Value): boolean =>
  value.kind === "choice" ? isGiven(value.first) : value.kind !== "member" || value.object.kind !== "member";

/** A value, or a text of which it is a part, with `by` in its place. */
function replaced(whole: Value, part: Value, by: Value): Value {
  if (whole === part) return by;
  if (whole.kind !== "template") return whole;
  return { ...whole, parts: whole.parts.map((own) => (own === part ? by : own)) };
}

/**
 * The innermost function on whose parameters the values depend and that is called somewhere and was not gone through: one
 * around the place before one that has kept what it was given, `setToken=(t)=>{token=t}`.
 */
function wrapperOf(
  { trail, through }: Pick<Resolved<never>, "trail" | "through">,
  followed: readonly Value[],
  graph: Callers,
): FunctionNode | undefined {
  const [place] = trail;
  const methods = freeThis(followed).flatMap(({ of }) =>
    !isFunction(of) && place ? (methodAround(of, place.node) ?? []) : [],
  );
  const open = [...freeParams(followed), ...methods].filter(
    (fn) => !through.includes(fn) && graph.sitesOf(fn).length > 0,
  );
  const around = place && open.find((fn) => fn.start <= place.node.start && place.node.end <= fn.end);
  return (around && place && closureIn(around, place, through, graph)) ?? around ?? open[0];
}

/**
 * `const guarded = (run) => (...args) => attempt(run, ...args)`, `const make = (path) => ({ load: () => fetch(path) })`: who
 * calls the function that is given back says what was given, and with what it is called. One that is handed on from an object
 * is called by whoever it is handed to.
 */
function closureIn(
  outer: FunctionNode,
  { node, module }: Sighting<CallLike>,
  through: readonly FunctionNode[],
  graph: Callers,
): FunctionNode | undefined {
  const given = returnedExpressions(outer);
  return functionsAround(module.script.scopes, node.start).find((fn) => {
    if (fn === outer || through.includes(fn)) return false;
    const sites = graph.sitesOf(fn).filter(({ env }) => env.some(({ of }) => of === outer));
    const holder = given.find((one) => isInside(fn, one));
    return sites.length > 0 && holder && (holder === fn || sites.every(({ inner }) => !inner));
  });
}

/**
 * Where nobody calls the method that a request stands in, as far as is seen: `this` is any instance of its class, or, where that
 * leaves a field open which the classes below it have, `path = "/users"`, of each of those.
 */
function withAnyInstance<K extends string>(
  values: Readonly<Record<K, Value>>,
  followed: (of: Readonly<Record<K, Value>>) => readonly Value[],
  ev: Evaluator,
): readonly Pick<Resolved<K>, "values" | "of">[] {
  const open = freeThis(followed(values));
  const any = { values: mapValues(values, (value) => ev.assume(value)), of: open.map((self) => self.of) };
  const [self] = open;
  if (!self || freeThis(followed(any.values)).length > 0) return [];
  if (!lacksFields(followed(any.values))) return [any];
  const { classOf } = self.module.script.scopes;
  const cls = self.of.type === "ClassBody" ? classOf.get(self.of) : self.of;
  if (!cls || !isClass(cls)) return [any];
  const each = ev.handed.below(cls, ev).map((one) => {
    const meant: Value = self.of === cls ? { kind: "instance", of: one, args: [], any: true } : one;
    const frame = { of: cls, args: [], self: meant };
    return { values: mapValues(values, (value) => ev.assume(ev.substitute(value, frame))), of: [one.node] };
  });
  const whole = each.filter((one) => !lacksFields(followed(one.values)));
  return whole.length > 0 ? whole : [any];
}

function mapValues<K extends string>(
  values: Readonly<Record<K, Value>>,
  map: (value: Value) => Value,
): Readonly<Record<K, Value>> {
  const out: Partial<Record<K, Value>> = {};
  for (const key in values) out[key] = map(values[key]);
  return out as Record<K, Value>;
}
