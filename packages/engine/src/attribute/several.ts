/**
 * Whether code that was put into a bundle as a whole holds code of several owners. A package that was built before holds
 * itself, perhaps with a dependency; an application that was built before holds many packages beside its own code.
 */
import { fileId } from "@as-built/spec";
import type { Node } from "../syntax/nodes.ts";
import { countsOf } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";
import { countVotes } from "./votes.ts";

/** A part is a component's where so much of it is; so many grams that no other component has say that it is there. */
const SHARE = 0.5;
const SOLE = 20;
/** Code of which one component accounts for so much is that component, whoever else has copied parts of it. */
const MOSTLY_ONE = 0.75;
/** A part of so many grams of which hardly any are known is somebody else's: a minifier wrote a library's function into it. */
const FOREIGN_GRAMS = 100;
const FOREIGN_SHARE = 0.05;

/**
 * Asks of the parts of a whole, each a statement or expression, in source order. What is most of a script may be an
 * application; what is not, and holds nothing that is known, is one package.
 */
export const holdsSeveral =
  (index: SignatureIndex): ((parts: readonly Node[], isMain: boolean) => boolean) =>
  (parts, isMain) => {
    const { grams, largest, present, foreign } = ownersIn(parts, index);
    if (grams > 0 && largest >= MOSTLY_ONE * grams) return foreign;
    return isMain || present > 0;
  };

/**
 * Grams of some code: all, those of the component with most, how many components surely stand there, and whether a long
 * part is nobody's that is known.
 */
interface Owners {
  readonly grams: number;
  readonly largest: number;
  readonly present: number;
  readonly foreign: boolean;
}

function ownersIn(parts: readonly Node[], index: SignatureIndex): Owners {
  const sole = new Map<number, number>();
  const covered = new Map<number, number>();
  const votes = countVotes(parts.map(unitOf), index).map((vote) => ({ vote, counts: countsOf(vote.known, index) }));
  let grams = 0;
  for (const { vote, counts } of votes) {
    grams += vote.grams;
    for (const [component, count] of counts) {
      if (index.components[component]?.kind === "runtime") continue;
      const own = Math.min(count.covered, vote.grams);
      covered.set(component, (covered.get(component) ?? 0) + own);
      if (count.weighed >= SHARE * vote.grams) sole.set(component, (sole.get(component) ?? 0) + count.sole);
    }
  }
  const largest = [...covered.values()].reduce((max, count) => Math.max(max, count), 0);
  const foreign = votes.some(
    ({ vote, counts }) =>
      vote.grams >= FOREIGN_GRAMS && [...counts.values()].every((one) => one.covered < FOREIGN_SHARE * vote.grams),
  );
  return { grams, largest, present: [...sole.values()].filter((count) => count >= SOLE).length, foreign };
}

const unitOf = (node: Node): AttributionUnit => ({
  file: fileId(""),
  start: node.start,
  end: node.end,
  node,
  module: 0,
  uses: [],
  loads: [],
  entry: false,
});
