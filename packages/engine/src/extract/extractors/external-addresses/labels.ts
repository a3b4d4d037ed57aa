/** What an address leads to, as the object that it stands in says: the words of its link, the name of its property. */
import { stringOf } from "../../../evaluate/value.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { elementCalls } from "../../element-calls.ts";
import { childText } from "../../errors/child-text.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting, Survey } from "../../survey.ts";

/** What a link is called, by the node of its address. */
export type Labels = ReadonlyMap<Node, string>;

/** Beside an address these say what it leads to. */
const LABELS = ["children", "label", "title", "text", "name"];
/** Keys that say only that an address stands there. */
const PLAIN = /^(?:href|src|to|url|link|target|action|value|key|id|path|address|default|content|children)$/;
export const isPlain = (key: string): boolean => PLAIN.test(key);
/** Longest label, in code units. */
const MAX_LABEL = 60;

/** `{href: "https://...", children: "Documentation"}`, `{statusPage: "https://..."}`. */
export function labelsOf({ objects, calls }: Pick<Survey, "objects" | "calls">, context: ExtractContext): Labels {
  const out = ofLinks(calls, context);
  for (const { node } of objects) {
    const entries = fixedProperties(node);
    if (!entries.some(([, { value }]) => isAddress(value))) continue;
    const label = LABELS.flatMap((key) => literalString(propertyOf(node, key)) ?? []).find(isLabel);
    for (const [key, { value }] of entries) {
      const said = isPlain(key) ? label : key;
      if (said !== undefined && isAddress(value)) out.set(value, said);
    }
  }
  return out;
}

/** `<a href="https://..."><Icon/> Documentation</a>`: the words inside, else how it is called for who sees none (ARIA 1.2). */
function ofLinks(calls: Survey["calls"], context: ExtractContext): Map<Node, string> {
  const out = new Map<Node, string>();
  for (const { at, element } of elementCalls(calls, context.ev)) {
    const props = at.node.arguments[1];
    const address = props?.type === "ObjectExpression" ? propertyOf(props, "href") : undefined;
    if (!address) continue;
    const named = ["aria-label", "title"].map((key) => context.ev.member(element.props, key));
    const label = [childText(element, context), ...named]
      .flatMap((value) => stringOf(value)?.trim() ?? [])
      .find(isLabel);
    if (label !== undefined) out.set(address, label);
  }
  return out;
}

const isLabel = (text: string): boolean => text.length <= MAX_LABEL && /\p{L}/u.test(text) && !text.includes("://");

const isAddress = (node: Node): boolean => /^[a-z][a-z\d+-]*:/.test(literalString(node) ?? "");

/** From an address up to what a link is given: `href={name.replace("@shop/", "https://docs.shop.example/")}`. */
const MAX_STEPS = 4;

export function meaningOf({ node, module }: Sighting<Node>, labels: Labels, { parents }: ExtractContext): string {
  let at: Node | undefined = node;
  for (let step = 0; at && !labels.has(at) && step < MAX_STEPS; step++) at = parents.of(at, module.script);
  return ["external address", at && labels.get(at)].filter((one) => one !== undefined).join(", ");
}
