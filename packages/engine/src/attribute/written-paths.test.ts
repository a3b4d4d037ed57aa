import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { withWritten } from "./written-paths.ts";

const APP = fileId("app.js");

const inApp = <U extends object>(units: readonly U[]) => units.map((unit) => ({ file: APP, ...unit }));

const sideOf = (text: string, recognised = false, file = APP): string | undefined =>
  withWritten([undefined], [{ module: 0, file }], [recognised], () => text)[0]?.side;

test.each([
  ['(n="undefined"!=typeof H?H.default:void 0)&&n.register(p,"Page","/home/me/shop/src/Page.tsx")'],
  ['jsxDEV("p",{},void 0,!1,{fileName:"/home/me/shop/src/Page.jsx",lineNumber:4,columnNumber:2},this)'],
  ['n.options.__file="src/Page.vue";t.default=n.exports'],
])("%s is the product's", (text) => {
  expect(sideOf(text)).toBe("product");
  expect(sideOf(text, true)).toBeUndefined();
});

test("a path in a chunk of packages is of the package", () => {
  const text = 'n.options.__file="tags-input/tags-input.vue";t.default=n.exports';
  expect(sideOf(text, false, fileId("js/chunk-vendors.327decf6.js"))).toBe("others");
});

test.each([
  ['n.register(p,"Page","/home/me/shop/node_modules/grid/Page.js")'],
  ['n.register(p,"page","a page of the book")'],
  ['save({fileName:"/tmp/page.js",size:4})'],
])("%s tells nothing", (text) => {
  expect(sideOf(text)).toBeUndefined();
});

const HOT = 'n.register(p,"Page","/home/me/shop/src/Page.tsx")';
const OTHER = 'n.register(q,"Row","/home/me/shop/src/Row.tsx")';

test.each([
  [
    "a wrapped module of one file is of it as a whole",
    [HOT, "var q=1"],
    [
      { module: 0, form: "es" },
      { module: 0, form: "es" },
    ],
    2,
  ],
  ["one of several files is not", [HOT, OTHER, "var q=1"], Array(3).fill({ module: 0, form: "es" }), 2],
  ["nor is a file without a wrapper", [HOT, "var q=1"], [{ module: 0 }, { module: 0 }], 1],
] as const)("%s", (_, texts, units, found) => {
  const none = texts.map(() => undefined);
  const sides = withWritten(none, inApp(units), none, (at) => texts[at] ?? "").filter(Boolean);
  expect(sides.length).toBe(found);
});

test("CommonJS modules with paths of another form than the application's are a package's", () => {
  const texts = [HOT, 'n.register(q,"Row","src/Row.jsx")', 'n.register(r,"Cell","src/Cell.jsx")'];
  const units = [{ module: 0 }, { module: 1, form: "commonjs" as const }, { module: 2, form: "commonjs" as const }];
  const sides = withWritten([], inApp(units), [], (at) => texts[at] ?? "").map((path) => path?.side);
  expect(sides).toEqual(["product", "others", "others"]);
  const ofOneForm = withWritten([], inApp(units), [], (at) => (texts[at] ?? "").replace("/home/me/shop/", ""));
  expect(ofOneForm.map((path) => path?.side)).toEqual(["product", "product", "product"]);
});

test("components of Vue with a path amid others that have none are a package's", () => {
  const made = (name: string): string => `sfc(${name},[["render",r],["__file","/home/kit/src/${name}.vue"]])`;
  const texts = [made("Row"), 'sfc(desk,[["__scopeId","data-v-1"]])', 'sfc(book,[["render",b]])'];
  const units = texts.map(() => ({ module: 0 }));
  const sides = (all: readonly string[]) =>
    withWritten([], inApp(units), [], (at) => all[at] ?? "").map((path) => path?.side);
  expect(sides(texts)).toEqual(["others", undefined, undefined]);
  expect(sides([made("Row"), made("Cell"), texts[2] ?? ""])).toEqual(["product", "product", undefined]);
});
