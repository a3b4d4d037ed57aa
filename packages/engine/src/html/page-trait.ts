/**
 * What a page shows and loads, whatever else differs with every answer: its title, words of its body, its scripts and styles,
 * and where it leads.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { pushAll } from "../lists.ts";

export interface PageTrait {
  readonly title: string;
  /** What a reader sees of it before anything runs; empty for a page that its scripts fill. */
  readonly words: string;
  readonly loads: readonly string[];
  /** Addresses of its links, as they stand there. */
  readonly links: readonly string[];
}

const UNSEEN: ReadonlySet<string> = new Set(["head", "script", "style", "noscript", "template"]);

export function pageTrait(html: string): PageTrait {
  let title = "";
  const words: string[] = [];
  const loads: string[] = [];
  const links: string[] = [];
  const open: { readonly node: Tree.Node; readonly isSeen: boolean }[] = [{ node: parse(html), isSeen: true }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { node, isSeen } = at;
    if (isSeen && node.nodeName === "#text" && "value" in node) words.push(node.value);
    if (node.nodeName === "title" && "childNodes" in node) title ||= textOf(node);
    if ("attrs" in node) pushAll(loads, loadsOf(node));
    if ("attrs" in node && node.tagName === "a") pushAll(links, valuesOf(node, "href"));
    if (!("childNodes" in node)) continue;
    const isInside = isSeen && !UNSEEN.has(node.nodeName);
    for (let index = node.childNodes.length - 1; index >= 0; index--) {
      const child = node.childNodes[index];
      if (child) open.push({ node: child, isSeen: isInside });
    }
  }
  return { title, words: words.join(" ").replace(/\s+/g, " ").trim(), loads, links };
}

const textOf = ({ childNodes }: Tree.ParentNode): string =>
  childNodes.map((child) => (child.nodeName === "#text" && "value" in child ? child.value : "")).join("");

function loadsOf({ tagName, attrs }: Tree.Element): readonly string[] {
  const name = tagName === "script" ? "src" : tagName === "link" ? "href" : undefined;
  return name === undefined ? [] : valuesOf({ attrs }, name);
}

const valuesOf = ({ attrs }: Pick<Tree.Element, "attrs">, name: string): readonly string[] =>
  attrs.flatMap((attribute) => (attribute.name === name ? attribute.value : []));
