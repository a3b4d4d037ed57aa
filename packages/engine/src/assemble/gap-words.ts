/** Gaps in the words of a point that is not shown, or not shown in full: one sentence, and the reasons for programs. */
import { type Gap, gapAmount, type Reason } from "@as-built/spec";

/** What could not be understood; empty without gaps. One sentence: what holds most of it speaks for the rest. */
export function gapWords(gaps: readonly Gap[]): string {
  const whole = gaps.find(({ code }) => code === "no-product-code" || code === "not-recognised");
  if (whole) return `${gapAmount(whole)} of code could not be told apart${placed(", most of it in", whole)}.`;
  const cut = gaps.find(({ code }) => code === "bound-reached");
  if (cut && cut.size < cut.of) return `${gapAmount(cut)} of code hold more than the analysis looks at.`;
  if (cut) return "Evaluation ended at a bound of the analysis.";
  const [largest] = gaps.toSorted((a, b) => b.size - a.size);
  if (!largest) return "";
  const words = gaps.every(({ code }) => code === "not-parsed") ? "could not be parsed" : "could not be taken apart";
  if (gaps.length === 1) return `${gapAmount(largest)} of code${placed(", in", largest)}, ${words}.`;
  const size = gaps.reduce((sum, gap) => sum + gap.size, 0);
  const pieces = `in ${gaps.length} pieces${placed(", the largest in", largest)}`;
  return `${gapAmount({ size, of: largest.of })} of code, ${pieces}, ${words}.`;
}

const placed = (words: string, { file }: Gap): string => (file === undefined ? "" : `${words} ${file}`);

/** One for each file, or one for all where no file holds most. */
export function gapReasons(gaps: readonly Gap[]): readonly Reason[] {
  const files = new Set(gaps.flatMap(({ file }) => file ?? []));
  if (gaps.length > 0 && files.size === 0) return [{ code: "not-understood" }];
  return [...files].map((ref) => ({ code: "not-understood", ref }));
}
