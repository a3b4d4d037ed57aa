/**
 * Sets of values that say how a thing is drawn, or that name parts of code and of the world: classes of utility style
 * sheets, sizes, properties of styles, coordinates, countries, currencies, nodes of a syntax tree, kinds of errors.
 */
import { wordSet } from "../word-set.ts";

const COLOURS =
  "black|white|transparent|current|inherit|gr[ae]y\\w*|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|primary|secondary|success|danger|warning|info|light|dark|muted";
/** Tailwind CSS 2 to 4, UnoCSS 66 and Bootstrap 5: `w-3`, `grid-cols-2`, `text-green`, `text-red5`, `text-bg-danger`, `-mt-1/2`. */
const UTILITY = new RegExp(
  `^-?(?:[mp][trblxyse]?|[wh]|size|gap|space-[xy]|text|text-bg|bg|border|btn|badge|grid-cols|col-span|row-span|rounded|leading|opacity|z|inset|ring|fill|stroke|shadow)-(?:\\d[\\d./]*|(?:${COLOURS})(?:-?\\d+)?|none|auto|full|screen|\\d?x{0,2}[sl]m?|md|base|\\[.+\\])$`,
);
const COLOUR = new RegExp(`^(?:${COLOURS}|brown|gold|silver|magenta|#[\\da-f]{3,8})(?:[-_]\\d+)?$`, "i");

/** Sizes of components, by the customs of design systems; what an icon's size is called stands beside them. */
const SIZE =
  /^(?:\d?x{0,3}s|s|m|l|\d?x{0,3}l|sm|md|lg|x{0,3}-?small|medium|x{0,3}-?large|mini|tiny|huge|default|icon)$/;

/** Names of properties of styles, as scripts write them (CSSOM), and of coordinates. */
const STYLES = wordSet(`
  top left right bottom width height minWidth maxWidth minHeight maxHeight zIndex willChange transform opacity color
  backgroundColor position display overflow margin padding border fontSize fontWeight lineHeight
`);
const COORDINATES = wordSet("x y z zoom scale width height rotation");

const COUNTRY_OR_CURRENCY = /^[A-Z]{2,3}$/;
/** So many codes are a list of the world's. */
const MIN_CODES = 6;

const all = (values: readonly string[], pattern: RegExp): boolean => values.every((value) => pattern.test(value));

/** ESTree, Babel's and TypeScript-ESTree's nodes, and what parsers for other languages make alike. */
const SYNTAX =
  /^(?:[A-Z]\w*(?:Expression|Statement|Declaration|Declarator|Literal|Pattern|Specifier)|TS[A-Z][a-z]\w+|(?:Object|Class|ClassPrivate|ClassAccessor)(?:Property|Method)|(?:Property|Method|Accessor)Definition|(?:Rest|Spread|Template)Element)$/;
/** Kinds of nodes of GraphQL documents (GraphQL 2021, as the reference implementation calls them). */
const GRAPHQL_NODE =
  /^(?:(?:[A-Z][A-Za-z]+|)(?:Definition|TypeExtension)|(?:Named|List|NonNull)Type|FragmentSpread|InlineFragment|SelectionSet)$/;
/** Types of chunks (PNG 3, APNG) and brands, which are filled up to four signs (ISO/IEC 14496-12). */
const CHUNK = /^(?:[A-Z]{4}|[a-z][A-Za-z][A-Z][A-Za-z]|CgBI)$/;
const BRAND = /^[\w ]{4}$/;
/** Encodings of texts (WHATWG Encoding, Node's `BufferEncoding`). */
const ENCODING =
  /^(?:utf-?8|utf-?16(?:[bl]e)?|utf-?32(?:[bl]e)?|ucs-?2|latin1|ascii|iso-8859-\d+|windows-125\d|binary|base64(?:url)?|hex)$/i;

/** What the headers of files and the bytes of texts are made of. */
const areOfBytes = (values: readonly string[]): boolean =>
  all(values, ENCODING) ||
  (values.some((value) => value.endsWith(" ")) && all(values, BRAND)) ||
  (values.includes("IHDR") && all(values, CHUNK));

const ERROR_CLASS = /^[A-Z]\w*(?:Error|Exception)$/;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** Identifiers that a machine made are of one length: `4cQWJViybAQ`, `IJdt_Ds-gmc`. */
const CODE = /^(?=.*[a-z])(?=.*[A-Z])[\w-]{10,}$/;

/** Whether nothing that anybody chooses from is written so: what a machine has made as an example of something. */
export function areExamples(values: readonly string[]): boolean {
  if (values.some((value) => UUID.test(value))) return true;
  const [first = ""] = values;
  const digits = values.filter((value) => /\d/.test(value)).length;
  return all(values, CODE) && values.every(({ length }) => length === first.length) && digits * 2 >= values.length;
}

/** Whether the values are those of styles, of code or of the world's lists, and none of a product's own. */
export const areOfStyle = (values: readonly string[]): boolean =>
  all(values, UTILITY) ||
  (all(values, SIZE) && values.some((value) => value.length > 1 && value !== "default" && value !== "icon")) ||
  values.every((value) => STYLES.has(value)) ||
  values.every((value) => COORDINATES.has(value)) ||
  all(values, ERROR_CLASS) ||
  (values.length >= MIN_CODES && all(values, COUNTRY_OR_CURRENCY)) ||
  areOfBytes(values) ||
  values.filter((value) => SYNTAX.test(value) || GRAPHQL_NODE.test(value)).length * 2 > values.length;

/** `"bg-lime-100 dark:text-lime-800"`, `"rounded-full"`: lists of classes, some of them of a utility style sheet. */
export const areClassLists = (texts: readonly string[]): boolean =>
  texts.some(hasUtility) && texts.every((text) => hasUtility(text) || isHyphened(text));

const hasUtility = (text: string): boolean =>
  text.split(" ").some((name) => UTILITY.test(name.slice(name.lastIndexOf(":") + 1)));

const isHyphened = (text: string): boolean => text.includes("-") && !text.includes(" ") && text === text.toLowerCase();

/** Texts for people: `{okLabel: saved ? "Saved" : "Save"}`. */
const WORDS_FOR_PEOPLE = /(?:^inner|[a-z])(?:Label|Title|Text|Placeholder|Tooltip|Caption)$/;
const OF_A_CLASS = /(?:[a-z]Class|[cC]lassName|[a-z]Icon|[iI]conName)$/;

/** Whether a name says that its values are shown to people, or say how a thing looks. */
export const isShownAs = (name: string, values: readonly string[]): boolean =>
  (WORDS_FOR_PEOPLE.test(name) && all(values, /^\p{Lu}/u)) ||
  OF_A_CLASS.test(name) ||
  (/colou?r$/i.test(name) && all(values, COLOUR));
