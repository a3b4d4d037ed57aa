/** What the language, the browser and their libraries let code ask for: answers to that are no states of a product. */

import { wordSet } from "../word-set.ts";
import {
  ATTRIBUTES,
  BROWSER_WORDS,
  CREDENTIALS,
  CSS_WORDS,
  DATE_PARTS,
  ELEMENT_WORDS,
  ELEMENTS,
  EVENT_WORDS,
  FOREIGN_PROPERTIES,
  LINK_WORDS,
  MODIFIERS,
  ONLY_EVENTS,
  OTHER_ELEMENTS,
  PLATFORM,
  TRANSFERRED,
  TYPES_OF,
} from "./browser-words.ts";
import { areExamples, areOfStyle } from "./drawn-values.ts";

/** `event.type === "dragover"`, amid the types of other things that one component asks for. */
export const isEventType = (property: string | undefined, value: string): boolean =>
  property === "type" && ONLY_EVENTS.has(value);

/** Statuses and steps of transitions (react-transition-group 4, react-transition-state 2). */
const TRANSITION_WORDS = wordSet(`
  appear enter entered entering exit exited exiting unmounted preEnter preExit
`);
const SIDES = wordSet("LEFT RIGHT TOP BOTTOM left right top bottom center before after above below width height x y");
const FOREIGN_WORDS: readonly ReadonlySet<string>[] = [
  TYPES_OF,
  BROWSER_WORDS,
  ELEMENT_WORDS,
  EVENT_WORDS,
  TRANSITION_WORDS,
  SIDES,
  LINK_WORDS,
  CREDENTIALS,
  TRANSFERRED,
];
/** Variants that design systems have for their colours (Bootstrap 5, MUI 5, antd 5): they say how a thing is drawn. */
const VARIANT_WORDS = wordSet(`
  default primary secondary tertiary success error warning info danger neutral light dark inherit link muted
`);
/** `variant: "success"`: which of the design system's variants a thing is drawn in. */
export const isVariant = (name: string, values: readonly string[]): boolean =>
  (/variant$/i.test(name) || /colou?r$/i.test(name) || name === "severity") &&
  values.every((value) => VARIANT_WORDS.has(value));

/** Units of time (Intl.RelativeTimeFormat, and the date libraries that have the same). */
const TIME_UNIT = /^(?:millisecond|second|minute|hour|day|week|month|quarter|year)s?$/;

export const areTimeUnits = (values: readonly string[]): boolean => values.every((value) => TIME_UNIT.test(value));

/** Codes of keys (UI Events: `KeyboardEvent.code`). */
const KEY_CODE = /^(?:Key[A-Z]|Digit\d|Numpad\w+|F\d{1,2}|Arrow(?:Up|Down|Left|Right)|Bracket(?:Left|Right))$/;

/** Whether an object of the platform is asked, by the name of its interface. */
export function isPlatformRead(of: string, property: string): boolean {
  const names = PLATFORM.get(of.toLowerCase());
  return names !== undefined && (names.has("*") || names.has(property));
}

/** Objects of the browser and of routers (React Router, Vue Router) that answer for themselves. */
const FOREIGN_OBJECTS = wordSet(`
  navigator userAgentData location document window screen event evt nativeEvent route $route currentRoute router
`);
const OWN_OF_FOREIGN = wordSet("type name path fullPath platform vendor hash search protocol orientation");

/** `navigator.platform`, `event.type`, `route.name`: asked of the browser or of a router. */
export const isForeignRead = (of: string, property: string): boolean =>
  FOREIGN_OBJECTS.has(of) && OWN_OF_FOREIGN.has(property);

/** Attributes by which elements and components are drawn. */
const DRAWING = wordSet(`
  variant color size component as is align justify direction orientation placement anchor severity edge margin padding
  fontSize fontWeight role tag element tabIndex autoComplete inputMode behavior target rel cursor underline overflow
  whiteSpace textAlign position display decoding crossOrigin method title message label text error tooltip
  description header icon cls html content placeholder opacity width height transform children alignItems
  alignContent alignSelf justifyContent justifyItems flexDirection flexWrap fontStyle textTransform textDecoration
  visibility whiteSpaceCollapse pointerEvents userSelect verticalAlign borderStyle backgroundColor cssText innerHTML
  textContent htmlFor fill stroke name alt src fillStyle strokeStyle textBaseline lineCap lineJoin colorScheme
`);

