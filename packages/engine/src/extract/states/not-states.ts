/** What the language, the browser and their libraries let code ask for: answers to that are no states of a product. */
import { wordSet } from "../../word-set.ts";
import { areExamples, areOfStyle } from "./drawn-values.ts";

/** Properties of events, elements, requests, of the language and of its modules (`module.exports`). */
const FOREIGN_PROPERTIES = wordSet(`
  key keyCode which tagName nodeName localName nodeType readyState visibilityState constructor displayName href
  pathname origin host hostname $$typeof __typename charAt userAgent vendor appVersion dir className responseType
  compareDocumentPosition pointerType deltaMode toString prototype stack contentEditable compatMode designMode
  download scrollRestoration exports
`);

/** What `typeof` and the names of classes of the language answer, and of what forms hold (File API). */
const TYPES_OF = wordSet(`
  function object string undefined number boolean symbol bigint array date null NaN Arguments Array Date Error
  Function Map Number Object Promise RegExp Set String Symbol WeakMap WeakSet prototype constructor __proto__
  File FileList Blob FormData
`);
/** Parts of dates (Intl.DateTimeFormat). */
const DATE_PARTS = wordSet(`
  era literal day month year weekday hour minute second dayPeriod timeZoneName fractionalSecond relatedYear yearName
  unknown
`);
/** Names of keys, elements, events, methods of HTTP and styles. */
const BROWSER_WORDS = wordSet(`
  Enter Escape Esc Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Up Down Left
  Right Spacebar Shift Control Alt Meta INPUT TEXTAREA SELECT BUTTON FORM BODY HTML IMG VIDEO SCRIPT STYLE DIV SPAN A
  click mousedown mouseup mousemove mouseenter mouseleave touchstart touchend touchmove keydown keyup keypress focus
  blur focusin focusout scroll resize load change input submit GET POST PUT PATCH DELETE HEAD OPTIONS visible hidden
  none auto absolute relative fixed static block inline flex grid row column left right top bottom center middle start
  end vertical horizontal both ltr rtl px em rem small medium large sm md lg xl xs true false yes no
`);
/** Types of inputs and buttons (HTML), of messages about dragging, of transitions (react-transition-group 4). */
const ELEMENT_WORDS = wordSet(`
  button checkbox color date datetime-local email file hidden image month number password radio range reset search
  submit tel text time url week textarea select switch
`);
const EVENT_WORDS = wordSet(`
  abort animationend beforeunload blur cancel change click close contextmenu copy cut dblclick drag dragend dragenter
  dragleave dragover dragstart drop ended error focus focusin focusout input keydown keypress keyup load loadend
  loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup open paste pause play
  pointerdown pointermove pointerup popstate progress reset resize scroll select storage submit timeout touchcancel
  touchend touchmove touchstart transitionend unload wheel
`);
/** Of these the ones that nothing but an event of the browser is called by. */
const ONLY_EVENTS = wordSet(`
  animationend beforeunload contextmenu dblclick dragend dragenter dragleave dragover dragstart focusin focusout keydown
  keypress keyup mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup pointerdown pointermove pointerup
  popstate touchcancel touchend touchmove touchstart transitionend
`);
/** `event.type === "dragover"`, amid the types of other things that one component asks for. */
export const isEventType = (property: string | undefined, value: string): boolean =>
  property === "type" && ONLY_EVENTS.has(value);

/** Statuses and steps of transitions (react-transition-group 4, react-transition-state 2). */
const TRANSITION_WORDS = wordSet(`
  appear enter entered entering exit exited exiting unmounted preEnter preExit
`);
/** Keywords of styles (CSS Box Alignment, Flexbox, Fonts, Overflow, Position). */
const CSS_WORDS = wordSet(`
  normal bold bolder lighter italic oblique center start end flex-start flex-end space-between space-around
  space-evenly stretch baseline nowrap wrap wrap-reverse row row-reverse column column-reverse contents inline-block
  inline-flex sticky absolute relative fixed static visible hidden scroll clip auto none inherit initial unset solid
  dashed dotted double cover contain pointer default grab grabbing 0 0px 0% 100%
`);
/** Elements that hardly any other thing is called by (HTML), link types, and how requests carry credentials (Fetch). */
const ELEMENTS = wordSet(`
  a b br div em h1 h2 h3 h4 h5 h6 hr i iframe img li ol p pre s span strong sub sup svg tbody td textarea tfoot th
  thead tr u ul
`);
const OTHER_ELEMENTS = wordSet(`
  article aside audio blockquote body button canvas caption code del details dl dt dd fieldset figure footer form
  header html input ins label legend main mark nav section select small source strike style summary table time title
  video
`);
/** Attributes that all elements have (HTML): of them `lang`, `dir` and the like are no names of a product's fields. */
const ATTRIBUTES = wordSet(`
  accesskey class dir draggable hidden id lang role slot spellcheck style tabindex title translate
`);
const LINK_WORDS = wordSet("noopener noreferrer nofollow external alternate canonical");
const CREDENTIALS = wordSet("include omit same-origin");
/** Modifier keys, in combinations of keys: `["meta", "shift", "p"]`. */
const MODIFIERS = wordSet("alt cmd command control ctrl meta mod option shift");
const SIDES = wordSet("LEFT RIGHT TOP BOTTOM left right top bottom center before after above below width height x y");
/** What a clipboard or a drag holds (HTML: `DataTransferItem.kind`). */
const TRANSFERRED = wordSet("file string");
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

/**
 * Attributes of objects of the platform that answer with a word of theirs, by the interface (WebIDL: Selection,
 * NavigatorUAData, Navigator, NetworkInformation, Document, Event, DataTransfer, DOM Element).
 */
const PLATFORM: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ["selection", "type direction"],
    ["getselection", "type direction"],
    ["useragentdata", "platform"],
    ["navigator", "platform vendor language product appName appCodeName doNotTrack"],
    ["connection", "effectiveType"],
    ["document", "dir designMode compatMode contentType"],
    ["nativeevent", "type inputType"],
    ["event", "type inputType code"],
    ["datatransfer", "dropEffect effectAllowed"],
    ["activeelement", "type tagName"],
    ["computedstyle", "*"],
    ["getcomputedstyle", "*"],
    ["style", "*"],
    ["classlist", "*"],
    ["palette", "*"],
  ].map(([of = "", names = ""]): [string, ReadonlySet<string>] => [of, wordSet(names)]),
);

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
  whiteSpace textAlign position display loading decoding crossOrigin method title message label text error tooltip
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

/** Whether nothing that people choose from is called so: numbers, codes, measures, answers. */
export const areNoChoices = (values: readonly string[]): boolean =>
  values.every((value) => ANSWERS.has(value.toLowerCase())) ||
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
