/** Words of the browser: names of elements, attributes, events, keys, styles and of what its objects answer (HTML, CSS, UI Events, WebIDL). */
import { wordSet } from "../word-set.ts";

/** Properties of events, elements, requests, of the language and of its modules (`module.exports`). */
export const FOREIGN_PROPERTIES: ReadonlySet<string> = wordSet(`
  key keyCode which tagName nodeName localName nodeType readyState visibilityState constructor displayName href
  pathname origin host hostname $$typeof __typename charAt userAgent vendor appVersion dir className responseType
  compareDocumentPosition pointerType deltaMode toString prototype stack contentEditable compatMode designMode
  download scrollRestoration exports
`);

/** What `typeof` and the names of classes of the language answer, and of what forms hold (File API). */
export const TYPES_OF: ReadonlySet<string> = wordSet(`
  function object string undefined number boolean symbol bigint array date null NaN Arguments Array Date Error
  Function Map Number Object Promise RegExp Set String Symbol WeakMap WeakSet prototype constructor __proto__
  File FileList Blob FormData
`);

/** Parts of dates (Intl.DateTimeFormat). */
export const DATE_PARTS: ReadonlySet<string> = wordSet(`
  era literal day month year weekday hour minute second dayPeriod timeZoneName fractionalSecond relatedYear yearName
  unknown
`);

/** Names of keys, elements, events, methods of HTTP and styles. */
export const BROWSER_WORDS: ReadonlySet<string> = wordSet(`
  Enter Escape Esc Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Up Down Left
  Right Spacebar Shift Control Alt Meta INPUT TEXTAREA SELECT BUTTON FORM BODY HTML IMG VIDEO SCRIPT STYLE DIV SPAN A
  click mousedown mouseup mousemove mouseenter mouseleave touchstart touchend touchmove keydown keyup keypress focus
  blur focusin focusout scroll resize load change input submit GET POST PUT PATCH DELETE HEAD OPTIONS visible hidden
  none auto absolute relative fixed static block inline flex grid row column left right top bottom center middle start
  end vertical horizontal both ltr rtl px em rem small medium large sm md lg xl xs true false yes no
`);

/** Types of inputs and buttons (HTML), of messages about dragging, of transitions (react-transition-group 4). */
export const ELEMENT_WORDS: ReadonlySet<string> = wordSet(`
  button checkbox color date datetime-local email file hidden image month number password radio range reset search
  submit tel text time url week textarea select switch
`);

export const EVENT_WORDS: ReadonlySet<string> = wordSet(`
  abort animationend beforeunload blur cancel change click close contextmenu copy cut dblclick drag dragend dragenter
  dragleave dragover dragstart drop ended error focus focusin focusout input keydown keypress keyup load loadend
  loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup open paste pause play
  pointerdown pointermove pointerup popstate progress reset resize scroll select storage submit timeout touchcancel
  touchend touchmove touchstart transitionend unload wheel
`);

/** Of these the ones that nothing but an event of the browser is called by. */
export const ONLY_EVENTS: ReadonlySet<string> = wordSet(`
  animationend beforeunload contextmenu dblclick dragend dragenter dragleave dragover dragstart focusin focusout keydown
  keypress keyup mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup pointerdown pointermove pointerup
  popstate touchcancel touchend touchmove touchstart transitionend
`);

/** Keywords of styles (CSS Box Alignment, Flexbox, Fonts, Overflow, Position). */
export const CSS_WORDS: ReadonlySet<string> = wordSet(`
  normal bold bolder lighter italic oblique center start end flex-start flex-end space-between space-around
  space-evenly stretch baseline nowrap wrap wrap-reverse row row-reverse column column-reverse contents inline-block
  inline-flex sticky absolute relative fixed static visible hidden scroll clip auto none inherit initial unset solid
  dashed dotted double cover contain pointer default grab grabbing 0 0px 0% 100%
`);

/** Elements that hardly any other thing is called by (HTML), link types, and how requests carry credentials (Fetch). */
export const ELEMENTS: ReadonlySet<string> = wordSet(`
  a b br div em h1 h2 h3 h4 h5 h6 hr i iframe img li ol p pre s span strong sub sup svg tbody td textarea tfoot th
  thead tr u ul
`);

export const OTHER_ELEMENTS: ReadonlySet<string> = wordSet(`
  article aside audio blockquote body button canvas caption code del details dl dt dd fieldset figure footer form
  header html input ins label legend main mark nav section select small source strike style summary table time title
  video
`);

/** Attributes that all elements have (HTML): of them `lang`, `dir` and the like are no names of a product's fields. */
export const ATTRIBUTES: ReadonlySet<string> = wordSet(`
  accesskey class dir draggable hidden id lang role slot spellcheck style tabindex title translate
`);

export const LINK_WORDS: ReadonlySet<string> = wordSet("noopener noreferrer nofollow external alternate canonical");

export const CREDENTIALS: ReadonlySet<string> = wordSet("include omit same-origin");

/** Modifier keys, in combinations of keys: `["meta", "shift", "p"]`. */
export const MODIFIERS: ReadonlySet<string> = wordSet("alt cmd command control ctrl meta mod option shift");

/** What a clipboard or a drag holds (HTML: `DataTransferItem.kind`). */
export const TRANSFERRED: ReadonlySet<string> = wordSet("file string");

/**
 * Attributes of objects of the platform that answer with a word of theirs, by the interface (WebIDL: Selection,
 * NavigatorUAData, Navigator, NetworkInformation, Document, Event, DataTransfer, DOM Element).
 */
export const PLATFORM: ReadonlyMap<string, ReadonlySet<string>> = new Map(
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
