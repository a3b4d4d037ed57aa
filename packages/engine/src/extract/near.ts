/**
 * The range around a place whose words tell about it: no longer than what is shown, and none of other units. What stands
 * beside a unit is other code, or a wrapper's.
 */
import type { Node } from "../syntax/nodes.ts";
import { around, type Span } from "./constants/surroundings.ts";
import type { Sighting } from "./survey.ts";

export function near({ module: { script }, unit }: Sighting<Node>, place: Span): Span {
  const { start, end } = around(script, place);
  return {
    start: Math.max(start, Math.min(unit.start, place.start)),
    end: Math.min(end, Math.max(unit.end, place.end)),
  };
}
