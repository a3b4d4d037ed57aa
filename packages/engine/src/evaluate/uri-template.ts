/**
 * Templates of addresses as RFC 6570 writes them, `/users/{id}{?page,size}`, and the libraries that fill them in
 * (url-template 2 and 3): what is filled in stays open, under the name that the template gives it.
 */
import { pushAll } from "../lists.ts";
import { concat } from "./text.ts";
import type { Constant, Template, Value } from "./value.ts";
import { constant } from "./value.ts";

const EXPRESSION = /\{([+#./;?&]?)([\w.,:*%-]+)\}/g;

/** The address of a template, expressions as holes. */
function uriTemplate(text: Constant | Template): Value {
  const parts = text.kind === "template" ? text.parts : [String(text.value)];
  const open = parts.flatMap((part) => (typeof part === "string" ? openedText(part) : [part]));
  return concat(open, text.sources);
}

function openedText(text: string): readonly Value[] {
  const out: Value[] = [];
  let from = 0;
  for (const match of text.matchAll(EXPRESSION)) {
    const [whole, operator = "", names = ""] = match;
    out.push(constant(text.slice(from, match.index)));
    pushAll(out, expression(operator, names));
    from = match.index + whole.length;
  }
  return [...out, constant(text.slice(from))];
}

/** What stands before each name of an expression, by its operator; a fragment and `;` parameters are no part of a path. */
const BEFORE: ReadonlyMap<string, string> = new Map([
  ["", ""],
  ["+", ""],
  [".", "."],
  ["/", "/"],
  ["?", "?"],
  ["&", "&"],
]);

function expression(operator: string, names: string): readonly Value[] {
  const before = BEFORE.get(operator);
  if (before === undefined) return [];
  const isQuery = operator === "?" || operator === "&";
  return names.split(",").flatMap((written, index): readonly Value[] => {
    const name = written.replace(/[:*].*$/s, "");
    const between = index > 0 && isQuery ? "&" : before;
    return [constant(isQuery ? `${between}${name}=` : between), { kind: "named", name }];
  });
}

/** `parse(template).expand(values)`; of a library that is not recognised only where the text is such a template. */
export function expanded(template: Value): Value | undefined {
  if (template.kind !== "result" || template.callee.kind !== "external") return undefined;
  const { 0: text } = template.args;
  if (!text) return undefined;
  const isText = text.kind === "constant" || text.kind === "template";
  if (template.callee.component === "url-template") return isText ? uriTemplate(text) : text;
  return isText && isTemplate(text) ? uriTemplate(text) : undefined;
}

function isTemplate(text: Constant | Template): boolean {
  const parts = text.kind === "template" ? text.parts : [String(text.value)];
  return parts.some((part) => typeof part === "string" && part.includes("/") && /\{[+#./;?&]?\w[*\w,]*\}/.test(part));
}
