/** What the language, the browser and their libraries let code ask for: answers to that are no states of a product. */

/** Properties of events, elements, requests and of the language. */
const FOREIGN_PROPERTIES = new Set(
  "key code keyCode tagName nodeName localName nodeType readyState visibilityState constructor displayName href pathname origin host hostname $$typeof __typename charAt userAgent vendor appVersion dir className responseType compareDocumentPosition pointerType deltaMode toString prototype stack contentEditable compatMode".split(
    " ",
  ),
);

const TYPES_OF = new Set(
  "function object string undefined number boolean symbol bigint array date null NaN".split(" "),
);
/** Names of keys, elements, events, methods of HTTP and styles. */
const BROWSER_WORDS = new Set(
  "Enter Escape Esc Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Up Down Left Right Spacebar Shift Control Alt Meta INPUT TEXTAREA SELECT BUTTON FORM BODY HTML IMG VIDEO SCRIPT STYLE DIV SPAN A click mousedown mouseup mousemove mouseenter mouseleave touchstart touchend touchmove keydown keyup keypress focus blur focusin focusout scroll resize load change input submit GET POST PUT PATCH DELETE HEAD OPTIONS visible hidden none auto absolute relative fixed static block inline flex grid row column left right top bottom center middle start end vertical horizontal both ltr rtl px em rem small medium large sm md lg xl xs true false yes no".split(
    " ",
  ),
);
/** Attributes by which elements and components are drawn. */
const DRAWING = new Set(
  "variant color size component as align justify direction orientation placement anchor severity edge margin padding fontSize fontWeight role tag element tabIndex autoComplete inputMode behavior target rel cursor underline overflow whiteSpace textAlign position display loading decoding crossOrigin method title message label text error tooltip description header icon faIconClass cls html content placeholder opacity width height transform cssText innerHTML textContent fill stroke name".split(
    " ",
  ),
);

export const isForeignProperty = (name: string): boolean => FOREIGN_PROPERTIES.has(name);

export const isDrawing = (name: string): boolean => DRAWING.has(name);

/** Whether the values are all answers to a question of the language or the browser. */
export const areForeign = (values: readonly string[]): boolean =>
  values.every((value) => TYPES_OF.has(value)) || values.every((value) => BROWSER_WORDS.has(value));
