/** The texts that a list holds, where it holds nothing else. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { isStateText, type Text } from "./candidate.ts";

export interface Listing {
  readonly ev: Evaluator;
  /** Most elements of a list. */
  readonly most: number;
  /** The property of each element that is meant, if it is not the element. */
  readonly key?: string | undefined;
}

/** Nothing unless all elements are known, may be states and stand there once. */
export function listedTexts(list: Value, { ev, most, key }: Listing): readonly Text[] {
  if (list.kind !== "array" || list.open || list.elements.length > most) return [];
  const texts = list.elements.flatMap((element): readonly Text[] => {
    const value = key === undefined ? element : ev.member(element, key);
    const at = value.kind === "constant" ? value.sources[0] : undefined;
    return value.kind === "constant" && typeof value.value === "string" && at && isStateText(value.value)
      ? [{ value: value.value, at }]
      : [];
  });
  return texts.length === list.elements.length && new Set(texts.map(({ value }) => value)).size === texts.length
    ? texts
    : [];
}
