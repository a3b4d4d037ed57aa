/** Forms of a page: `<form action="/search"><input name="q"></form>`. What a server fills in is no address. */
import type { HtmlDocument, HtmlElement } from "../../../html/document.ts";
import { FIELD_ELEMENTS } from "../../../html/field-elements.ts";
import type { Fact } from "../../fact.ts";
import { addressOf } from "../../http/address.ts";

const PLACEHOLDER = /\{\{|<%|%[A-Z_]+%|\$\{/;

export const formsIn = ({ elements }: HtmlDocument, file: string): readonly Fact[] =>
  elements.flatMap((form) => (form.name === "form" ? formFact(form, elements, file) : []));

function formFact(form: HtmlElement, elements: readonly HtmlElement[], file: string): readonly Fact[] {
  const action = form.attributes.get("action") ?? "";
  const method = (form.attributes.get("method") ?? "get").toUpperCase();
  const address = PLACEHOLDER.test(action) ? undefined : addressOf({ parts: [action], sources: [], built: false });
  if (!address || (method !== "GET" && method !== "POST")) return [];
  const names = elements.flatMap(({ name, attributes, start, end }) =>
    FIELD_ELEMENTS.has(name) && form.start <= start && end <= form.end ? (attributes.get("name") ?? []) : [],
  );
  const fields = [...new Set(names)];
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
