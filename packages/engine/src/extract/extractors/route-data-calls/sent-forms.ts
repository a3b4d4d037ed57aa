/** `<Form method="post">`, `<fetcher.Form method="post" action="/stop">` and plain forms, with their fields. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import { holds } from "../../../syntax/walk.ts";
import { elementCalls } from "../../element-calls.ts";
import { sentFields } from "../../sent-fields.ts";
import type { Survey } from "../../survey.ts";
import { isMethod, isOwnAddress, isWholeAddress, type Sent } from "./sent.ts";

export function sentForms(calls: Survey["calls"], ev: Evaluator): readonly Sent[] {
  return elementCalls(calls, ev).flatMap(({ at, element: { type, props } }): readonly Sent[] => {
    const [method, action, onSubmit] = ["method", "action", "onSubmit"].map((key) => ev.member(props, key));
    const tag = stringOf(type);
    if (!method || !action || !onSubmit || !isMethod(method) || !mayBeForm(type)) return [];
    // an address of its own stands for itself there
    const isPlain = tag === "form" && !isOwnAddress(action);
    const isKnown = isOwnAddress(action) || isWholeAddress(action);
    if (isPlain || !isKnown || outcomes(onSubmit).some(isSentByProgram)) return [];
    const own = isOwnAddress(action) ? undefined : action;
    return [{ at, action: own, method, data: sentFields(at, ev), sender: at.node.arguments[0] }];
  });
}

/** HTML's form, and components of libraries; the product's draw one of those. */
function mayBeForm(type: Value): boolean {
  const tag = stringOf(type);
  return tag === undefined
    ? outcomes(type).every(({ kind }) => kind !== "function" && kind !== "class")
    : tag === "form";
}

/** `onSubmit={(event) => {event.preventDefault(); submit(...)}}` */
function isSentByProgram(handler: Value): boolean {
  if (handler.kind !== "function" || !handler.node.body) return handler.kind !== "constant";
  return holds(
    handler.node.body,
    (node) => node.type === "MemberExpression" && !node.computed && memberName(node) === "preventDefault",
  );
}
