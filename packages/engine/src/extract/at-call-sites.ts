/**
 * A value that depends on what a function is given, as the calls of that function give it: one for each call, at the place
 * of the call, through functions that hand it on.
 */
import { freeParams } from "../evaluate/free-params.ts";
import { isCut, type Value } from "../evaluate/value.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Placed } from "../unpack/module.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Sighting } from "./survey.ts";

interface PlacedAll<P> {
  readonly values: readonly Value[];
  readonly at: P | Sighting<CallLike>;
  /** The call that gives it, where `at` handed the function on. */
  readonly by?: Sighting<CallLike>;
}

interface ValueAt<P> extends Omit<PlacedAll<P>, "values"> {
  readonly value: Value;
}

type Known = Pick<ExtractContext, "ev" | "calls">;

/** Most calls of one function that are read. */
const MAX_CALLS = 300;
/** Most functions on the way to what is given. */
const MAX_LAYERS = 3;

export const atCallSites = <P extends Placed>(value: Value, at: P, known: Known): readonly ValueAt<P>[] =>
  only(allAtCallSites<P>({ values: [value], at }, known, (values) => values));

/**
 * Only where a function is given the value whole, `function fail(message){throw Error(message)}`: inside a text it is a
 * hole. What an instance keeps, `localStorage.getItem(this.key)`, its constructor is given.
 */
export const wholeAtCallSites = <P extends Placed>(value: Value, at: P, known: Known): readonly ValueAt<P>[] =>
  only(allAtCallSites<P>({ values: [known.ev.assume(value)], at }, known, (values) => values.filter(isGiven)));

const only = <P>(all: readonly PlacedAll<P>[]): readonly ValueAt<P>[] =>
  all.flatMap(({ values, ...place }) => values.map((value) => ({ ...place, value })));

export const isGiven = (value: Value): boolean =>
  value.kind === "param" || (value.kind === "member" && value.object.kind === "param");

/** `openIn`: those of several values for which callers are asked. */
export function allAtCallSites<P>(
  one: PlacedAll<P>,
  { ev, calls }: Known,
  openIn: (values: readonly Value[]) => readonly Value[],
  layer = 0,
): readonly PlacedAll<P>[] {
  const [fn] = layer < MAX_LAYERS ? freeParams(openIn(one.values)) : [];
  const all = fn ? calls.sitesOf(fn) : [];
  const sites = all.slice(0, MAX_CALLS);
  if (fn && all.length > MAX_CALLS) ev.budget.cut(fn);
  if (sites.length === 0 || !ev.budget.spend("ways")) return [one];
  return sites.flatMap(({ call, inner = call, env }) => {
    const values = one.values.map((value) => ev.apply(value, env));
    // one element stands for all that a list has above the bound
    if (openIn(values).some(isCut)) ev.budget.cut(call.node);
    return allAtCallSites<P>({ values, at: call, by: inner }, { ev, calls }, openIn, layer + 1);
  });
}
