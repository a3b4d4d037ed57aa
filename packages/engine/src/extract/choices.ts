/** What a call may call: each outcome of its callee, of a table with the key that picks it. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { opened } from "../evaluate/opened.ts";
import { outcomes, type Value } from "../evaluate/value.ts";

export interface Picked {
  readonly key: Value;
  readonly is: string;
}

/** What may be called; of a table, `verbs[name](path)`, with the key that picks each. */
export function choices(callee: Value, ev: Evaluator): readonly { readonly value: Value; readonly only?: Picked }[] {
  const known = (of: Value): readonly Value[] => outcomes(of).flatMap((one) => outcomes(opened(one, ev)));
  if (callee.kind !== "union" || !callee.picked) return known(callee).map((value) => ({ value }));
  const { key, from } = callee.picked;
  return [...from].flatMap(([is, one]) => known(one).map((value) => ({ value, only: { key, is } })));
}
