/**
 * What a page of the navigation says below its title: `<Header title="Loans" description="Lend tools to neighbours"/>`
 * where a menu has an entry of that name, `{title: "Loans", url: "/loans"}`. It says what one can do there.
 */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";

const TITLES = ["title", "heading", "header", "label", "text", "name"] as const;
const TELLING = ["description", "subtitle", "subTitle", "subheading"] as const;
const ADDRESSES = ["url", "to", "path", "href", "link", "route"] as const;
/** A text of so many words and so many code units tells what a page is for. */
const MIN_WORDS = 3;
const MAX_TEXT = 160;
/** Most headers; where there are more they are those of parts of pages. */
const MAX_HEADERS = 24;

export function pageHeaders({ objects }: Survey): readonly Fact[] {
  const menu = new Set(objects.flatMap(menuEntry));
  const seen = new Set<string>();
  const found = objects.flatMap((at): readonly Fact[] => {
    const title = textUnder(at.node, TITLES);
    const told = textUnder(at.node, TELLING);
    if (!title || !told || !isHeading(title.text) || !menu.has(plain(title.text))) return [];
    if (!isTelling(told.text) || leads(at.node)) return [];
    if (seen.has(told.text)) return [];
    seen.add(told.text);
    return [factOf(told, title.text, at)];
  });
  return found.length <= MAX_HEADERS ? found : [];
}

/** `{title:"Loans",url:"/loans"}`: an entry of a menu by its words. */
function menuEntry({ node }: Sighting<ObjectExpression>): readonly string[] {
  const title = leads(node) ? textUnder(node, TITLES) : undefined;
  return title ? [plain(title.text)] : [];
}

const leads = (node: ObjectExpression): boolean => textUnder(node, ADDRESSES)?.text.startsWith("/") === true;

/** Of one thing and of several, in any case: `Document Store`, `Document stores`. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/s$/, "");

/** What is read begins with a capital; `{name:"loans",displayName:"Loans"}` has what programs call it first. */
const isHeading = (text: string): boolean => /^\p{Lu}/u.test(text);

const isTelling = (text: string): boolean =>
  text.length <= MAX_TEXT && text.trim().split(/\s+/).length >= MIN_WORDS && /^\p{Lu}/u.test(text) && !/\?$/.test(text);

interface Told {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function textUnder(node: ObjectExpression, keys: readonly string[]): Told | undefined {
  const has = fixedKeys(node);
  if (!keys.some((key) => has.has(key))) return undefined;
  for (const property of node.properties) {
    if (property.type !== "Property" || !keys.includes(keyName(property.key, property.computed) ?? "")) continue;
    const text = literalString(property.value);
    if (text) return { text, start: property.start, end: property.end };
  }
  return undefined;
}

const factOf = (
  { text, start, end }: Told,
  title: string,
  { module: { script }, unit }: Sighting<ObjectExpression>,
): Fact => ({
  point: "purpose",
  content: { kind: "feature", text: text.trim() },
  basis: "shown",
  evidence: [{ script, start, end, says: `header of ${title}` }],
  unit,
});
