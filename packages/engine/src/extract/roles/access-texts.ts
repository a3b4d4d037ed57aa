/** The names of permissions or roles that a value may be: a text, names in it (`"a:read,a:write"`), a list, one of several. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Source, stringOf, type Value } from "../../evaluate/value.ts";
import { remember } from "../../remember.ts";
import { isAccessName, isForeignRole } from "./role-words.ts";

export interface AccessText {
  readonly name: string;
  readonly sources: readonly Source[];
}

type AccessTexts = readonly AccessText[];

/** Most lists within lists. */
const MAX_DEPTH = 4;

/** `depths`: how deep what was seen stood, as lists of the same lists have many more ways to a name than names. */
export function accessTexts(value: Value, ev: Evaluator, depth = 0, depths = new Map<Value, number>()): AccessTexts {
  return outcomes(value).flatMap((option): AccessTexts => {
    if (depth >= (depths.get(option) ?? MAX_DEPTH)) return [];
    depths.set(option, depth);
    if (option.kind === "array") return option.elements.flatMap((one) => accessTexts(one, ev, depth + 1, depths));
    if (option.kind === "list") return option.items.flatMap((one) => accessTexts(one.value, ev, depth + 1, depths));
    const text = stringOf(option);
    if (text === undefined || option.kind !== "constant") return [];
    const { sources } = option;
    const names = namesIn(text);
    // thousands of calls may ask for the same thousands of names
    const isOne = depth === 0 && names.length === 1;
    return names.flatMap((name) => (isOne || ev.budget.spend("places") ? { name, sources } : []));
  });
}

/** `"users:read, users:write"`: one name, or several of which each is one. */
const namesIn = remember((text): readonly string[] => {
  const names = text.split(/(?<!\s)\s*[,|]\s*/);
  return names.every((name) => isAccessName(name) && !isForeignRole(name)) ? names : [];
});
