/** Names that are no entity of a product, by the convention that has them. */
import { expect, test } from "vitest";
import { isCarried, isOfDate, isOfPages, MACHINERY, WIDGETS } from "./built-in.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

test.each([
  [
    "objects of the browser and of the language (DOM, HTML, CSSOM, Media, ECMAScript)",
    `classlist clipboarddata css cursor dataset datatransfer document dom event formdata history image intl json math
     mediasource mouse navigator offset path position pointer promise rect screen scroll scrollbar selection sourcebuffer
     style target touch transform transition viewport window zindex click change keydown keyup keypress color font`,
  ],
  [
    "elements (HTML, SVG)",
    "button canvas dialog form header icon input label legend menu option select slot svg table title",
  ],
  ["roles and parts of tables (ARIA)", "aria cell column grid tab tooltip"],
  ["parts of charts (Chart.js 4, D3 7)", "axis chart dimension graph scale"],
  ["parts of a theme (MUI 5)", "breakpoint layout ownerstate palette sizing spacing typography"],
  ["forms (Formik 2, React Hook Form 7, Angular)", "control fieldstate formik formstate"],
  ["objects of frameworks (Vue 3, React 18, TanStack Table 8)", "componentinstance modelvalue ref rowmodelrow scope"],
  ["services of applications (i18next, vue-router, loggers, notices)", "i18n locale logger router toast"],
])("%s", (_, list) => expect(words(list).filter((word) => !MACHINERY.has(word))).toEqual([]));

test.each(["tool", "order", "loan", "customer", "invoice", "ticket"])("%s may be an entity", (word) => {
  expect(MACHINERY.has(word)).toBe(false);
  expect(WIDGETS.has(word)).toBe(false);
});

test("what is only asked of requests, of pages of a list, of dates", () => {
  expect(["withCredentials", "refetch", "userAgent", "anyOf"].filter((name) => !isCarried(name))).toEqual([]);
  expect(["totalPages", "hasNextPage"].filter((name) => !isOfPages(name))).toEqual([]);
  expect(["weekday", "minute"].filter((name) => !isOfDate(name))).toEqual([]);
  expect(["price", "owner"].filter((name) => isCarried(name) || isOfPages(name) || isOfDate(name))).toEqual([]);
});
