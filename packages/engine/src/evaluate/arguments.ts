/** Values of the arguments of a call. */
import { pushAll } from "../lists.ts";
import type { Argument } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { arrayOf, type ListValue, UNDEFINED, type Value } from "./value.ts";

/** Elements of an open list that stand for arguments. */
const MAX_SPREAD = 6;

/** Arguments; of the first spread of an open list its first elements, `(...all) => send(...all)`, and no more. */
export function evaluateArguments(args: readonly Argument[], module: Module, ev: Evaluation): readonly Value[] {
  const out: Value[] = [];
  for (const arg of args) {
    if (arg.type !== "SpreadElement") {
      out.push(ev.evaluate(arg, module));
      continue;
    }
    const list = ev.evaluate(arg.argument, module);
    pushAll(out, spreadOf(list, ev));
    if (list.kind !== "array" || list.open) break;
  }
  return out;
}

/** What a list of arguments holds; of an open one its first elements. */
export function spreadOf(list: Value, ev: Evaluation): readonly Value[] {
  if (list.kind === "array" && !list.open) return list.elements;
  const items = list.kind === "list" ? list.items : [];
  const end = items.findIndex(({ spread }) => spread);
  if (end > 0)
    return [...items.slice(0, end).map(({ value }) => value), ...spreadOf(items[end]?.value ?? UNDEFINED, ev)];
  const known = list.kind === "array" ? list.elements : [];
  const more = Array.from({ length: Math.max(0, MAX_SPREAD - known.length) }, (_, at) => known.length + at);
  return [...known, ...more.map((index) => ev.member(list, String(index)))];
}

/** What a rest parameter is of arguments: where an open list was spread behind them, that list. */
export function restOf(args: readonly Value[]): Value {
  const [spread, last] = [args.at(-MAX_SPREAD), args.at(-1)];
  const isSpread = spread?.kind === "member" && last?.kind === "member" && spread.object === last.object;
  if (!isSpread || spread.key !== "0" || last.key !== String(MAX_SPREAD - 1) || spread.by)
    return { kind: "array", elements: args, open: false };
  const own = args.slice(0, -MAX_SPREAD).map((value) => ({ value, spread: false }));
  return arrayOf([...own, { value: spread.object, spread: true }]);
}

/** The elements of a list as they are written, `[a, ...rest]`, or of a call that adds them: `list.push(a, ...rest)`. */
export const itemsOf = (elements: readonly (Argument | null)[], module: Module, ev: Evaluation): ListValue["items"] =>
  elements.map((element) => {
    if (!element) return { value: UNDEFINED, spread: false };
    const spread = element.type === "SpreadElement";
    return { value: ev.evaluate(spread ? element.argument : element, module), spread };
  });
