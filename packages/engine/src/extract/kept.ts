/** What a call keeps in the browser, or reads there, by the models. */
import { isConstant, type Value } from "../evaluate/value.ts";
import { valueAt } from "../models/parts.ts";
import type { CallLike } from "../syntax/nodes.ts";
import { calledAt } from "./called.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Sighting } from "./survey.ts";

export interface Kept {
  readonly key: Value;
  /** What is kept, or what is taken while nothing is; as a text where it is written as one. */
  readonly value?: Value;
}

export function keptAt(at: Sighting<CallLike>, context: ExtractContext): Kept | undefined {
  const called = calledAt(at, context);
  const effect = called?.use.effect;
  if (!called || effect?.effect !== "keeps") return undefined;
  const key = valueAt(effect.key, called.use, context.ev);
  const value = effect.value === undefined ? undefined : valueAt(effect.value, called.use, context.ev);
  return { key, ...(value && !isConstant(value, undefined) && { value }) };
}
