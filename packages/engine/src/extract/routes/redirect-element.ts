/** Elements that lead elsewhere: `<Navigate to="/x"/>` of React Router 6 and 7, `<Redirect to="/x"/>` of 4 and 5. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { stringOf } from "../../evaluate/value.ts";
import { hasKey } from "../has-key.ts";
import { isRoutePath } from "./route-path.ts";

/** `element={<Navigate to="/x"/>}`: an element with nothing but a target, and perhaps `replace`. */
export function redirectOf(drawn: Value, ev: Evaluator): string | undefined {
  // React Router 4 and 5: `render={() => <Redirect to="/x"/>}`
  if (drawn.kind === "function")
    return redirectOfElement(ev.apply(ev.summary(drawn.node, drawn.module), drawn.env), ev);
  return redirectOfElement(drawn, ev);
}

function redirectOfElement(drawn: Value, ev: Evaluator): string | undefined {
  if (drawn.kind !== "element" || hasKey(drawn.props, "children", ev)) return undefined;
  const to = stringOf(ev.member(drawn.props, "to"));
  return to !== undefined && isRoutePath(to) ? to : undefined;
}
