/** Rules of the inputs that stand in a page, with the labels that it gives them. */
import type { HtmlElement } from "../../../html/document.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import { isWord } from "../../../language/given-names.ts";
import type { Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { inputRules, isChecked } from "../../validation/input-rules.ts";

export const pageInputs = ({ file, document: { elements } }: Page): readonly Fact[] =>
  elements.flatMap((input) => (FIELD_ELEMENTS.has(input.name) ? inputFacts(input, elements, file) : []));

/** What a server or a script puts in: `{{ max }}`, `<%= max %>`. */
const PUT_IN = /\{\{|<%|\$\{/;

function inputFacts(
  { attributes, start, end }: HtmlElement,
  elements: readonly HtmlElement[],
  file: string,
): readonly Fact[] {
  const around = (tag: string): HtmlElement | undefined =>
    elements.findLast((one) => one.name === tag && one.start <= start && end <= one.end);
  const form = around("form");
  const isUnchecked = !form || form.attributes.has("novalidate");
  const rules = inputRules((name) => {
    const value = attributes.get(name);
    return value === undefined || PUT_IN.test(value) ? undefined : { kind: "constant", value, sources: [] };
  }).filter((rule) => !(isUnchecked && isChecked(rule)));
  const id = attributes.get("id");
  const subject = attributes.get("name") || id;
  if (rules.length === 0 || !isWord(subject)) return [];
  const labelled = elements.find(({ name, attributes: own }) => name === "label" && own.get("for") === id && id);
  const label = (labelled ?? around("label"))?.content;
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
