import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { buildUnits } from "./units.ts";

/** The code of the units of one script. */
function unitsOf(source: string, isOpen?: boolean): readonly string[] {
  const { graph } = programOf({ "main.js": source });
  return buildUnits(graph, (_parts, isMain) => isOpen ?? isMain).units.map(({ start, end }) =>
    source.slice(start, end),
  );
}

const REQUIRE =
  "function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}";
const LONG = `function f(){return"${"-".repeat(8000)}"}`;

test.each([
  ["long", LONG],
  ["short", 'function f(){return""}'],
])("webpack's entry is taken apart, also behind what is hung on the require function: a %s one", (_, long) => {
  const entry = `"use strict";var i=n(1);${long}f(i)`;
  const bundle = `(()=>{var e={1:(e,t,n)=>{}},t={};${REQUIRE}n.m=e,n.p="/",(()=>{n.l={}})(),n.nc=void 0,(()=>{${entry}})()})();`;
  const units = unitsOf(bundle);
  expect(units).toContain(long);
  expect(units).toContain("f(i)");
});

test("scripts that a minifier joined stay whole, unless they hold code of several owners", () => {
  const library = `(function(){var i=1;${LONG}f(i)})()`;
  expect(unitsOf(`${library},${library};`)).toEqual([library, library]);
  expect(unitsOf(`${library},${library};`, true).filter((unit) => unit === LONG)).toHaveLength(2);
});

test("a bundle inside a module of another one stays whole, unless it holds code of several owners", () => {
  const inner = `(()=>{var e={1:(e,t,n)=>{${LONG}e.exports=f}},t={};${REQUIRE}n(1)})()`;
  const outer = `(()=>{var e={7:(e,t,n)=>{e.exports=${inner}}},t={};${REQUIRE}n(7)})();`;
  expect(unitsOf(outer)).toContain(`e.exports=${inner}`);
  expect(unitsOf(outer, true)).not.toContain(`e.exports=${inner}`);
});

test("a module that is a value is that value, not the script around it", () => {
  const { units } = buildUnits(
    programOf({ "main.js": 'define("a",{b:1}),define("c",["a"],e=>{e.b});' }).graph,
    () => true,
  );
  expect(units.map(({ node }) => node.type)).toEqual(["ExpressionStatement", "ArrowFunctionExpression"]);
});

test("to be listed among the exports is no use, to be used in what is exported is one", () => {
  const module = 'n.d(t,{made:()=>r}),n.d(t,["b",0,()=>n(3)(i)]);var r=n(2);var i=n(3);';
  const source = `(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:(e,t,n)=>{${module}${LONG}},2:(e,t,n)=>{},3:(e,t,n)=>{}}]);`;
  const { units, uses } = buildUnits(programOf({ "main.js": source }).graph, () => true);
  const code = units.map(({ start, end }) => source.slice(start, end));
  const list = code.findIndex((unit) => unit.startsWith("n.d("));
  const used = (uses[list] ?? []).map((other) => code[other]);
  expect(used).not.toContain("var r=n(2);");
  expect(used).toContain("var i=n(3);");
});

test("who asks for a module uses what takes hold of the exports that it passes on", () => {
  const module = `n.d(t,{kept:()=>r.b,own:()=>f});var r=n(2);${LONG}`;
  const source = `(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:(e,t,n)=>{${module}},2:(e,t,n)=>{},3:(e,t,n)=>{n(1).kept()}}]);`;
  const { units, uses } = buildUnits(programOf({ "main.js": source }).graph, () => true);
  const code = units.map(({ start, end }) => source.slice(start, end));
  const user = code.findIndex((unit) => unit.includes("n(1).kept()"));
  expect((uses[user] ?? []).map((other) => code[other])).toEqual(["var r=n(2);", LONG]);
});

const chunkOf = (module: string): string =>
  `(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:(e,t,n)=>{${module}},2:(e,t,n)=>{},3:(e,t,n)=>{}}]);`;

test("ES modules that webpack joined into a short one are taken apart, each asks for modules in front of its code", () => {
  const widget = "const W=r.forwardRef(()=>1);";
  const page = "const P=()=>i.jsx(W);";
  const units = unitsOf(chunkOf(`"use strict";n.d(t,{Page:()=>P});var r=n(2);${widget}var i=n(3);${page}`));
  expect(units).toContain(widget);
  expect(units).toContain(page);
});

test("declarations of joined modules that a minifier put into one are taken apart", () => {
  const units = unitsOf(chunkOf("n.d(t,{Page:()=>p});var r=n(2),w=r.forwardRef(()=>1),s=n(3),p=()=>s.jsx(w);"));
  expect(units).toContain("w=r.forwardRef(()=>1)");
  expect(units).toContain("p=()=>s.jsx(w)");
});

test.each([
  [
    "a module that asks for all it needs first",
    "n.d(t,{Page:()=>P});var r=n(2),i=n(3);const W=r.a(1);const P=()=>i.b(W);",
  ],
  ["a CommonJS module, which may ask for others anywhere", "var r=n(2);r.a();var i=n(3);t.b=i.c(r);"],
  ["a module that is called for what it does", "n.r(t);var r=n(2);n(3);var i=n(3);const P=()=>i.b(r);"],
])("%s is one unit", (_name, module) => {
  expect(unitsOf(chunkOf(module)).filter((unit) => unit.includes("n(2)"))).toHaveLength(1);
});

