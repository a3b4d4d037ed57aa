/**
 * What the engine reads from an HTML file: title, meta elements, scripts (inline ones with their range), links, forms and
 * the base address. Offsets are UTF-16 code units into the file. The markup is only read, never rendered.
 */

import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { pushAll } from "../lists.ts";
import { wordSet } from "../word-set.ts";

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface HtmlText extends TextRange {
  /** With entities decoded and white space folded. */
  readonly text: string;
}

export interface HtmlElement extends TextRange {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Range of the text inside, where there is any. */
  readonly content?: HtmlText;
}

export interface HtmlDocument {
  /** title, meta, script, link, base and noscript elements, forms, their fields, sets of fields and labels, in the order of the document. */
  readonly elements: readonly HtmlElement[];
}

const READ = wordSet("title meta script link base noscript form fieldset input label select textarea");

export function readHtml(text: string): HtmlDocument {
  const elements: HtmlElement[] = [];
  const open: Tree.ParentNode[] = [parse(text, { sourceCodeLocationInfo: true })];
  for (let node = open.pop(); node; node = open.pop()) {
    if ("tagName" in node && READ.has(node.tagName) && !isOfDrawing(node)) pushAll(elements, element(node));
    // a <template> keeps its children apart; what stands there is not part of the page
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      const child = node.childNodes[i];
      if (child && "childNodes" in child) open.push(child);
    }
  }
  return { elements };
}

/** `<svg><symbol><title>Fill 13</title>...`: what a drawing is called, and no page. Scripts run in drawings, too. */
const isOfDrawing = ({ tagName, namespaceURI }: Tree.Element): boolean =>
  tagName === "title" && !namespaceURI.endsWith("/xhtml");

/** A parser that runs scripts takes what stands in `noscript` as text, tags and all. */
function wordsOf(tag: string, text: string): string {
  const words =
    tag === "noscript" ? text.replace(/<style[\s\S]*?(?:<\/style>|$)|<!--[\s\S]*?(?:-->|$)|<[^<>]*>/gi, " ") : text;
  return words.replace(/\s+/g, " ").trim();
}

function element(node: Tree.Element): readonly HtmlElement[] {
  const at = node.sourceCodeLocation;
  if (!at) return [];
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const child = node.childNodes[0];
  const inside = child && "value" in child ? child.sourceCodeLocation : undefined;
  const content =
    child && "value" in child && inside
      ? { start: inside.startOffset, end: inside.endOffset, text: wordsOf(node.tagName, child.value) }
      : undefined;
  return [
    { name: node.tagName, attributes, start: at.startOffset, end: at.endOffset, ...(content ? { content } : {}) },
  ];
}
