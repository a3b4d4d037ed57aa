/** Values of the arguments of a call. */
import { pushAll } from "../lists.ts";
import type { Argument } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import type { ListValue, Value } from "./value.ts";
import { UNDEFINED } from "./value.ts";

/** Elements of an open list that stand for arguments. */
const MAX_SPREAD = 5;

/** Arguments; of the first spread of an open list its first elements, `(...all) => send(...all)`, and no more. */
export function evaluateArguments(args: readonly Argument[], module: Module, ev: Evaluation): readonly Value[] {
  const out: Value[] = [];
  for (const arg of args) {
    if (arg.type !== "SpreadElement") {
      out.push(ev.evaluate(arg, module));
      continue;
    }
    const list = ev.evaluate(arg.argument, module);
    if (list.kind === "array") pushAll(out, list.elements);
    if (list.kind === "array" && !list.open) continue;
    const from = list.kind === "array" ? list.elements.length : 0;
    for (let index = from; index < MAX_SPREAD; index++) out.push(ev.member(list, String(index)));
    break;
  }
  return out;
}

/** The elements of a list as they are written, `[a, ...rest]`, or of a call that adds them: `list.push(a, ...rest)`. */
export const itemsOf = (elements: readonly (Argument | null)[], module: Module, ev: Evaluation): ListValue["items"] =>
  elements.map((element) => {
    if (!element) return { value: UNDEFINED, spread: false };
    const spread = element.type === "SpreadElement";
    return { value: ev.evaluate(spread ? element.argument : element, module), spread };
  });
