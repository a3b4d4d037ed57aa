/**
 * Names for third-party units of scope-hoisted code that stand between two units of one component: bundlers write a
 * package's modules one after the other, and its statements in their order.
 */
import type { AttributionUnit } from "./unit.ts";

/** The two named units stand at most so many units apart. */
const WIDEST = 12;
/** Units with more grams than this would have been recognised, were they of an indexed package. */
const MOST_GRAMS = 30;

/** `names`: component per unit, -1 none. `isThird`: third-party, named or not. Gives the names with gaps filled. */
export function fillGaps(
  units: readonly AttributionUnit[],
  names: readonly number[],
  isThird: (unit: number) => boolean,
  grams: (unit: number) => number,
): readonly number[] {
  const filled = [...names];
  let last = -1;
  units.forEach((unit, at) => {
    const previous = units[at - 1];
    if (!isThird(at) || previous?.module !== unit.module || previous.file !== unit.file) last = -1;
    if ((names[at] ?? -1) < 0) return;
    if (last >= 0 && names[last] === names[at] && at - last <= WIDEST) {
      for (let between = last + 1; between < at; between++) {
        if (grams(between) <= MOST_GRAMS) filled[between] = names[at] ?? -1;
      }
    }
    last = isThird(at) ? at : -1;
  });
  return filled;
}
