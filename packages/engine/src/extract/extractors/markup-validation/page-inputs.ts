/** Rules of the inputs that stand in a page, with the labels that it gives them. */
import type { HtmlElement, HtmlText } from "../../../html/document.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import { isWord } from "../../../language/given-names.ts";
import type { Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { inputRules, isChecked } from "../../validation/input-rules.ts";

/** In one pass: a form holds no form, and of labels in each other the inner one counts. */
export function pageInputs({ file, document: { elements } }: Page): readonly Fact[] {
  const labels = new Map(elements.map((one) => [one.name === "label" ? one.attributes.get("for") : undefined, one]));
  const last = new Map<string, HtmlElement>();
  return elements.flatMap((one) => {
    last.set(one.name, one);
    if (!FIELD_ELEMENTS.has(one.name)) return [];
    const around = (tag: string): HtmlElement | undefined => {
      const open = last.get(tag);
      return open && one.end <= open.end ? open : undefined;
    };
    const id = one.attributes.get("id");
    return inputFacts(one, around("form"), ((id && labels.get(id)) || around("label"))?.content, file);
  });
}

/** What a server or a script puts in: `{{ max }}`, `<%= max %>`. */
const PUT_IN = /\{\{|<%|\$\{/;

function inputFacts(
  { attributes, start, end }: HtmlElement,
  form: HtmlElement | undefined,
  label: HtmlText | undefined,
  file: string,
): readonly Fact[] {
  const isUnchecked = !form || form.attributes.has("novalidate");
  const rules = inputRules((name) => {
    const value = attributes.get(name);
    return value === undefined || PUT_IN.test(value) ? undefined : { kind: "constant", value, sources: [] };
  }).filter((rule) => !(isUnchecked && isChecked(rule)));
  const subject = attributes.get("name") || attributes.get("id");
  if (rules.length === 0 || !isWord(subject)) return [];
  const said = label && isWord(label.text) ? label : undefined;
  return rules.map(
    ({ rule, value, message }): Fact => ({
      point: "validation",
      content: {
        subject,
        rule,
        ...(value === undefined ? {} : { value }),
        ...(message ? { message: message.text } : {}),
        ...(said ? { label: said.text.replace(/[\s:*]+$/, "") } : {}),
      },
      basis: "shown",
      evidence: [
        { file, start, end: Math.min(end, start + MAX_INPUT), says: "rule" },
        ...(said ? [{ file, start: said.start, end: said.end, says: "label", for: "/label" }] : []),
      ],
    }),
  );
}

/** Longest range that shows an input, in code units: a list to choose from may be long. */
const MAX_INPUT = 600;
