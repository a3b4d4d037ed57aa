/**
 * The text that children of an element make together: texts, elements with texts in them, and holes, as in
 * `children:["You have ",n," left"]`.
 */
import { concat } from "../../evaluate/text.ts";
import { type ArrayValue, isConstant, stringOf, unknown, type Value } from "../../evaluate/value.ts";
import type { ExtractContext } from "../extractor.ts";

/** Deepest nesting of elements in a text. */
const MAX_DEPTH = 4;
/** More children are a page, not a text. */
const MAX_CHILDREN = 14;

/** A value with the words of what is below, or the value itself where it is no list. */
export function childText(value: Value, { ev }: Pick<ExtractContext, "ev">, depth = 0): Value {
  if (depth > MAX_DEPTH) return unknown("bound-reached");
  if (value.kind === "element") return childText(ev.member(value.props, "children"), { ev }, depth + 1);
  return value.kind === "array" ? joined(value, { ev }, depth) : value;
}

function joined(list: ArrayValue, context: Pick<ExtractContext, "ev">, depth: number): Value {
  if (list.elements.length > MAX_CHILDREN) return unknown("bound-reached");
  if (!list.elements.some((element) => isPiece(stringOf(element)))) return unknown("too-dynamic");
  const parts = withoutIcons(list.elements, context).map((element) => childText(element, context, depth + 1));
  return parts.some((part) => stringOf(part) !== undefined) ? concat(parts.map(asPart)) : unknown("too-dynamic");
}

/** An element without children before or behind the words is a picture; between them it may be an input. */
function withoutIcons(list: readonly Value[], { ev }: Pick<ExtractContext, "ev">): readonly Value[] {
  const isIcon = (value: Value): boolean =>
    value.kind === "element" && isConstant(ev.member(value.props, "children"), undefined);
  const first = list.findIndex((value) => !isIcon(value));
  return list.slice(first, list.findLastIndex((value) => !isIcon(value)) + 1);
}

/** Elements alone are paragraphs, each with a text of its own; one text has pieces of text between them. */
const isPiece = (text: string | undefined): boolean => text !== undefined && /\p{L}{2,}/u.test(text);

/** What is rendered beside the text is a hole in it. */
const asPart = (value: Value): Value =>
  value.kind === "constant" && typeof value.value === "boolean" ? unknown("runtime-value") : value;
