/** What of a value may be drawn: functions, classes, elements, modules, and what is made around one of these. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";

const DRAWN = new Set<Value["kind"]>(["function", "class", "element", "namespace", "external"]);
/** Calls around calls, `lazy(() => ...)`, `sequence("name", [show, draw])`. */
const MAX_DEPTH = 3;

export const draws = (value: Value, ev: Evaluator): readonly Value[] =>
  outcomes(value).filter((option) => isDrawn(option, ev));

function isDrawn(value: Value, ev: Evaluator, depth = 0): boolean {
  if (DRAWN.has(value.kind)) return true;
  if (depth > MAX_DEPTH) return false;
  if (value.kind === "array") return value.elements.some((one) => isDrawn(one, ev, depth + 1));
  return (
    (value.kind === "result" || value.kind === "instance") && value.args.some((one) => isDrawn(one, ev, depth + 1))
  );
}
