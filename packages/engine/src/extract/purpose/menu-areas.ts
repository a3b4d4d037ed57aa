/**
 * The areas of the product as its main menu lists them: `[{name:"Loans",link:"/loans"},...]`, `{href:"/loans",
 * key:"loans"}` with the words in the catalogue. Of several menus the largest counts; tables of routes are none.
 */
import { literalString } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import { firstOf } from "../first-of.ts";
import type { CatalogueEntry } from "../i18n/catalogue.ts";
import type { Words } from "../i18n/words.ts";
import { objectsWhere } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";

const TITLES = new Set(["title", "label", "text", "name"]);
const KEYS = new Set(["key", "translationKey", "titleKey", "labelKey", "i18nKey"]);
const ADDRESSES = new Set(["to", "href", "link"]);
/** What a route shows, and a step of a trail of links. */
const OTHER = ["component", "Component", "element", "render", "children", "target", "external", "rel"];
/** Fewest and most entries of a main menu. */
const MIN_ENTRIES = 4;
const MAX_ENTRIES = 24;
/** A part of the product by its name: a few words with a capital. */
const AREA = /^\p{Lu}[\p{L}\d&/-]*(?: [\p{L}\d&/-]+){0,3}$/u;
const MAX_AREA = 32;
/** What every program has in its menu. */
const COMMON =
  /^(?:home|log ?in|log ?out|sign ?(?:in|out|up)|register|help|support|about(?: us)?|back|more|profile|account|documentation|docs)$/i;

interface Area {
  readonly text: string;
  readonly places: Fact["evidence"];
  readonly at: Sighting<ObjectExpression>;
}

export function menuAreas({ objects }: Survey, words: Words): readonly Fact[] {
  const menus = Map.groupBy(
    objectsWhere(objects, (key) => ADDRESSES.has(key)).flatMap((at) => areaOf(at, words)),
    ({ at }) => at.unit,
  );
  const sizes = [...menus.values()].map((areas) => [...new Map(areas.map((area) => [area.text, area])).values()]);
  const [largest] = sizes
    .filter(({ length }) => length >= MIN_ENTRIES && length <= MAX_ENTRIES)
    .toSorted((a, b) => b.length - a.length);
  return (largest ?? []).map(({ text, places, at }) => ({
    point: "purpose",
    content: { kind: "feature", text },
    basis: "inferred",
    evidence: places,
    unit: at.unit,
  }));
}

function areaOf(at: Sighting<ObjectExpression>, words: Words): readonly Area[] {
  const { node, module } = at;
  const keys = fixedKeys(node);
  if (OTHER.some((key) => keys.has(key))) return [];
  const address = literalUnder(node, ADDRESSES);
  if (!address || !/^\/[\w-]*(?:\/[\w-]+)?$/.test(address)) return [];
  const place = { script: module.script, start: node.start, end: Math.min(node.end, node.start + 200), says: "menu" };
  const title = literalUnder(node, TITLES);
  if (title && isArea(title)) return [{ text: title, places: [place], at }];
  const key = title ?? literalUnder(node, KEYS);
  const entry = key && (menuText(key, words) ?? words.lookup(key));
  return entry && isArea(entry.text)
    ? [{ text: entry.text, places: [{ ...entry.range, says: "text" }, place], at }]
    : [];
}

/** Names of the part of a catalogue that holds the words of menus. */
const MENUS = ["navbar", "navigation", "nav", "menu", "sidebar", "mainMenu", "mainNav"];

/** `{href:"/loans",key:"loans"}` beside `{navbar:{loans:"Loans"}}`. */
const menuText = (key: string, words: Words): CatalogueEntry | undefined =>
  firstOf(MENUS, (part) => words.lookup(`${part}.${key}`));

const isArea = (text: string): boolean => text.length <= MAX_AREA && AREA.test(text) && !COMMON.test(text);

/** The first text that stands under one of the keys. */
const literalUnder = (node: ObjectExpression, keys: ReadonlySet<string>): string | undefined =>
  firstOf(fixedProperties(node), ([key, { value }]) => (keys.has(key) && literalString(value)) || undefined);
