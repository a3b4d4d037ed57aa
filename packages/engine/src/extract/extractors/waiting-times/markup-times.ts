/**
 * Times that markup states: `@input.debounce.350ms` (Alpine 2 and 3), `ng-model-options="{debounce:350}"` (AngularJS 1.3
 * and later), `value.bind="q & debounce:350"` (Aurelia 1 and 2), `hx-trigger="keyup changed delay:500ms"` (htmx 1 and 2).
 * In pages, and in templates that are texts.
 */
import type { HtmlElement } from "../../../html/document.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

/** Name of the modifier, digits, unit; without a unit it is milliseconds in all of them. */
const FORMS: readonly RegExp[] = [
  /[\w:@-]\.(debounce|throttle)\.(\d{1,6})(ms|s)?(?=[.="'\s>]|$)/g,
  /ng-model-options\s*=\s*["'] ?\{ ?'?(debounce)'? ?: ?(\d{1,6})/g,
  /& ?(debounce|throttle):(\d{1,6})(?=["'\s&}]|$)/g,
  /hx-trigger\s*=\s*["'][\w\s]{1,60}\b(delay|throttle):(\d{1,6})(ms|s)/g,
];
/** Where nothing of the kind stands, nothing is looked for. */
const MAYBE = /debounce|throttle|hx-trigger/;
/** Longer texts are documents. */
const MAX_TEXT = 200_000;
const MAX_TIMES = 40;

interface Time {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly meaning: string;
}

export function timesInText(at: Sighting<Node>): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  if (node.end - node.start > MAX_TEXT) return [];
  return timesIn(script.text.slice(node.start, node.end)).map(({ start, end, value, meaning }) => {
    const source = { script, start: node.start + start, end: node.start + end };
    const parts = { value, unit: "ms", meaning, sources: [source], says: "time in markup" };
    const fact = constantFact(parts, at);
    return { ...fact, evidence: [{ ...source, says: "time in markup" }] };
  });
}

export const timesInPage = ({ file, document }: Page): readonly Fact[] =>
  document.elements.flatMap((element) =>
    timesIn(writtenOf(element)).map(
      ({ value, meaning }): Fact => ({
        point: "constants",
        content: { value, unit: "ms", meaning },
        basis: "shown",
        evidence: [{ file, start: element.start, end: element.end, says: "time in markup" }],
      }),
    ),
  );

const writtenOf = ({ attributes }: HtmlElement): string =>
  [...attributes].map(([name, value]) => `${name}="${value}"`).join(" ");

function timesIn(text: string): readonly Time[] {
  if (!MAYBE.test(text)) return [];
  return FORMS.flatMap((form) => [...text.matchAll(form)].slice(0, MAX_TIMES)).map((match) => {
    const [whole, kind = "", digits = "", unit] = match;
    const start = match.index;
    const value = Number(digits) * (unit === "s" ? 1000 : 1);
    return { start, end: start + whole.length, value, meaning: `${kind} of an element` };
  });
}
