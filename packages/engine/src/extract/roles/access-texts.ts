/** The names of permissions or roles that a value may be: a text, a list of texts, one of several. */
import type { Source, Value } from "../../evaluate/value.ts";
import { outcomes, stringOf } from "../../evaluate/value.ts";
import { isAccessName, isForeignRole } from "./role-words.ts";

export interface AccessText {
  readonly name: string;
  readonly sources: readonly Source[];
}

export function accessTexts(value: Value, depth = 0): readonly AccessText[] {
  if (depth > 3) return [];
  return outcomes(value).flatMap((option) => {
    if (option.kind === "array") return option.elements.flatMap((element) => accessTexts(element, depth + 1));
    if (option.kind === "list") return option.items.flatMap((item) => accessTexts(item.value, depth + 1));
    const name = stringOf(option);
    return name !== undefined && isAccessName(name) && !isForeignRole(name) && option.kind === "constant"
      ? [{ name, sources: option.sources }]
      : [];
  });
}
