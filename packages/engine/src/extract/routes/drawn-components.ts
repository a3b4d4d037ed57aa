/** Which components a value draws. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";

/** Deepest nesting of elements that is looked through. */
const MAX_DEPTH = 4;

/** Components of what a route draws: the element's type, and those of the elements in it (`<Guard><Page/></Guard>`). */
export function componentsOf(value: Value, ev: Evaluator, depth = 0): readonly FunctionNode[] {
  if (depth > MAX_DEPTH) return [];
  return outcomes(value).flatMap((option): readonly FunctionNode[] => {
    if (option.kind === "function") return [option.node];
    if (option.kind === "array") return option.elements.flatMap((element) => componentsOf(element, ev, depth + 1));
    if (option.kind !== "element") return [];
    return [
      ...componentsOf(ev.member(option.props, "children"), ev, depth + 1),
      ...componentsOf(option.type, ev, depth + 1),
    ];
  });
}
