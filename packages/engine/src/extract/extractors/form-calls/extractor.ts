/**
 * Forms that the browser sends itself: `<form action="/login" method="post">` in JSX, in what Vue's compiler makes of a
 * template, and in pages. The names of the fields inside are what is sent.
 */
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import type { HtmlDocument, HtmlElement } from "../../../html/document.ts";
import { pageFields } from "../../../html/page-fields.ts";
import { addTo } from "../../../multimap.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { addressOf } from "../../http/address.ts";
import { requestFacts } from "../../http/request.ts";
import { sentFields } from "../../sent-fields.ts";

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

/** Forms of a page: `<form action="/search"><input name="q"></form>`. What a server fills in is no address. */
const PLACEHOLDER = /\{\{|<%|%[A-Z_]+%|\$\{/;

function formsIn({ elements }: HtmlDocument, file: string): readonly Fact[] {
  const names = new Map<HtmlElement | undefined, Set<string>>();
  for (const { element, form, isDisabled } of pageFields(elements)) {
    const name = element.attributes.get("name");
    if (name && !isDisabled) addTo(names, form, name);
  }
  return elements.flatMap((one) => (one.name === "form" ? formFact(one, [...(names.get(one) ?? [])], file) : []));
}

function formFact(form: HtmlElement, fields: readonly string[], file: string): readonly Fact[] {
  const action = form.attributes.get("action") ?? "";
  const method = (form.attributes.get("method") ?? "get").toUpperCase();
  const address = PLACEHOLDER.test(action) ? undefined : addressOf({ parts: [action], sources: [], built: false });
  if (!address || (method !== "GET" && method !== "POST")) return [];
  const inQuery = [...address.query.map(({ name }) => name), ...(method === "GET" ? fields : [])];
  const { start, end } = form;
  return [
    {
      point: "calls",
      content: {
        protocol: "http",
        method,
        url: address.url,
        ...(inQuery.length > 0 ? { parameters: inQuery.map((name) => ({ name, in: "query" }) as const) } : {}),
        ...(method === "POST" && fields.length > 0
          ? { request: { type: "object", properties: Object.fromEntries(fields.map((name) => [name, {}])) } }
          : {}),
      },
      basis: "shown",
      evidence: [{ file, start, end, says: "form" }],
    },
  ];
}
