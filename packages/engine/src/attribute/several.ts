/**
 * Whether code that was put into a bundle as a whole holds code of several owners. A package that was built before holds
 * itself, perhaps with a dependency; an application that was built before holds many packages beside its own code.
 */
import type { FileId } from "@as-built/spec";
import type { Node } from "../syntax/nodes.ts";
import { countsOf } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";
import { countVotes } from "./votes.ts";

/** A part is a component's where so much of it is; so many grams that no other component has say that it is there. */
const SHARE = 0.5;
const SOLE = 20;
/** One component beside so much code that is not known is no package of that component. */
const MOSTLY_UNKNOWN = 0.6;

/** Asks of the parts of a whole, each a statement or expression, in source order. */
export const holdsSeveral =
  (index: SignatureIndex): ((parts: readonly Node[]) => boolean) =>
  (parts) => {
    const votes = countVotes(parts.map(unitOf), index);
    const sole = new Map<number, number>();
    let grams = 0;
    let known = 0;
    for (const vote of votes) {
      grams += vote.grams;
      let most = 0;
      for (const [component, count] of countsOf(vote, index)) {
        if (index.components[component]?.kind === "runtime") continue;
        most = Math.max(most, count.covered);
        if (count.weighed >= SHARE * vote.grams) sole.set(component, (sole.get(component) ?? 0) + count.sole);
      }
      known += Math.min(most, vote.grams);
    }
    const present = [...sole.values()].filter((count) => count >= SOLE).length;
    return present > 1 || (present === 1 && grams - known > MOSTLY_UNKNOWN * grams);
  };

const unitOf = (node: Node): AttributionUnit => ({
  file: "" as FileId,
  start: node.start,
  end: node.end,
  node,
  module: 0,
  uses: [],
  loads: [],
  entry: false,
});
