import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { missingReferences, namedReferences } from "./missing.ts";

function missingIn(files: Readonly<Record<string, string>>): readonly string[] {
  const { graph } = programOf(files);
  const texts = new Map(Object.entries(files).map(([id, text]) => [fileId(id), text]));
  const missing = missingReferences(namedReferences({ graph, pages: new Map(), files: new Set(Object.keys(files)) }));
  for (const { reference, places } of missing) {
    expect(places.length, reference).toBeGreaterThan(0);
    for (const { file, start, end } of places) expect(texts.get(file)?.slice(start, end)).not.toBe("");
  }
  return missing.map(({ reference }) => reference);
}

const RUNTIME = (named: string): string =>
  `(()=>{var e={1:(e,t,n)=>{n.e(5).then(n.bind(n,50)),n.e("pages-admin").then(n.bind(n,60))}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}${named};var c=self.webpackChunkapp=self.webpackChunkapp||[];n(1)})();`;
const HELD = "(self.webpackChunkapp=self.webpackChunkapp||[]).push([[5],{50:(e,t,n)=>{}}]);";

describe("chunks that the runtime of webpack names", () => {
  test.each([
    ["the id", 'n.u=e=>""+e+".js"', ["5.js", "pages-admin.js"]],
    [
      "a hash",
      'n.u=e=>"static/js/"+e+"."+{5:"1a2b",7:"3c4d"}[e]+".js"',
      ["static/js/5.1a2b.js", "static/js/7.3c4d.js"],
    ],
    ["a hash in brackets", 'n.u=e=>"js/"+e+"."+({5:"1a2b"})[e]+".js"', ["js/5.1a2b.js"]],
    ["a name", 'n.u=e=>"js/"+({5:"loans"}[e]||e)+".js"', ["js/loans.js", "js/pages-admin.js"]],
    ["a template", "n.u=e=>`js/${{5:'loans'}[e]||e}.${{5:'1a'}[e]}.js`", ["js/loans.1a.js"]],
    ["cases", 'n.u=e=>5===e?"a.js":"pages-admin"===e?"b.js":void 0', ["a.js", "b.js"]],
    ["conditions", 'n.u=function(e){if(5===e)return"a.js";return"x/"+e+".js"}', ["a.js", "x/pages-admin.js"]],
    [
      "styles",
      'n.f.miniCss=(e,t)=>{({5:1})[e]&&t.push(1)},n.miniCssF=e=>"css/"+e+"."+{5:"9f"}[e]+".css"',
      ["css/5.9f.css"],
    ],
    ["nothing", "n.u=e=>h(e)", []],
  ])("by %s", (_, named, expected) => {
    expect(missingIn({ "main.js": RUNTIME(named) })).toEqual(expected);
  });

  test("not those that are there, whatever their files are called", () => {
    const named = 'n.u=e=>"static/js/"+e+"."+{5:"1a2b",7:"3c4d"}[e]+".js"';
    expect(missingIn({ "main.js": RUNTIME(named), "other.js": HELD })).toEqual(["static/js/7.3c4d.js"]);
    expect(missingIn({ "main.js": RUNTIME(named), "public/7.3c4d.js": "", "x.js": HELD })).toEqual([]);
  });

  test("by webpack 4", () => {
    const source =
      '!function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={exports:{}};return e[r].call(o.exports,o,o.exports,n),o.exports}n.e=function(e){var s=document.createElement("script");s.src=function(e){return n.p+"static/js/"+({}[e]||e)+"."+{3:"aa11"}[e]+".chunk.js"}(e)};n(n.s=1)}({1:function(e,t,n){n.e(3).then(n.bind(null,9))}});';
    expect(missingIn({ "main.js": source })).toEqual(["static/js/3.aa11.chunk.js"]);
  });
});

