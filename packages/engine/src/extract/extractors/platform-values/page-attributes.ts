/**
 * What a page gives the product's own elements: `<quay-desk api-url="https://api.quay.test" allow-notes lang="de">`, where
 * the code gives a class to the name (HTML, 4.13): `customElements.define("quay-desk", Desk)`, `@customElement("quay-desk")`.
 */
import { type Constant, readJson } from "@as-built/spec";
import type { HtmlElement } from "../../../html/document.ts";
import { isStyleName } from "../../../language/amounts.ts";
import { wordSet } from "../../../word-set.ts";
import { callsGiven } from "../../calls-by.ts";
import type { ExtractContext, Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Survey } from "../../survey.ts";

/** Attributes of all elements (HTML, 3.2.6), but the language; and what stands before those that frameworks write. */
const OF_ALL = wordSet("class style id slot part role title hidden tabindex nonce dir is inert translate itemscope");
const WRITTEN = ["aria-", "data-", "on", "ng-", "_ng", "xmlns", "v-", ":", "@", "#", "[", "("];
/** Longest value that is a setting, in code units. */
const MAX_VALUE = 400;
/** What a server fills in. */
const FILLED = ["{{", "<%", "${", "{%"];

export const pageAttributes = ({ calls }: Survey, { pages }: ExtractContext): readonly Fact[] =>
  pages.flatMap((page) =>
    page.document.elements.flatMap((element) =>
      element.name.includes("-") && callsGiven(calls, element.name).length > 0 ? given(element, page) : [],
    ),
  );

const given = (element: HtmlElement, { file }: Page): readonly Fact[] =>
  [...element.attributes].flatMap(([attribute, text]) => {
    const place = element.places.get(attribute);
    const isOther = OF_ALL.has(attribute) || WRITTEN.some((start) => attribute.startsWith(start));
    if (!place || isOther || isStyleName(attribute) || text.length > MAX_VALUE) return [];
    if (FILLED.some((opens) => text.includes(opens))) return [];
    return settings(attribute, text).map(
      ([name, value]): Fact => ({
        point: "constants",
        content: { name, value, meaning: `of <${element.name}> in the page` },
        basis: "shown",
        evidence: [{ file, ...place, says: "attribute" }],
      }),
    );
  });

/** `allow-notes` is a switch, `config='{"realm":"quay"}'` has settings of its own. */
function settings(name: string, text: string): readonly (readonly [string, Constant["value"]])[] {
  if (text.trim() === "") return [[name, true]];
  const read = /^\s*[[{]/.test(text) ? readJson(text) : text;
  if (typeof read !== "object" || read === null) return [[name, text]];
  return Object.entries(read).flatMap(([key, value]) =>
    !Array.isArray(read) && ["string", "number", "boolean"].includes(typeof value) ? [[`${name}.${key}`, value]] : [],
  );
}
