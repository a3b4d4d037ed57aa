/**
 * Lists of values that are answers of the platform or of a library, by the convention that has them. A word is asked for
 * beside `PageUp`, which no other list than that of the browser's words has.
 */
import { describe, expect, test } from "vitest";
import {
  areForeign,
  areNoChoices,
  isDrawing,
  isForeignProperty,
  isForeignRead,
  isPlatformRead,
  isVariant,
} from "./foreign.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

describe("the browser's words", () => {
  test.each([
    [
      "names of keys (UI Events)",
      `Enter Escape Tab Backspace Delete Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Shift Control
       Alt Meta`,
    ],
    ["names of keys in older browsers (MDN, KeyboardEvent.key)", "Esc Up Down Left Right Spacebar"],
    [
      "tagName of an element in a document (DOM)",
      "INPUT TEXTAREA SELECT BUTTON FORM BODY HTML IMG VIDEO SCRIPT STYLE DIV SPAN A",
    ],
    [
      "types of events (UI Events, Touch Events, HTML)",
      `click mousedown mouseup mousemove mouseenter mouseleave touchstart touchend touchmove keydown keyup keypress focus
       blur focusin focusout scroll resize load change input submit`,
    ],
    ["methods of requests (Fetch)", "GET POST PUT PATCH DELETE HEAD OPTIONS"],
    [
      "visibility, overflow, position, display (CSS)",
      "visible hidden none auto absolute relative fixed static block inline flex grid",
    ],
    [
      "directions and sides (CSS)",
      "row column left right top bottom center middle start end vertical horizontal both ltr rtl",
    ],
    ["units and sizes (CSS)", "px em rem small medium large"],
    ["breakpoints (Bootstrap 5, MUI 5)", "xs sm md lg xl"],
    ["states of ARIA, translate (HTML)", "true false yes no"],
  ])("%s", (_, list) => {
    expect(words(list).filter((word) => !areForeign([word, "PageUp"]))).toEqual([]);
  });

  test("beside a word of the product they are choices", () => {
    for (const word of ["Enter", "hidden", "GET", "click"])
      expect(areForeign([word, "PageUp", "archived"])).toBe(false);
  });
});

describe("statuses of transitions", () => {
  test.each([
    ["react-transition-group 4, status", "unmounted exited entering entered exiting"],
    ["react-transition-group 4, CSSTransition", "appear enter exit"],
    ["react-transition-state 2", "preEnter entering entered preExit exiting exited unmounted"],
  ])("%s", (_, list) => expect(areForeign(words(list))).toBe(true));

  test("of a product: what is entered and approved", () => expect(areForeign(["entered", "approved"])).toBe(false));
});

test.each([
  ["types of values", ["string", "number", "undefined"]],
  ["types of what a form holds", ["File", "string"]],
  ["types of inputs", ["datetime-local", "tel", "url"]],
  ["parts of a date", ["literal", "day", "month"]],
  ["combinations of keys", ["meta", "p"]],
  ["elements", ["h1", "h2", "p", "code"]],
  ["attributes", ["lang", "class", "title"]],
  ["keywords of styles", ["flex-start", "space-between", "stretch"]],
  ["sides and sizes", ["LEFT", "width", "above"]],
  ["relations of links", ["noopener", "noreferrer"]],
  ["modes of credentials", ["include", "omit", "same-origin"]],
])("%s are no states", (_, values) => {
  expect(areForeign(values)).toBe(true);
  expect(areForeign([...values, "archived"])).toBe(false);
});

test.each([
  ["answers", ["yes", "No"]],
  ["numbers", ["1", "20"]],
  ["protocols", ["http:", "https:"]],
  ["codes of keys", ["KeyA", "F5"]],
  ["names of files", ["report.csv", "report.pdf"]],
  ["icons", ["mdi-flag", "fa-star"]],
  ["questions", ["isOpen", "hasOwner"]],
  ["measures", ["12px", "1.4s"]],
])("%s are no choices", (_, values) => {
  expect(areNoChoices(values)).toBe(true);
  expect(areNoChoices([...values, "archived"])).toBe(false);
});

test("what is asked of the browser, and what of a thing of that name", () => {
  expect(isPlatformRead("navigator", "platform")).toBe(true);
  expect(isPlatformRead("navigator", "status")).toBe(false);
  expect(isForeignRead("event", "type")).toBe(true);
  expect(isForeignRead("order", "type")).toBe(false);
  expect(isDrawing("placement")).toBe(true);
  expect(isDrawing("status")).toBe(false);
  expect(isVariant("buttonVariant", ["primary", "danger"])).toBe(true);
  expect(isVariant("buttonVariant", ["primary", "archived"])).toBe(false);
});

test('what a module gives, `module.exports = "ngResource"`, is no state', () => {
  expect(isForeignProperty("exports")).toBe(true);
  expect(isForeignProperty("exported")).toBe(false);
});
