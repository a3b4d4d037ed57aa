/** What a page, a web app manifest and the package say of the product: title, description, names. Verbatim. */
import { type PurposeStatement, readJson } from "@as-built/spec";
import type { HtmlElement, TextRange } from "../../../html/document.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isStandIn } from "../../purpose/page-names.ts";

type Kind = PurposeStatement["kind"];

/** Names of meta elements, HTML standard, Open Graph and cards of X. */
const META: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["description", "description"],
  ["og:description", "description"],
  ["application-name", "name"],
  ["apple-mobile-web-app-title", "name"],
  ["og:site_name", "name"],
  ["og:title", "name"],
  ["twitter:title", "name"],
  ["twitter:description", "description"],
]);

/** Members of a web app manifest, W3C. */
const MANIFEST: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["name", "name"],
  ["short_name", "name"],
  ["description", "description"],
]);

/** Of `package.json`, npm: its name is the package's, not the product's. */
const PACKAGE: [string, Kind][] = [["description", "description"]];

/** Template text that a server fills in is no name, nor is a key into the texts of an extension (`__MSG_name__`). */
const PLACEHOLDER = /\{\{|<%|%[A-Z_]+%|\$\{|^__MSG_\w+__$/;

function fact(kind: Kind, text: string, file: string, range: TextRange, says: string): readonly Fact[] {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "" || PLACEHOLDER.test(words) || isStandIn(words)) return [];
  return [{ point: "purpose", content: { kind, text: words }, basis: "shown", evidence: [{ file, ...range, says }] }];
}

function fromElement(element: HtmlElement, file: string): readonly Fact[] {
  const { name, attributes, content, start, end } = element;
  if (name === "title" && content) return fact("name", content.text, file, { start, end }, "title");
  if (name === "script" && attributes.get("type") === "application/ld+json" && content)
    return fromStructuredData(content.text, file, { start, end });
  if (name !== "meta") return [];
  const kind = META.get(attributes.get("name") ?? attributes.get("property") ?? "");
  return kind && !isBroken(element)
    ? fact(kind, attributes.get("content") ?? "", file, { start, end }, "meta element")
    : [];
}

/**
 * `<meta content="Tides>\n<meta property="og:description" ...>`: where a quote is missing or stands inside, the value ends
 * elsewhere, and the quote that is left over is part of a name (HTML, 13.2.2, unexpected-character-in-attribute-name).
 */
const isBroken = ({ attributes }: HtmlElement): boolean =>
  [...attributes.keys()].some((name) => name.includes('"') || name.includes("'"));

/** schema.org in JSON-LD: the name and description of what a page is about. */
function fromStructuredData(text: string, file: string, range: TextRange): readonly Fact[] {
  return [...MANIFEST].flatMap(([key, kind]) => {
    const found = new RegExp(`"${key}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(text);
    return found ? fact(kind, unescaped(found[1] ?? ""), file, range, "structured data") : [];
  });
}

/** `"name": "..."` of a manifest, found by its key so that the range is exact. */
function fromManifest(text: string, file: string, members = [...MANIFEST]): readonly Fact[] {
  const top = readJson(text);
  // bundlers write manifests of files, which name those
  const own = typeof top === "object" && top !== null ? new Map<string, unknown>(Object.entries(top)) : new Map();
  return members.flatMap(([key, kind]) => {
    const found = new RegExp(`"${key}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(text);
    const said = found ? unescaped(found[1] ?? "") : undefined;
    if (!found || said === undefined || own.get(key) !== said) return [];
    return fact(kind, said, file, { start: found.index, end: found.index + found[0].length }, "manifest");
  });
}

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

/** A description that is the name once more says nothing. */
function telling(facts: readonly Fact[]): readonly Fact[] {
  const named = new Set(
    facts.flatMap(({ content }) => ("kind" in content && content.kind === "name" ? content.text : [])),
  );
  return facts.filter(
    ({ content }) => !("kind" in content && content.kind === "description" && named.has(content.text)),
  );
}

/** A page that runs nothing and is nobody's first page is a text that is shipped beside the product. */
const isDocument = (file: string, elements: readonly HtmlElement[]): boolean =>
  !/(?:^|\/)index\.html?$/.test(file) &&
  !elements.some(({ name, attributes }) => name === "script" && attributes.get("type") !== "application/ld+json");

export const pagePurpose = {
  name: "page-purpose",
  page: ({ file, document: { elements } }) =>
    isDocument(file, elements) ? [] : telling(elements.flatMap((element) => fromElement(element, file))),
  data: ({ id, text }) => {
    if (/\.webmanifest$|(?:^|\/)manifest\.json$/.test(id)) return fromManifest(text, id);
    // the package of the capture itself; packages below it are others'
    return /^(?:[^/]+\/)?package\.json$/.test(id) ? fromManifest(text, id, PACKAGE) : [];
  },
} satisfies Extractor;
