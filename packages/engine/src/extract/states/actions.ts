/** Types of actions (Redux, NgRx): what a reducer is told to do, and no states. */
import { isVerb, wordsOf } from "../subjects/words.ts";

const CAPITALS = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** `switch(action.type){case"ADD_ITEM":...;case"HIDE_LIST":...}`: at least half of them begin with a verb. */
export function areActions(property: string | undefined, values: readonly string[]): boolean {
  if (property !== "type" || !values.every((value) => CAPITALS.test(value))) return false;
  return values.filter((value) => isVerb(wordsOf(value)[0] ?? "")).length * 2 >= values.length;
}
