/**
 * Lists of texts as a minifier writes them that finds one text with marks in it to be shorter (oxc-minify 0.9 and
 * later): `"open.closed".split(".")`. Takes the call, gives the texts, each with the place where it stands.
 */
import { literalString } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Text } from "./candidate.ts";

export const isCut = ({ callee, arguments: [by] }: CallLike): boolean =>
  callee.type === "MemberExpression" &&
  callee.property.type === "Identifier" &&
  callee.property.name === "split" &&
  literalString(callee.object) !== undefined &&
  literalString(by) !== undefined;

interface Cut {
  readonly whole: Node;
  readonly texts: readonly string[];
  readonly by: string;
}

function cutOf({ callee, arguments: [mark] }: CallLike): Cut | undefined {
  const whole = callee.type === "MemberExpression" ? callee.object : undefined;
  const text = literalString(whole);
  const by = literalString(mark);
  return whole && text !== undefined && by ? { whole, by, texts: text.split(by) } : undefined;
}

export function cutTexts(call: CallLike, { script }: Module): readonly Text[] {
  const cut = cutOf(call);
  if (!cut) return [];
  const { whole, by, texts } = cut;
  // a text with escapes is longer than what it says: of that the whole stands for each part
  const isExact = whole.end - whole.start - 2 === texts.join(by).length;
  let start = whole.start + 1;
  return texts.map((value) => {
    const at = isExact ? { start, end: start + value.length } : { start: whole.start, end: whole.end };
    start += value.length + by.length;
    return { value, at: { script, ...at } };
  });
}