test("files that Vite preloads", () => {
  const source =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-1.js","assets/b-2.js","assets/a-3.css"])))=>i.map(i=>d[i]);import{x}from"./b-2.js";x()';
  const files = { "static/index.js": source, "static/b-2.js": "export const x=1" };
  expect(missingIn(files)).toEqual(["assets/a-1.js", "assets/a-3.css"]);
  const inBackticks = source.replace(/"(assets[^"]+)"/g, "`$1`");
  expect(missingIn({ ...files, "static/index.js": inBackticks })).toEqual(["assets/a-1.js", "assets/a-3.css"]);
});

test("files of the build manifest of Next", () => {
  const source =
    'self.__BUILD_MANIFEST=function(s){return{"/":[s,"static/chunks/pages/index-1a.js"],sortedPages:["/","/_app"]}}("static/chunks/9-2b.js"),self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB();';
  expect(missingIn({ "_next/static/x/_buildManifest.js": source })).toEqual([
    "static/chunks/9-2b.js",
    "static/chunks/pages/index-1a.js",
  ]);
});

test("files that a module of Turbopack loads", () => {
  const loader = '12,e=>{e.v(t=>Promise.all(["static/chunks/1a.js"].map(t=>e.l(t))).then(()=>t(13)))}';
  const source = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${loader}]);`;
  expect(missingIn({ "_next/static/chunks/2b.js": source })).toEqual(["static/chunks/1a.js"]);
  expect(missingIn({ "_next/static/chunks/2b.js": source, "_next/static/chunks/1a.js": "" })).toEqual([]);
});

test("the script of another build", () => {
  const loader =
    '9:(e,t,n)=>{e.exports=new Promise((e,t)=>{n.l("/depot/remoteEntry.js",r=>{o.name="ScriptExternalLoadError"},"depot")})}';
  const source = `(self.webpackChunkapp=self.webpackChunkapp||[]).push([[5],{${loader}}]);`;
  expect(missingIn({ "main.js": source })).toEqual(["depot/remoteEntry.js"]);
  expect(missingIn({ "main.js": source, "depot/remoteEntry.js": "" })).toEqual([]);
});

describe("imports of the language", () => {
  const MODULES = RUNTIME('n.f.j=()=>({435:()=>import("/435.9309.js")})');

  test("of a bundle that links its modules in another way", () => {
    const files = { "a/main.js": `import*as d from"./246.1de6.js";${MODULES}` };
    expect(missingIn(files)).toEqual(["./246.1de6.js", "/435.9309.js"]);
    // the path of the site's root need not be that of the capture's
    expect(missingIn({ ...files, "a/246.1de6.js": "", "b/435.9309.js": "" })).toEqual([]);
  });

  test("behind wrappers, and of CommonJS", () => {
    expect(missingIn({ "main.js": '!function(){function f(){import("./page-1a.js")}f()}();' })).toEqual([
      "./page-1a.js",
    ]);
    const required =
      'const e=require("./client-1a.js");exports.render=()=>Promise.resolve().then(()=>require("./page-1a.js"));';
    expect(missingIn({ "main.js": required })).toEqual(["./client-1a.js", "./page-1a.js"]);
    expect(missingIn({ "main.js": `(function(){${required}})();` })).toEqual(["./client-1a.js", "./page-1a.js"]);
    expect(missingIn({ "main.js": 'const e=require("react");exports.a=e;' })).toEqual([]);
  });

  test("not of other sites, which are no part of the application", () => {
    expect(missingIn({ "main.js": 'import "https://cdn.example/a.js";import("https://cdn.example/b.js")' })).toEqual(
      [],
    );
  });

  test("not of files that are there and are no modules", () => {
    const { graph } = programOf({ "main.js": 'import a from"./x.json"with{type:"json"};a()' });
    const missing = (files: readonly string[]) =>
      missingReferences(namedReferences({ graph, pages: new Map(), files: new Set(files) }));
    expect(missing(["main.js", "x.json"])).toEqual([]);
    expect(missing(["main.js"])).toMatchObject([{ reference: "./x.json" }]);
  });
});
