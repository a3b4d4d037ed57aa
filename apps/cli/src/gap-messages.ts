/** The words for code that was read and not understood, by code, and what to do next. The material's names come as they are. */
import { type Gap, type GapCode, gapAmount } from "@as-built/spec";

/** `place`: the gap's file, with line and column where it is one piece; absent where no file holds most of it. */
type Words = (gap: Gap, place: string | undefined) => string;

const WORDS: Readonly<Record<GapCode, Words>> = {
  "no-product-code": (gap, place) =>
    `No product code was found; ${gapAmount(gap)} of code belong to no known package${most(place)}`,
  "not-recognised": (gap, place) => `${gapAmount(gap)} of code could not be told apart${most(place)}`,
  "one-piece": (gap, place) =>
    `${gapAmount(gap)} of code are one piece that could not be taken apart${place === undefined ? "" : `: ${place}`}`,
  "bound-reached": (gap) =>
    gap.size < gap.of
      ? `${gapAmount(gap)} of code hold more than the analysis looks at of one thing; the rest is not stated`
      : "Evaluation ended at a bound of the analysis; values that it had not come to are unknown",
  "not-parsed": (gap, place) =>
    `${gapAmount(gap)} of code were not parsed: the parser might not have come back from them${place === undefined ? "" : `: ${place}`}`,
};

const most = (place: string | undefined): string => (place === undefined ? "" : `, most of it in ${place}`);

export const gapMessage = (gap: Gap, place: string | undefined): string => WORDS[gap.code](gap, place);

export const GAPS = {
  title: "The specification covers only a part",
  next: "What this code holds is not in the nine points. Check that all scripts were captured, as the browser runs them; your own packages are recognised with: asbuilt signatures add",
} as const;
