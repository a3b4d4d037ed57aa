/** A route of a table or an element as a screen statement. */
import type { Range, Script } from "../../script.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Fact } from "../fact.ts";
import { routePattern } from "./route-path.ts";

export interface Route {
  /** Joined with its parents', in the router's own syntax. */
  readonly path: string;
  readonly title?: string;
  readonly redirectsTo?: string;
  /** Whether the path stands there as it is stated. */
  readonly literal: boolean;
  readonly script: Script;
  /** The route as a whole. */
  readonly range: Range;
  /** Ranges of the literal pieces of its path, parents' included. */
  readonly pieces: readonly (Range & { readonly script: Script })[];
  readonly unit: Unit;
}

/** Length of the part of a route's code that is shown for the whole. */
const HEAD = 200;

export function screenFact({ path, title, redirectsTo, literal, script, range, pieces, unit }: Route): Fact {
  const { start, end } = range;
  return {
    point: "screens",
    content: {
      path: routePattern(path),
      ...(title === undefined ? {} : { title }),
      ...(redirectsTo === undefined ? {} : { redirectsTo: routePattern(redirectsTo) }),
    },
    basis: literal ? "shown" : "derived",
    evidence: [
      { script, start, end: Math.min(end, start + HEAD), says: "route" },
      ...pieces.map((piece, index) => ({ ...piece, says: "path", for: "/path", step: index + 1 })),
    ],
    unit,
  };
}
