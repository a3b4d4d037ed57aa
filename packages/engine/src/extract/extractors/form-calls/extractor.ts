/**
 * Forms that the browser sends itself: `<form action="/login" method="post">` in JSX, in what Vue's compiler makes of a
 * template, and in pages. The names of the fields inside are what is sent.
 */
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { sentFields } from "../../sent-fields.ts";
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
    const data = sentFields(at, context.ev);
    return requestFacts({ url: action, method, defaultMethod: "GET", data }, at, context);
  },
} satisfies Extractor;

/** React takes functions as actions, too: those are no addresses. */
const isAddress = (value: Value): boolean =>
  value.kind === "template" || (stringOf(value) !== undefined && stringOf(value) !== "");
