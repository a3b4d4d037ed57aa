/**
 * A value that a function is given whole: `function fail(message){throw Error(message)}`. Each call of the function gives
 * a value of its own, at the place of the call.
 */
import { freeParams } from "../evaluate/free-params.ts";
import type { Value } from "../evaluate/value.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Sighting } from "./survey.ts";

export interface Placed {
  readonly value: Value;
  readonly at: Sighting<Node>;
}

/** Most calls of one function that are read. */
const MAX_CALLS = 300;
/** Most functions on the way to the words. */
const MAX_LAYERS = 3;

/** Only where the message as a whole is a parameter: a parameter inside a text is a hole. */
export function spreadToCallers(
  value: Value,
  at: Sighting<Node>,
  context: Pick<ExtractContext, "ev" | "calls">,
  layer = 0,
): readonly Placed[] {
  const whole = value.kind === "param" || (value.kind === "member" && value.object.kind === "param");
  const [fn] = whole && layer < MAX_LAYERS ? freeParams([value]) : [];
  const sites = fn ? context.calls.sitesOf(fn).slice(0, MAX_CALLS) : [];
  if (sites.length === 0) return [{ value, at }];
  return sites.flatMap(({ call, env }) => {
    const place: Sighting<CallLike> = call;
    return spreadToCallers(context.ev.apply(value, env), place, context, layer + 1);
  });
}
