/** Material made to hurt: every one is analysed or refused in words, nothing else of the capture is lost. */
import { captureFiles } from "@as-built/capture";
import { analyze, namedFiles } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { slices } from "./full.ts";
import { inTime } from "./in-time.ts";
import { schemaErrors } from "./schema.ts";

const repeat = (count: number, piece: (index: number) => string, by = ""): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join(by);

/** Makes a function the product's beyond doubt. */
const KEPT = 'fetch("/api/keep").catch(()=>alert("The parcel could not be saved."));';

/** A runtime of webpack that loads chunks, and how it names them. */
const runtimeOf = (loads: string, name: string): string =>
  `(()=>{var e={1:(e,t,n)=>{${loads}}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n.u=${name};n.p="/";n(1)})();`;

/** Names of chunks that are asked for. */
const loadsOf = (count: number): string => repeat(count, (i) => `n.e(${i});`);

/** Scripts of several bundlers in one file: the first claims it, the others are asked about one by one. */
const CHUNK =
  '(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:(e,t,n)=>{n.d(t,{Z:()=>r});const r="/x"}}]);';

const HOSTILE: Readonly<Record<string, string>> = {
  "a concatenation of thirty thousand pieces": `export const x = ${repeat(30_000, () => '"a"', "+")}; fetch(x)`,
  "ten thousand nested lists": `export const x = ${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  "ten thousand nested functions": `${"(function(){".repeat(10_000)}${"})()".repeat(10_000)}`,
  "ten thousand nested calls": `fetch(${"f(".repeat(10_000)}1${")".repeat(10_000)})`,
  "wrappers that call each other": repeat(
    200,
    (i) => `function f${i}(a){return i ? f${(i * 7) % 200}(a+"/x") : fetch(a)+f${(i + 1) % 200}(a)}`,
  ),
  "a wrapper with thousands of callers": `const r=(u)=>fetch(u);${repeat(4000, (i) => `r("/a/${i}");`)}`,
  "routes that contain themselves":
    'const r={path:"/a",element:1,children:[]};r.children=[r];const t=[r];r.children.push(r)',
  "an element that is put around itself":
    'import{jsxs as j,Fragment as F}from"react/jsx-runtime";export function Page({y,z}){let e=j(F,{children:["a",y]});if(y)e=j(F,{children:[e,"b"]});if(z)e=j(F,{children:[e,"c"]});return e}fetch("/api/a")',
  "names of the language as names of properties":
    'const o={__proto__:{path:"/x"},constructor:1,hasOwnProperty:2};fetch("/"+o.__proto__.path+o.constructor);throw Error("toString failed badly")',
  "lone halves of characters": 'throw new Error("broken \\ud800 text");fetch("/\ud83d")',
  "every kind of line end": 'fetch("/a")\r\nfetch("/b")\rfetch("/c")\u2028fetch("/d")',
  "a sourcemap comment and nothing else": "//# sourceMappingURL=x.map",
  "conditions that double the ways to an address": `var c=window.c,d0=c?"a":"b";${repeat(24, (i) => `const d${i + 1}=c.x${i}?d${i}+"a":d${i}+"b";`)}fetch("/"+d24)`,
  "bounds that are no numbers of JSON": `export function f(v,e){${KEPT}if(v.name.length>1/0)e.name="The name is too long."}export const g=(v,e)=>{if(v.name.length>1e400)e.name="The name is too long."}`,
  "lists that are doubled": `const d0=["a","b"];${repeat(24, (i) => `const d${i + 1}=[...d${i},...d${i}];`)}fetch("/x?"+d24.join(","))`,
  "a key of an error that nearly is one": `fetch("/x").catch(r=>{alert(t("a${"-".repeat(90)}!"))})`,
  "empty statements without end": `${";".repeat(130_000)}fetch("/x")`,
  "thousands of classes, each the parent of the next": `class C0{}${repeat(5000, (i) => `class C${i + 1} extends C${i}{}`)}fetch("/x?"+new C5000().a)`,
  "a test of ten thousand parts": `if(${"a.b||".repeat(4000)}c)throw Error("The parcel could not be sent.")`,
  "a test of thousands of fields that all have to be empty": `export function f(v,e){${KEPT}${`${repeat(2500, (i) => `!v.a${i}`, "&&")}&&(e.a="The name is required.");`.repeat(6)}}`,
  "a test of thousands of fields of which one has to be empty": `export function f(v,e){${KEPT}if(${repeat(3500, (i) => `!v.a${i}`, "||")})throw Error("The name is required.")}`,
  "a test of thousands of paths": `export function f(v){${KEPT}${`if(${repeat(3000, (i) => `v.p==="/a${i}"`, "||")})return v.q();`.repeat(10)}}`,
  "tests of eight thousand parts, in a component and of an address": `export function f(e){const p=location.pathname;if(${repeat(8000, (i) => `p==="/a${i}"`, "||")})g();return ${repeat(8000, () => "e.a", "&&")}&&g(e)}`,
  "methods of an instance that all call each other": `class P{constructor(){this.at="z"}${repeat(60, (i) => `m${i}(){${repeat(60, (j) => `this.m${j}();`)}}`)}set(a){this.m0();this.at=a}}const p=new P();p.set("b");export function read(){return p.m1()}${KEPT}`,
  "names that are given to each other": `var a,b;${"a=b;b=a;".repeat(50_000)}fetch(a)`,
  "thousands of modules that hand out nothing by name": repeat(
    25_000,
    (i) => `define("m${i}",["m${i + 1}"],function(a){return a});`,
  ),
  "requests whose answers go through thousands of functions": repeat(
    5000,
    (i) => `function f${i}(a){return a?f${(i * 7) % (i + 1)}(a+"/x"):fetch(a)}`,
  ),
  "properties with the names of an object's own": `var x={};${'x.__proto__="/u1";x.constructor=x;'.repeat(20_000)}fetch(x.a)`,
  "eight thousand calls in a chain": `a${".then(b)".repeat(8000)};fetch("/x")`,
  "a list of letters that are joined by a long text": `const a="${"x".repeat(80_000)}";fetch(a.split("").join(a))`,
  "a name that is given a part of itself again and again": `var a={};${repeat(4000, (i) => `a=a.b${i}||(a.b${i}={});`)}fetch(a.c)`,
  "twenty thousand errors on one line": "return;".repeat(20_000),
  "names of chunks in long tables": runtimeOf(
    "n.e(5)",
    `e=>"js/"+({${repeat(20_000, (i) => `${i}:"chunk${i}",`)}}[e]||e)+"."+{${repeat(25_000, (i) => `${i}:"ab${i}",`)}}[e]+".js"`,
  ),
  "thousands of chunks that are asked for": runtimeOf(loadsOf(60_000), 'e=>"js/"+e+".js"'),
  "thousands of conditions before the names of thousands of chunks": runtimeOf(
    loadsOf(15_000),
    `e=>{${repeat(15_000, (i) => `if(${i}===e)return"js/c${i}.js";`)}return"x.js"}`,
  ),
  "inputs in a part that six others draw, each of which six draw": `${KEPT}function c0(){return h("div",{children:[${repeat(2000, (i) => `h("input",{name:"address${String.fromCharCode(97 + (i % 26))}",type:"email"}),`)}]})}${repeat(8, (i) => `function c${i + 1}(){return[${`c${i}(),`.repeat(6)}]}`)}export{c8}`,
  "tests of names of tests of names": `export function f(v,q){const d=${repeat(60, (i) => `v.name.length>${i}`, "||")};const c=${repeat(60, () => "d", "||")};const b=${repeat(60, () => "c", "||")};const a=${repeat(60, () => "b", "||")};if(${repeat(60, () => "a", "||")})q.name="The name is too long.";}${KEPT}`,
  "schemas of schemas of schemas": `import{z}from"zod";${KEPT}const s0=z.object({${repeat(60, (i) => `field${i}:z.string().min(${i}),`)}});${repeat(4, (d) => `const s${d + 1}=z.object({${repeat(60, (i) => `part${i}:s${d},`)}});`)}export{s4}`,
  "an object that is spread into what is spread": `${KEPT}const o0={${repeat(90, (i) => `k${i}:1,`)}};${repeat(4, (d) => `const o${d + 1}={${repeat(160, () => `...o${d},`)}};`)}fetch("/y",{method:"POST",body:JSON.stringify(o4)})`,
  "thousands of tests of one error": `${KEPT}export function f(e,q){${repeat(16_000, (i) => `if(e.message.length>${i})q.e="The name is too long ${i}.";`)}}`,
  "a class of thousands of fields, each asked for": `class A{${repeat(30_000, (i) => `f${i}=${i};`)}m(){${repeat(30_000, (i) => `fetch("/x/"+this.f${i});`)}}}new A().m();`,
  "thousands of requests whose answers have nothing in common": repeat(
    8000,
    (i) => `fetch("/x/a${i}").then(r=>r.json()).then(d=>{document.title=d.x${i}+d.y${i}+d.z${i}});`,
  ),
  "thousands of flags, each read in one place": `import{jsx as j}from"react/jsx-runtime";const A=()=>j("p",{});export function X(){${KEPT}return j("p",{children:[${repeat(24_000, (i) => `config.features.flag${i}&&j(A,{}),`)}]})}`,
  "commas within commas": `export function q(){${"(a,void(0,!(a,".repeat(20)}1${")".repeat(60)}}`,
  "thousands of calls of a function that gives back a long list": `function C(n){return[${"n,".repeat(250_000)}1]}${repeat(17_000, (i) => `C({m:"User not found ${i}"});`)}`,
  "a chunk before thousands of Parcel's scripts": `${CHUNK}${repeat(9000, (i) => `(function(){var e=globalThis.parcelRequire9de2,n=e.register;n("g${i}",function(t,r){${"t.b();".repeat(20)}});x${i}()})();`)}`,
  "a chunk before thousands of functions that define a module": `${CHUNK}${repeat(9000, (i) => `(function(){define("m${i}",["a"],function(a){${"a.b();".repeat(26)}return a});x${i}()})();`)}`,
  "functions that each give back, five times, what the one before gives": `${KEPT}function f0(q){return{ab:q.a,cd:q.b}}${repeat(14, (i) => `function f${i + 1}(q){${`if(q.x)return f${i}(q);`.repeat(5)}}`)}export{f14}`,
  "a list of columns under names that are given to each other": `${KEPT}export function go(q){var x0=[${repeat(4, (i) => `{field:"a${i}",headerName:"A${i}"},`)}];${repeat(5, (i) => `var x${i + 1}=x${i};`.repeat(160))}return x5}`,
  "texts for a function that hands on to a function that hands on": `${KEPT}function g2(t){${"console.log(t);".repeat(30)}}function g1(t){${"g2(t);".repeat(30)}}function g0(t){${"g1(t);".repeat(30)}}export function go(){${repeat(2000, (i) => `g0("The order ${i} could not be saved.");`)}}`,
  "components in lists of lists of lists": `import{createBrowserRouter}from"react-router-dom";import{jsx}from"react/jsx-runtime";${KEPT}function P(){return jsx("p",{children:"Hello there"})}const a0=[${"P,".repeat(3000)}];const a1=[${"a0,".repeat(95)}];const a2=[${"a1,".repeat(95)}];createBrowserRouter([{path:"/orders",element:a2},{path:"/x",component:a2}]);`,
  "lists of lists of names of rights": `${KEPT}const a0=["orders:read",${repeat(1000, () => '"orders:edit",')}];const a1=[${"a0,".repeat(95)}];const a2=[${"a1,".repeat(95)}];export function X(user){return user.permissions.includes(a2)}`,
  "a long list that thousands of calls cut": `${KEPT}const a=[${"1,".repeat(40_000)}];export function go(){${'fetch("/x",{method:"POST",body:a.slice(1)});'.repeat(2000)}}`,
  "thousands of comparisons with the roles of thousands of routes": `${KEPT}export const list=[${repeat(3200, (i) => `{path:"/p${i}",meta:{role:"ad${i % 3}min"}},`)}];export function go(user,to){${"if(user.role===to.meta.role)q();".repeat(3200)}}`,
  "schemas of thousands of fields that a function makes again and again": `import{z}from"zod";${KEPT}const make=q=>{if(q)return z.object({${repeat(1600, (i) => `ab${i}:z.number(),`)}});return z.object({${repeat(1600, (i) => `cd${i}:z.number(),`)}})};export const t=z.object({${repeat(100, (i) => `x${i}:make(${i}),`)}});`,
  "a name that is written again and again": `var x;${repeat(35_000, (i) => `x="/u${i % 2}";`)}fetch(x)`,
  "JSON schemas of JSON schemas, each with hundreds of names that are required": `${KEPT}const r=[${repeat(1500, (i) => `"f${i}",`)}];const a0={type:"object",required:r,properties:{ab:{type:"string"}}};${repeat(2, (d) => `const a${d + 1}={type:"object",anyOf:[${`a${d},`.repeat(60)}],properties:{${repeat(40, (i) => `p${i}:a${d},`)}}};`)}export{a2}`,
  "JSON schemas under keys of thousands of letters": `${KEPT}const a0={type:"object",required:[${repeat(900, (i) => `"f${i}",`)}],properties:{ab:{type:"string"}}};${repeat(2, (d) => `const a${d + 1}={type:"object",properties:{${repeat(30, (i) => `p${i}${"x".repeat(2000)}:a${d},`)}}};`)}export{a2}`,
  "thousands of names taken out of what calls of calls give back": `${KEPT}function f0(${repeat(4000, (i) => `p${i}`, ",")}){return f1()||f1()||f1()||f1()}${repeat(11, (i) => `function f${i + 1}(){return f${i + 2}()||f${i + 2}()||f${i + 2}()||f${i + 2}()}`)}function f12(){return{}}const{${repeat(9000, (i) => `n${i},`)}}=f0(${"1,".repeat(4000)});export{n0}`,
  "thousands of functions in an object that holds itself": `import{createBrowserRouter as b}from"react-router-dom";import{jsx as j}from"react/jsx-runtime";let o={};export function set(){${repeat(200, (i) => `o={a${i}:o};`)}}${repeat(6000, (i) => `o.z=()=>{f${i % 2}()};`)}function f0(){fetch("/a")}function f1(){fetch("/b")}function P(){return j("p",{onClick:o.k,children:"Hello there"})}b([{path:"/orders",Component:P},{path:"/x",Component:P}]);`,
  "guards of a route in lists of lists": `import{createBrowserRouter as b}from"react-router-dom";import{jsx as j}from"react/jsx-runtime";${KEPT}function P(){return j("p",{children:"Hello there"})}const a0=[${"P,".repeat(3000)}];${repeat(2, (d) => `const a${d + 1}=[${`a${d},`.repeat(95)}];`)}b([{path:"/orders",component:P,beforeEnter:a2,canActivate:a2},{path:"/x",component:P}]);`,
  "an import of tens of thousands of folders": `${KEPT}import("/${"a/".repeat(60_000)}x.js")`,
  "a module that thousands of packages are, and hundreds of modules that it hands its names on to": `!function e(t,n,r){function o(i,f){if(!n[i]){if(!t[i])throw new Error("Cannot find module");var l=n[i]={exports:{}};t[i][0].call(l.exports,function(e){return o(t[i][1][e]||e)},l,l.exports,e,t,n,r)}return n[i].exports}for(var i=0;i<r.length;i++)o(r[i]);return o}({1:[function(e,t,n){${KEPT}},{${repeat(3000, (i) => `"p${i}":2,`)}}]${repeat(500, (i) => `,${i + 2}:[function(e,t,n){},{"./x":${i + 3}}]`)}},{},[1]);`,
  "thousands of functions that name thousands of chunks": runtimeOf(
    loadsOf(4000),
    `${'e=>e+".js";n.u='.repeat(4000)}e=>"c"+e+".js"`,
  ),
  "a name of tens of thousands of letters for each of thousands of chunks": runtimeOf(
    loadsOf(15_000),
    `e=>"${"x".repeat(60_000)}"+e+".js"`,
  ),
  "a name of AMD of tens of thousands of folders, from which thousands count": `define("${"a/".repeat(30_000)}x",[${repeat(15_000, (i) => `"./b${i}",`)}],function(){${KEPT}});`,
  "a module with a key of tens of thousands of letters and thousands of requests": `(()=>{var e={1:(e,t,n)=>{${KEPT}},"${"k".repeat(80_000)}":(e,t,n)=>{${repeat(5000, (i) => `fetch("/x${i}");`)}}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n(1)})();`,
  "imports of a module that all use each other": (() => {
    const names = repeat(130, (i) => `$${i.toString(36)}`, ",");
    const asked = names.replaceAll(/[^,]+/g, (name) => `${name}=n([${names}])`);
    const used = repeat(3, (i) => `function f${i}(){return fetch("/api/orders/${i}",[${names}])}`);
    return runtimeOf(`var ${asked};${used}f0();f1();f2();t.a="${"x".repeat(8000)}"`, 'e=>e+".js"');
  })(),
  "a helper of Parcel with spaces without an end": `var e=globalThis.parcelRequire9de2,r=e.register;${KEPT}function x(a){return a&&a.__esModule${" ".repeat(200_000)};b()}`,
  "thousands of globals, and thousands of modules that a build exposes": `var ${repeat(25_000, (i) => `$${i.toString(36)}`, ",")};${runtimeOf(`var o={${repeat(8000, (i) => `"./${i}":()=>n(1),`)}}`, 'e=>e+".js"').replace("n.p=", 'var q={5:["default","./9",2]};n.p=')}`,
};

/** Style sheets and pages. */
const OTHERS: Readonly<Record<string, string>> = {
  "addresses of fonts without an end, a.css": "url(.woff#".repeat(15_000),
  "comments without an end, a.css": "/*!".repeat(120_000),
  "thousands of folders of an import map, a.html": `<!doctype html><script type="importmap">{"imports":{${repeat(40_000, (i) => `"m${i}/":"/m${i}/"`, ",")}}}</script><script type=module>${repeat(20_000, (i) => `f("n${i}/x.js");import("n${i}/x.js");`)}</script>`,
  "imports by a long address of an import map, a.html": `<!doctype html><script type="importmap">{"imports":{"a/":"/${"x".repeat(80_000)}/"}}</script><script type=module>${repeat(15_000, (i) => `import"a/${i}.js";`)}</script>`,
  "an address of tens of thousands of folders, a.html": `<!doctype html><script src="/${"a/".repeat(60_000)}x.js"></script>`,
  "markup without an end, a.html": `<!doctype html><html><noscript>${"<style".repeat(100_000)}`,
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

for (const [options, cases] of slices(Object.entries(HOSTILE), 6))
  test.each(cases)("%s", options, (_, text) => {
    const capture = captureFiles("hostile", [
      { path: "bad.js", bytes: bytes(text) },
      { path: "good.js", bytes: bytes('export const load = () => fetch("/api/good");') },
    ]);
    const { specification, texts } = inTime(() => analyze(capture, { parser: oxcParser() }));
    expect(schemaErrors(JSON.parse(JSON.stringify(specification)))).toEqual([]);
    expect(wrongRanges(specification, texts)).toEqual([]);
    expect(uncovered(specification, texts)).toEqual([]);
    expect(specification.material.failures.map(({ file }) => file)).not.toContain("good.js");
    expect(specification.material.failures.filter(({ code }) => code === "extractor")).toEqual([]);
  });

test("names that a module does not export, asked for by thousands of statements", () => {
  const exported = repeat(6000, (i) => `export const k${i}="/u${i}";`);
  const asked = `import*as k from"./a.js";export function X(){${KEPT}${repeat(12_000, (i) => `fetch(k.z${i});`)}}`;
  const files = [
    { path: "a.js", bytes: bytes(exported) },
    { path: "b.js", bytes: bytes(asked) },
  ];
  const { specification } = inTime(() => analyze(captureFiles("hostile", files), { parser: oxcParser() }));
  expect(specification.material.failures).toEqual([]);
});

test("addresses of catalogues with thousands of names in them", () => {
  const path = '{loadPath:"/locales/{{lng}}/{{ns}}.json"},';
  const text = `var a=[${path.repeat(2000)}],b={ns:[${repeat(10_000, (i) => `"n${i}",`)}],fallbackLng:["de","en"]};`;
  const capture = captureFiles("hostile", [{ path: "a.js", bytes: bytes(text) }]);
  expect(inTime(() => namedFiles(capture, oxcParser()))).toHaveLength(200);
});

test.each(Object.entries(OTHERS))("%s", (name, text) => {
  const capture = captureFiles("hostile", [
    { path: name.split(" ").at(-1) ?? name, bytes: bytes(text) },
    { path: "good.js", bytes: bytes('export const load = () => fetch("/api/good");') },
  ]);
  const { specification } = inTime(() => analyze(capture, { parser: oxcParser() }));
  expect(schemaErrors(JSON.parse(JSON.stringify(specification)))).toEqual([]);
  expect(specification.material.failures).toEqual([]);
});
