/** Elements that lead elsewhere: `<Navigate to="/x"/>` of React Router 6 and 7, `<Redirect to="/x"/>` of 4 and 5. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { hasKey } from "../has-key.ts";
import type { Lead } from "./leads.ts";
import { isRoutePath } from "./route-path.ts";

/** `element={<Navigate to="/x"/>}`: an element with nothing but a target, and perhaps `replace`. */
export function redirectOf(drawn: Value, ev: Evaluator): string | undefined {
  // React Router 4 and 5: `render={() => <Redirect to="/x"/>}`
  return redirectOfElement(ev.returned(drawn), ev);
}

/** Where an element leads that has a fixed address, whatever it adds to it: `<Navigate to={`/sign-in?next=${here}`}/>`. */
export function leadsTo(drawn: Value, ev: Evaluator): string | undefined {
  const whole = redirectOfElement(drawn, ev);
  const props = propsOf(drawn);
  if (whole !== undefined || !props || hasKey(props, "children", ev)) return whole;
  const to = ev.member(props, "to");
  const head = to.kind === "template" ? to.parts[0] : stringOf(ev.member(to, "pathname"));
  const [path] = typeof head === "string" ? (/^[^?#]+(?=[?#]|$)/.exec(head) ?? []) : [];
  const isWhole = to.kind !== "template" || path !== head;
  return path !== undefined && isWhole && isRoutePath(path) ? path : undefined;
}

/** The elements in a function that lead elsewhere, also in functions that a route is handed to draw with. */
export const redirectsIn = rememberFor(({ body }: FunctionNode, module: Module, ev: Evaluator): readonly Lead[] => {
  const leads: Lead[] = [];
  if (body)
    walk(body, (node) => {
      const [, props] = node.type === "CallExpression" ? node.arguments : [];
      if (props?.type !== "ObjectExpression" || !fixedKeys(props).has("to")) return undefined;
      const to = leadsTo(ev.evaluate(node, module), ev);
      if (to !== undefined) leads.push({ to, node });
      return undefined;
    });
  return leads;
});

function redirectOfElement(drawn: Value, ev: Evaluator): string | undefined {
  const props = propsOf(drawn);
  if (!props || hasKey(props, "children", ev)) return undefined;
  const to = stringOf(ev.member(props, "to"));
  return to !== undefined && isRoutePath(to) ? to : undefined;
}

/** Of an element, also where the function that makes it has no name any more: `f(Redirect, {to: "/x"})` of Preact. */
function propsOf(drawn: Value): Value | undefined {
  if (drawn.kind === "element") return drawn.props;
  const [type, props] = drawn.kind === "result" ? drawn.args : [];
  return (type?.kind === "function" || type?.kind === "external") && props?.kind === "object" ? props : undefined;
}
