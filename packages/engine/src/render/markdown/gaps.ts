/** Code that was read and not understood, as a warning at the beginning of the document; empty where there is none. */
import { type Gap, type GapCode, gapAmount, type Specification } from "@as-built/spec";
import { blocks, list } from "./block.ts";
import { code, type Inline, NOTHING, raw } from "./inline.ts";

export function gaps({ material }: Specification): string {
  const items = (material.gaps ?? []).map((gap) => raw(`${WORDS[gap.code](gap)}${place(gap)}.`));
  return items.length === 0 ? "" : blocks([WARNING, list(items)]);
}

const WARNING =
  "Warning: this specification covers only a part. What the following code holds is not in the nine points:";

const WORDS: Readonly<Record<GapCode, (gap: Gap) => string>> = {
  "no-product-code": (gap) => `No product code was found; ${gapAmount(gap)} of code belong to no known package`,
  "not-recognised": (gap) => `${gapAmount(gap)} of code could not be told apart`,
  "one-piece": (gap) => `${gapAmount(gap)} of code are one piece that could not be taken apart`,
  "bound-reached": (gap) =>
    gap.size < gap.of
      ? `${gapAmount(gap)} of code hold more than the analysis looks at of one thing; the rest is not stated`
      : "Evaluation ended at a bound of the analysis; values that it had not come to are unknown",
  "not-parsed": (gap) => `${gapAmount(gap)} of code were not parsed: the parser might not have come back from them`,
};

function place({ file, start, end }: Gap): Inline {
  if (file === undefined) return NOTHING;
  if (start === undefined || end === undefined) return raw(`, most of it in ${code(file)}`);
  return raw(`: ${code(`${file}:${start}-${end}`)}`);
}
