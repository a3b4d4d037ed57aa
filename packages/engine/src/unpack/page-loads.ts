/**
 * Scripts that a page has a loader start, beside those of its elements: `data-main` of RequireJS, `data-src` of the entry
 * that Vite's plugin for older browsers writes, and `System.import("/main.js")` in a script of the page.
 */
import type { HtmlElement } from "../html/document.ts";
import type { Range, Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

export interface PageLoad extends Range {
  readonly reference: string;
  readonly isStyle?: true;
}

/** Longest script of a page that is looked at, in code units: one that starts others is short. */
const MAX_LENGTH = 100_000;

/** `<script data-main="js/main" src="require.js">`, `<script id="vite-legacy-entry" data-src="/assets/index-legacy.js">` */
export function loadedBy({ name, attributes, start, end }: HtmlElement): readonly PageLoad[] {
  if (name !== "script") return [];
  const main = attributes.get("data-main");
  const legacy = /^vite-legacy-(?:entry|polyfill)$/.test(attributes.get("id") ?? "")
    ? attributes.get("data-src")
    : undefined;
  const references = [...(main ? [withEnding(main)] : []), ...(legacy ? [legacy] : [])];
  return references.map((reference) => ({ reference, start, end }));
}

/** RequireJS leaves the ending out. */
const withEnding = (path: string): string => (/\.js(?:[?#]|$)/.test(path) ? path : `${path}.js`);

/** Of a script that stands in a page; offsets count from the script's start. */
export function systemImports({ base, text, program }: Script): readonly PageLoad[] {
  if (base === 0 || text.length > MAX_LENGTH || !text.includes("System.import")) return [];
  const found: PageLoad[] = [];
  walk(program, (node: Node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
    const { object, property, computed } = node.callee;
    const isImport =
      object.type === "Identifier" && object.name === "System" && keyName(property, computed) === "import";
    const reference = isImport ? literalString(node.arguments[0]) : undefined;
    if (reference !== undefined && /^\.{0,2}\//.test(reference))
      found.push({ reference, start: node.start, end: node.end });
    return undefined;
  });
  return found;
}
