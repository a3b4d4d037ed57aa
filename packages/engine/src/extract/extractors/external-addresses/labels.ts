/** What an address leads to, as the object that it stands in says: the words of its link, the name of its property. */
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import type { Survey } from "../../survey.ts";

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
export function labelsOf(objects: Survey["objects"]): Labels {
  const out = new Map<Node, string>();
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

const isLabel = (text: string): boolean => text.length <= MAX_LABEL && /\p{L}/u.test(text) && !text.includes("://");

const isAddress = (node: Node): boolean => /^[a-z][a-z\d+-]*:/.test(literalString(node) ?? "");

export const meaningOf = (node: Node, labels: Labels): string =>
  ["external address", labels.get(node)].filter((one) => one !== undefined).join(", ");
