/** Rules of the inputs that stand in a page, with the labels that it gives them. */
import type { HtmlElement } from "../../../html/document.ts";
import { type PageField, pageFields } from "../../../html/page-fields.ts";
import { isWord } from "../../../language/given-names.ts";
import { addTo } from "../../../multimap.ts";
import type { Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { inputRules, isChecked, type ReadAttribute } from "../../validation/input-rules.ts";
import { nativeRead } from "../../validation/native-inputs.ts";

export function pageInputs({ file, document: { elements } }: Page): readonly Fact[] {
  const fields = pageFields(elements);
  const forms = new Map<string, Set<HtmlElement | undefined>>();
  for (const { element, form } of fields) addTo(forms, nameOf(element), form);
  return fields.flatMap((field) => inputFacts(field, (forms.get(nameOf(field.element))?.size ?? 0) > 1, file));
}

/** What the page sends it as is its name, however short: `q`, `tags[]`. */
const nameOf = ({ attributes }: HtmlElement): string => attributes.get("name") || attributes.get("id") || "";

/** What a server or a script puts in: `{{ max }}`, `<%= max %>`. */
const PUT_IN = /\{\{|<%|\$\{/;

const isTold = (text: string | undefined): text is string => text !== undefined && text !== "" && !PUT_IN.test(text);

function inputFacts(
  { element, form, label: labelled, isDisabled }: PageField,
  isOfSeveral: boolean,
  file: string,
): readonly Fact[] {
  const { name, attributes, start, end } = element;
  const isUnchecked = !form || form.attributes.has("novalidate");
  const type = attributes.get("type");
  const read: ReadAttribute = (name) => {
    const value = attributes.get(name);
    return value === undefined || PUT_IN.test(value) ? undefined : { kind: "constant", value, sources: [] };
  };
  const subject = nameOf(element);
  if (isDisabled || !isTold(subject) || PUT_IN.test(type ?? "")) return [];
  const rules = inputRules(nativeRead(name, type, read)).filter((rule) => !(isUnchecked && isChecked(rule)));
  const label = labelled?.content;
  const of = isOfSeveral ? ["id", "name", "action"].map((key) => form?.attributes.get(key)).find(isTold) : undefined;
  const said = label && isWord(label.text) ? label : undefined;
  return rules.map(
    ({ rule, value, message }): Fact => ({
      point: "validation",
      content: {
        subject,
        ...(of === undefined ? {} : { of }),
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
