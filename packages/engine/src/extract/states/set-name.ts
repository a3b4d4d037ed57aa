/** The name of a set, made from the property that has its values and what that is a property of. */

import { isDrawing } from "../../platform/foreign.ts";
import type { Subject } from "../subjects/subject.ts";
import { wordsOf } from "../subjects/words.ts";

/** Names that say where something goes, and names that a minifier made. */
const isPlace = (name: string): boolean =>
  name.length === 1 || /^(?:options|choices|items|values?|children|field|alt)$/.test(name);

/** What a template is given of its component (`$$scope:{ctx}` of Svelte, `_ctx` of Vue) is no name of a value in it. */
const ALL_AT_ONCE = /^[_$]?ctx$/;

/** Nothing where the words say nothing of what has the values. */
export function nameOf(subject: Subject | undefined): string | undefined {
  if (!subject?.name || (isDrawing(subject.name) && !subject.owner)) return undefined;
  if (isPlace(subject.name) || ALL_AT_ONCE.test(subject.name)) return undefined;
  const words = wordsOf(subject.name).map((word) => word.toLowerCase());
  const owner = wordsOf(subject.owner ?? "").map((word) => word.toLowerCase());
  return [...withoutRepeated(owner, words), ...words].join(" ");
}

/** `operation.operationType`, `loginStatus.status`: of the words of the owner those that its property does not say again. */
function withoutRepeated(owner: readonly string[], words: readonly string[]): readonly string[] {
  for (let from = 0; from < owner.length; from++)
    if (owner.slice(from).every((word, index) => words[index] === word)) return owner.slice(0, from);
  return owner;
}