/** Names with a dollar are a framework's own (Vue's and Pinia's `$id`, Angular's `$index`). */
export const isForeignProperty = (name: string): boolean => FOREIGN_PROPERTIES.has(name) || /^\$[a-z]/.test(name);

/** `data-*` and `aria-*` (HTML, WAI-ARIA) beside the attributes of elements. */
export const isDrawing = (name: string): boolean => DRAWING.has(name) || /^(?:data|aria)-/.test(name);

/** Lengths, angles, times and functions of styles: `3.6rem`, `1.4s`, `rotate(180deg)`. */
const CSS_VALUE = /^(?:auto|none|-?[\d.]+(?:px|r?em|%|vh|vw|deg|fr|m?s)|[a-z][\w-]*\(.*\))$/;

/** `p`, `Enter`: what is pressed, in the writing of the platform or in small letters. */
export const isKey = (value: string): boolean =>
  MODIFIERS.has(value.toLowerCase()) ||
  /^(?:.|enter|escape|esc|tab|space|spacebar|backspace|delete|home|end|page(?:up|down)|arrow(?:up|down|left|right)|f\d{1,2})$/i.test(
    value,
  );

/** Keys that nothing else is called by. */
const ONLY_KEYS = /^(?:arrow(?:up|down|left|right)|page(?:up|down)|escape|backspace|spacebar)$/i;

/** `arrowleft`, `arrowright`, `escape` */
const areKeys = (values: readonly string[]): boolean =>
  values.some((value) => ONLY_KEYS.test(value)) && values.every(isKey);

/** `H1`, `ul`, `code`: most of them elements and nothing else. */
function areElements(values: readonly string[]): boolean {
  const names = values.map((value) => value.toLowerCase());
  return (
    names.filter((name) => ELEMENTS.has(name)).length * 2 > names.length &&
    names.every((name) => ELEMENTS.has(name) || OTHER_ELEMENTS.has(name))
  );
}

/** Identifiers that a machine made: `4cQWJViybAQ`. */
const OPAQUE = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{10,}$/;

/** Names under which something is saved: `report.csv`. */
const FILE_NAME = /^[\w-]{3,}\.(?:csv|json|ya?ml|txt|md|xml|html?|pdf|png|svg|zip)$/;

/** Yes and no, in words. */
const ANSWERS = wordSet("true false yes no on off 0 1");

/** Names of icons in the sets that have a prefix of their own: `mdi-flag`, `fa-star`, `i-heroicons-bell`. */
const ICON = /^(?:mdi|fa[srbl]?|bi|ri|ti|ph|lucide|carbon|heroicons?|material-symbols|i-[a-z]+)[-:][a-z]/;

/** `isDate`, `hasOwner`: questions, of which several may be answered with yes. */
const FLAG = /^(?:is|has|can|should)[A-Z]/;

/** `{day: "numeric", month: "short"}`: how a date is written (Intl.DateTimeFormat). */
export const areDateParts = (values: readonly string[]): boolean => values.every((value) => DATE_PARTS.has(value));

export const areAnswers = (values: readonly string[]): boolean =>
  values.every((value) => ANSWERS.has(value.toLowerCase()));

/** Whether nothing that people choose from is called so: numbers, codes, measures, answers. */
export const areNoChoices = (values: readonly string[]): boolean =>
  areAnswers(values) ||
  values.every((value) => /^[a-z+]+:$/.test(value)) ||
  values.every((value) => /^\d+$/.test(value)) ||
  values.every((value) => KEY_CODE.test(value)) ||
  values.every((value) => OPAQUE.test(value)) ||
  values.every((value) => FILE_NAME.test(value)) ||
  values.every((value) => ICON.test(value)) ||
  values.every((value) => FLAG.test(value)) ||
  values.filter((value) => value.startsWith(".")).length * 2 >= values.length ||
  areExamples(values) ||
  values.every((value) => CSS_VALUE.test(value));

/** Whether the values are all answers to a question of the language or the browser. */
export const areForeign = (values: readonly string[]): boolean =>
  areNoChoices(values) ||
  areOfStyle(values) ||
  FOREIGN_WORDS.some((words) => values.every((value) => words.has(value))) ||
  (values.includes("literal") && values.every((value) => DATE_PARTS.has(value))) ||
  (values.some((value) => MODIFIERS.has(value.toLowerCase())) && values.every(isKey)) ||
  areKeys(values) ||
  areElements(values) ||
  (values.some((value) => value === "lang" || value === "dir" || value === "tabindex") &&
    values.every((value) => ATTRIBUTES.has(value))) ||
  values.every((value) => CSS_WORDS.has(value));
