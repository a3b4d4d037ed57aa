/** Elements in markup that a text holds, whose class says that they are about an error: `"<p class=error>...</p>"`. */

import { isSentence } from "../../language/sentence.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Message } from "../message.ts";
import type { Sighting } from "../survey.ts";
import { isErrorClass } from "./error-slots.ts";

/** Longer texts with markup are read no further, in UTF-16 code units. */
const MAX_TEXT = 20_000;
const ELEMENT = /<[a-z][\w-]{0,30} ([^<>]{1,300})>([^<>]{3,300})/g;
const CLASS = /\bclass=\\?["']?([^"'\\>]{1,100})/;

/** Texts with holes are left to whoever evaluates them. */
export function errorElements({ node: { start, end }, module: { script } }: Sighting<Node>): readonly Message[] {
  const source = script.text.slice(start + 1, Math.min(end - 1, start + MAX_TEXT));
  if (!source.includes("class=")) return [];
  return [...source.matchAll(ELEMENT)].flatMap(({ 0: whole, 1: attributes = "", 2: said = "", index }) => {
    const text = said.replace(/\s+/g, " ").trim();
    if (!isErrorClass(CLASS.exec(attributes)?.[1]) || !isSentence(text) || /[{}\\]/.test(text)) return [];
    const from = start + 1 + index + whole.length - said.length;
    return [{ text, sources: [{ script, start: from, end: from + said.length }], built: false }];
  });
}
