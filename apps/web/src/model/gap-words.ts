/** The words for code that was read and not understood, by code; a code from a newer format has those of its amount. */
import { type Gap, type GapCode, gapAmount } from "@as-built/spec";

const WORDS: Readonly<Record<GapCode, (amount: string, gap: Gap) => string>> = {
  "no-product-code": (amount) => `No product code was found; ${amount} of code belong to no known package`,
  "not-recognised": (amount) => `${amount} of code could not be told apart`,
  "one-piece": (amount) => `${amount} of code are one piece that could not be taken apart`,
  "bound-reached": (amount, gap) =>
    gap.size < gap.of
      ? `${amount} of code hold more than the analysis looks at of one thing; the rest is not stated`
      : "Evaluation ended at a bound of the analysis; values that it had not come to are unknown",
  "not-parsed": (amount) => `${amount} of code were not parsed: the parser might not have come back from them`,
};

/** A sentence without its end: the place follows, where there is one. */
export const gapWords = (gap: Gap): string =>
  (WORDS[gap.code] ?? ((amount) => `${amount} of code were not understood`))(gapAmount(gap), gap);

/** What leads from the words to the file. */
export const beforeFile = ({ start }: Gap): string => (start === undefined ? ", most of it in " : ": ");