test("a function that is run at once, or when the page is read, is opened", () => {
  const boot = `function boot(){var a=1;${LONG}f(a)}`;
  const source = `${boot}document.readyState==="loading"?document.addEventListener("DOMContentLoaded",boot):boot();import{x}from"./x.js";`;
  const used = "import './main.js';";
  const { graph } = programOf({ "main.js": source, "x.js": "export const x=1;", "page.js": used });
  const units = buildUnits(graph).units.map(({ start, end }) => source.slice(start, end));
  expect(units).toContain(LONG);
});

test("a function that each branch of a choice runs or hands on is run once", () => {
  const ways =
    '"object"==typeof exports&&"undefined"!=typeof module?e():"function"==typeof define&&define.amd?define(e):e();';
  expect(unitsOf(`var e;e=function(){var a=1;${LONG}f(a)};${ways}`, false)).toContain(LONG);
});

test("a function that several places call is no wrapper, however much of a module it is", () => {
  const again = `function e(a){${LONG}f(a)}`;
  expect(unitsOf(`${again}addEventListener("hashchange",()=>e(1)),e(2);`)).toContain(again);
  expect(unitsOf(`${again}m.start=e;`)).toContain(LONG);
});

test("what asks for other parts of its build is no package, and is opened whoever runs it", () => {
  const source = `import{x}from"./x.js";var m=o((e,t)=>{var a=1;${LONG}f(a,x)});m();`;
  const { graph } = programOf({ "main.js": source, "x.js": "export const x=1;" });
  const units = buildUnits(graph, () => false).units.map(({ start, end }) => source.slice(start, end));
  expect(units).toContain(LONG);
});

test("statements that do nothing are no units", () => {
  expect(unitsOf("const a=1;a;;a;fetch(a);")).toEqual(["const a=1;", "fetch(a);"]);
});

test.each([
  [
    "that a helper was handed, and which has its name",
    `var t,e,s=(t=(t,e)=>{var a=1;${LONG}e.exports=f(a)},()=>(e||t((e={exports:{}}).exports,e),e.exports))();`,
  ],
  ["that is assigned to a name and called once", `let main;main=()=>{var a=1;${LONG}f(a)};main();`],
])("a function %s is opened in a module that is imported", (_, source) => {
  const { graph } = programOf({ "main.js": `${source}export{};`, "page.js": "import './main.js';" });
  expect(buildUnits(graph).units.map(({ start, end }) => source.slice(start, end))).toContain(LONG);
});

test("a wrapper of unknown kind is opened beside helpers of a compiler", () => {
  const helpers = `function one(e){${"e=e+1;".repeat(60)}return e}`.repeat(6);
  const inner = `function f(){return"${"-".repeat(5000)}"}`;
  expect(unitsOf(`${helpers}m.set("app",function(){var a=1;${inner}f(a)});`)).toContain(inner);
});

test("a choice does what a block behind a test does", () => {
  const made = `b={kept:"${"-".repeat(5000)}"}`;
  const run = `c=function(){return"${"-".repeat(5000)}"}`;
  expect(unitsOf(`var a,b,c;a||(a=1,${made},${run});`)).toEqual(["var a,b,c;", "a=1", made, run, "a||("]);
});

test("a name that is declared first is used where it gets its only value", () => {
  const source = "var a,b;a={path:1};b=()=>a.path;fetch(b);";
  const { units, uses } = buildUnits(programOf({ "main.js": source }).graph, () => true);
  const code = units.map(({ start, end }) => source.slice(start, end));
  expect(uses.map((used) => used.map((unit) => code[unit]))).toEqual([[], [], ["a={path:1};"], ["b=()=>a.path;"]]);
});

test("what a minifier joins, and gives names their values in, is taken apart where it is of several owners", () => {
  const made = `b=function(){return"${"-".repeat(100)}"}`;
  const call = `g(()=>"${"-".repeat(100)}")`;
  const source = `var b;${call},${made};export{b as b};`;
  expect(unitsOf(source, true)).toEqual(["var b;", call, made, "export{b as b};"]);
  expect(unitsOf(source)).toEqual(["var b;", `${call},${made};`, "export{b as b};"]);
});

test("what a choice fills a name with is opened where it is exported", () => {
  const made = `function f(){return"${"-".repeat(100)}"}`;
  const text = `var e,s={},a,r,n,p=(e||(e=1,(r={"src/app.js"(){${made}a={f:()=>f()+1}}},function(){return r&&(n=(0,r[Object.getOwnPropertyNames(r)[0]])(r=0)),n})(),s.exports=a),s.exports);const{f:x}=p;export{x as f};`;
  const { graph } = programOf({ "main.js": text, "page.js": "import{f}from'./main.js';f()" });
  const pieces = buildUnits(graph).units.map(({ module, start, end }) => module.script.text.slice(start, end));
  expect(pieces).toContain(made);
});
