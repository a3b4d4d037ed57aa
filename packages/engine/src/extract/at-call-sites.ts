/**
 * A value that depends on what a function is given, as the calls of that function give it: one for each call, at the place
 * of the call, through functions that hand it on.
 */
import { freeParams } from "../evaluate/free-params.ts";
import type { Value } from "../evaluate/value.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Sighting } from "./survey.ts";

interface Place {
  readonly node: Node;
  readonly module: Module;
}

interface Placed<P> {
  readonly value: Value;
  readonly at: P | Sighting<CallLike>;
}

type Known = Pick<ExtractContext, "ev" | "calls">;

/** Most calls of one function that are read. */
const MAX_CALLS = 300;
/** Most functions on the way to what is given. */
const MAX_LAYERS = 3;

export const atCallSites = <P extends Place>(value: Value, at: P, known: Known): readonly Placed<P>[] =>
  followed<P>({ value, at }, known, () => true);

/** Only where a function is given the value whole, `function fail(message){throw Error(message)}`: inside a text it is a hole. */
export const wholeAtCallSites = <P extends Place>(value: Value, at: P, known: Known): readonly Placed<P>[] =>
  followed<P>({ value, at }, known, isGiven);

const isGiven = (value: Value): boolean =>
  value.kind === "param" || (value.kind === "member" && value.object.kind === "param");

function followed<P>(
  one: Placed<P>,
  { ev, calls }: Known,
  isOpen: (value: Value) => boolean,
  layer = 0,
): readonly Placed<P>[] {
  const [fn] = layer < MAX_LAYERS && isOpen(one.value) ? freeParams([one.value]) : [];
  const sites = fn ? calls.sitesOf(fn).slice(0, MAX_CALLS) : [];
  if (sites.length === 0) return [one];
  return sites.flatMap(({ call, env }) =>
    followed<P>({ value: ev.apply(one.value, env), at: call }, { ev, calls }, isOpen, layer + 1),
  );
}
