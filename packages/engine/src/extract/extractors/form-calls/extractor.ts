/**
 * Forms that the browser sends itself: `<form action="/login" method="post">` in JSX, in what Vue's compiler makes of a
 * template, and in pages. The names of the fields inside are what is sent.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED, unknown } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/field-elements.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import type { Sighting } from "../../survey.ts";
import { formsIn } from "./page-forms.ts";

export const formCalls = {
  name: "form-calls",
  page: ({ file, document }) => formsIn(document, file),
  call(at, context) {
    const [tag, second] = at.node.arguments;
    if (at.node.type !== "CallExpression" || !second || literalString(tag) !== "form") return [];
    const props = context.ev.evaluate(second, at.module);
    if (props.kind !== "object") return [];
    const action = context.ev.member(props, "action");
    const method = context.ev.member(props, "method");
    if (stringOf(method) === "dialog" || !outcomes(action).some(isAddress)) return [];
    const data = fieldsIn(at, context.ev);
    return requestFacts({ url: action, method, defaultMethod: "GET", data }, at, context);
  },
} satisfies Extractor;

/** React takes functions as actions, too: those are no addresses. */
const isAddress = (value: Value): boolean =>
  value.kind === "template" || (stringOf(value) !== undefined && stringOf(value) !== "");

function fieldsIn({ node, module }: Sighting<CallLike>, ev: Evaluator): Value {
  const names = new Set<string>();
  walk(node, (inner) => {
    const name = inner.type === "CallExpression" ? nameOf(inner.arguments, module, ev) : undefined;
    if (name) names.add(name);
    return undefined;
  });
  if (names.size === 0) return UNDEFINED;
  const layers = [...names].map((key) => ({ kind: "entry", key, value: unknown("runtime-value") }) as const);
  return { kind: "object", layers };
}

/** `("input", { name: "user" })` */
function nameOf([tag, props]: readonly Node[], module: Module, ev: Evaluator): string | undefined {
  if (!props || !FIELD_ELEMENTS.has(literalString(tag) ?? "")) return undefined;
  const value = ev.evaluate(props, module);
  return value.kind === "object" ? stringOf(ev.member(value, "name")) : undefined;
}
