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

/** Where an element leads that has a fixed address, whatever it adds to it: `<Navigate to={`/sign-in?next=${here}`}/>`. */
export function leadsTo(drawn: Value, ev: Evaluator): string | undefined {
  const whole = redirectOfElement(drawn, ev);
  if (whole !== undefined || drawn.kind !== "element" || hasKey(drawn.props, "children", ev)) return whole;
  const to = ev.member(drawn.props, "to");
  const head = to.kind === "template" ? to.parts[0] : stringOf(ev.member(to, "pathname"));
  const [path] = typeof head === "string" ? (/^[^?#]+(?=[?#]|$)/.exec(head) ?? []) : [];
  const isWhole = to.kind !== "template" || path !== head;
  return path !== undefined && isWhole && isRoutePath(path) ? path : undefined;
}

function redirectOfElement(drawn: Value, ev: Evaluator): string | undefined {
  if (drawn.kind !== "element" || hasKey(drawn.props, "children", ev)) return undefined;
  const to = stringOf(ev.member(drawn.props, "to"));
  return to !== undefined && isRoutePath(to) ? to : undefined;
}
