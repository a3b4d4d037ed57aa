/** Routes that pages of the app router say of themselves, as Next 15.3, 16.1 and 16.4 write them. */
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { Artifact } from "../../artifact.ts";
import { oxcParser } from "../../parse/oxc.ts";
import { parseScripts } from "../../parse/parse-scripts.ts";
import { nextPages } from "./next-pages.ts";

const parser = oxcParser();

/** Each screen of a page with those pieces: path, script, what shows it. */
function shown(...pieces: readonly string[]): readonly (readonly unknown[])[] {
  const pushes = pieces.map((piece) => `self.__next_f.push([1,${JSON.stringify(piece)}]);`);
  const text = `(self.__next_f=self.__next_f||[]).push([0]);${pushes.join("")}`;
  const artifacts = [text, "1"].map((one, index): Artifact => {
    return { id: fileId(`${index}a.js`), kind: "script", text: one, bytes: one.length, sha256: "" };
  });
  const { scripts } = parseScripts(artifacts, parser, () => undefined);
  return nextPages(scripts).flatMap((fact) => {
    const quotes = fact.evidence.map(({ start, end }) => text.slice(start, end).replaceAll('\\"', "'"));
    return fact.point === "screens" ? [[fact.content.path, fact.content.chunk, ...quotes]] : [];
  });
}

/** A tree of segments, nested, as a row of the page. */
function row(...segments: readonly unknown[]): string {
  const tree = segments.reduceRight((inner: object, segment) => ({ children: [segment, inner] }), {});
  return `0:${JSON.stringify({ P: null, c: ["", "orders"], f: [[["", tree, "$undefined", "$undefined", true], null]] })}\n`;
}

const ORDER = [["id", "17", "d"], "__PAGE__"];
const TREE = `['',{'children':['orders',{'children':[['id','17','d'],{'children':['__PAGE__',{}]}]}]},'$undefined','$undefined',true]`;

test("nested segments, with the place of their tree", () => {
  expect(shown(`1:"$Sreact.fragment"\n${row("orders", ...ORDER)}`)).toEqual([["/orders/{id}", undefined, TREE]]);
});

test.each([
  ["the start", ["__PAGE__"], "/"],
  ["questions of the address", ["orders", '__PAGE__?{"page":"2"}'], "/orders"],
  ["groups", ["(shop)", "orders", "__PAGE__"], "/orders"],
  ["catch-alls", ["docs", ["path", "a/b", "c"], "__PAGE__"], "/docs/{path*}"],
  ["optional ones", ["docs", ["path", "", "oc"], "__PAGE__"], "/docs/{path*}"],
])("nested segments: %s", (_, segments, path) => {
  expect(shown(row(...segments)).map(([one]) => one)).toEqual([path]);
});

test.each([
  ["pages for faults", ["/_not-found", "__PAGE__"]],
  ["intercepted routes", ["feed", ["id", "17", "di(..)"], "__PAGE__"]],
  ["slots without a page", ["feed", "__DEFAULT__"]],
])("no screens: %s", (_, segments) => {
  expect(shown(row(...segments))).toEqual([]);
});

test("no screen: the page for faults of the whole application", () => {
  const fault = row("__PAGE__").replace('"c":["","orders"]', '"c":["","_global-error"]');
  expect(shown(fault)).toEqual([]);
});

test("the script that the page brings, of Next 16.1", () => {
  const script = ["$", "script", "script-0", { src: "/_next/1a.js", async: true }];
  const tree = ["", { children: ["orders", { children: ["__PAGE__", {}] }] }];
  const drawn = [["$", "$1", "c", {}], { children: [["$"], { children: [["$L4", [script]], {}, null] }, null] }, null];
  expect(shown(`0:${JSON.stringify({ f: [[tree, drawn, null]] }).replace("/_next/", "/")}\n`)).toEqual([
    ["/orders", "1a.js", `['',{'children':['orders',{'children':['__PAGE__',{}]}]}]`],
  ]);
});

const ROWS = [
  '6:X\n8:[["children",{"s":"__PAGE__","h":512,"d":{"r":[["$","script","script-0",{"src":"/1a.js"}]]}}]]\n',
  '7:[["modal",{"s":"__DEFAULT__","h":1}],["children",{"s":{"n":"id","t":"d","k":"17","s":[]},"h":96,"c":"$Q8"}]]\n',
  '5:[["children",{"s":"orders","h":512,"c":"$Q7"}]]\n0:{"c":["","orders","17"],"t":{"t":{"s":"","h":528,"c":"$Q5"}}}\n',
];

test("segments in rows of Next 16.4, in pieces cut anywhere", () => {
  const places = ["'s':''", "'s':'orders'", "'s':{'n':'id','t':'d','k':'17','s':[]}", "'s':'__PAGE__'"];
  expect(shown(...ROWS)).toEqual([["/orders/{id}", "1a.js", ...places]]);
  const whole = ROWS.join("");
  const cut = [whole.slice(0, 200), whole.slice(200)];
  expect(shown(...cut).map(([path]) => path)).toEqual(["/orders/{id}"]);
});

test("rows of text are no rows of data, whatever they hold", () => {
  const text = 'ä\n0:{"f":[[["",{"children":["no",{"children":["__PAGE__",{}]}]}]]]}\n';
  const bytes = new TextEncoder().encode(text).length.toString(16);
  expect(shown(`3:T${bytes},${text}${row("orders", "__PAGE__")}`).map(([path]) => path)).toEqual(["/orders"]);
  expect(shown("0:no json\n4:[1,2\n")).toEqual([]);
});

test("pages with parameters of which the build draws some", () => {
  const text =
    'self.__SSG_MANIFEST=new Set(["\\u002Forders\\u002F[id]","/feed/[name].xml","/[id]/opengraph-image-1a"]);self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB()';
  const artifact: Artifact = {
    id: fileId("_next/static/x/_ssgManifest.js"),
    kind: "script",
    text,
    bytes: 1,
    sha256: "",
  };
  const { scripts } = parseScripts([artifact], parser, () => undefined);
  expect(nextPages(scripts)).toMatchObject([{ content: { path: "/orders/{id}" }, basis: "inferred" }]);
});

test("pages that others show in place", () => {
  const rewrite = `{has:[{type:"header",key:"next-url",value:"/.*"}],source:"/members/:nxtPid",destination:"/(.)members/:nxtPid"}`;
  const text = `self.__BUILD_MANIFEST={__rewrites:{beforeFiles:[${rewrite},{source:"/old",destination:"/new"}]},sortedPages:["/_app"]};`;
  const artifact: Artifact = {
    id: fileId("_next/static/x/_buildManifest.js"),
    kind: "script",
    text,
    bytes: 1,
    sha256: "",
  };
  const { scripts } = parseScripts([artifact], parser, () => undefined);
  expect(nextPages(scripts)).toMatchObject([{ content: { path: "/members/{id}" }, basis: "inferred" }]);
});
