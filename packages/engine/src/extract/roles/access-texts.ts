/** The names of permissions or roles that a value may be: a text, names in it (`"a:read,a:write"`), a list, one of several. */
import { outcomes, type Source, stringOf, type Value } from "../../evaluate/value.ts";
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
    const text = stringOf(option);
    if (text === undefined || option.kind !== "constant") return [];
    const { sources } = option;
    return namesIn(text).map((name) => ({ name, sources }));
  });
}

/** `"users:read, users:write"`: one name, or several of which each is one. */
function namesIn(text: string): readonly string[] {
  const names = text.split(/(?<!\s)\s*[,|]\s*/);
  return names.every((name) => isAccessName(name) && !isForeignRole(name)) ? names : [];
}
