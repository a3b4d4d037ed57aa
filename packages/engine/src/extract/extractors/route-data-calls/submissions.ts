/**
 * `fetcher.submit(data,{method:"post",action:"/stop"})`, `submit(data,{method:"post"})` of `useSubmit()`: what is called is
 * what a hook gave, and the options say the method.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { calleeNames } from "../../callee-names.ts";
import { callsWithObject } from "../../calls-by.ts";
import type { Survey } from "../../survey.ts";
import { isMethod, isOwnAddress, isWholeAddress, type Sent } from "./sent.ts";

export function submissions(calls: Survey["calls"], ev: Evaluator): readonly Sent[] {
  return callsWithObject(calls).flatMap((at): readonly Sent[] => {
    const { node, module } = at;
    const { 0: given, 1: options } = node.arguments;
    if (node.arguments.length !== 2 || !given || options?.type !== "ObjectExpression") return [];
    const settings = ev.evaluate(options, module);
    const method = ev.member(settings, "method");
    if (!outcomes(method).some(isMethod)) return [];
    const isNamed = calleeNames(node.callee, module, ev).includes("submit");
    if (!isNamed && !outcomes(ev.evaluate(node.callee, module)).some(isOfHook)) return [];
    const action = ev.member(settings, "action");
    if (!isOwnAddress(action) && !isWholeAddress(action)) return [];
    const own = isOwnAddress(action) ? undefined : action;
    return [{ at, action: own, method, data: ev.evaluate(given, module), sender: node.callee }];
  });
}

/** `const submit = useSubmit()` */
const isOfHook = (value: Value): boolean =>
  value.kind === "result" && !value.isNew && value.args.length === 0 && value.callee.kind === "external";
