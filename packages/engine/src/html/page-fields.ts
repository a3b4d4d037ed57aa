/** The fields of a page, each with the form that sends it and whether it is disabled (HTML, 4.10.17.3 and 4.10.18.5). */
import type { HtmlElement } from "./document.ts";
import { FIELD_ELEMENTS } from "./elements.ts";

export interface PageField {
  readonly element: HtmlElement;
  /** The one that `form="..."` names, else the one around it. */
  readonly form: HtmlElement | undefined;
  readonly label: HtmlElement | undefined;
  readonly isDisabled: boolean;
}

/** In one pass: a form holds no form, and of labels in each other the inner one counts. */
export function pageFields(elements: readonly HtmlElement[]): readonly PageField[] {
  const byId = new Map(elements.map((one) => [one.name === "form" ? one.attributes.get("id") : undefined, one]));
  const labels = new Map(elements.map((one) => [one.name === "label" ? one.attributes.get("for") : undefined, one]));
  const last = new Map<string, HtmlElement>();
  let disabledTo = 0;
  return elements.flatMap((element) => {
    const { name, attributes, start, end } = element;
    last.set(name, element);
    if (name === "fieldset" && attributes.has("disabled")) disabledTo = Math.max(disabledTo, end);
    if (!FIELD_ELEMENTS.has(name)) return [];
    const around = (tag: string): HtmlElement | undefined => {
      const open = last.get(tag);
      return open && end <= open.end ? open : undefined;
    };
    const [id, owner] = [attributes.get("id"), attributes.get("form")];
    return {
      element,
      form: owner === undefined ? around("form") : owner ? byId.get(owner) : undefined,
      label: (id && labels.get(id)) || around("label"),
      isDisabled: attributes.has("disabled") || start < disabledTo,
    };
  });
}
