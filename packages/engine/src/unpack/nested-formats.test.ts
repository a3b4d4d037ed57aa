import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { buildUnits } from "./units.ts";

const SYSTEM =
  'System.register([],function(e){"use strict";return{execute:function(){e("a","/api");e("b","a text that is longer than what stands around it: ' +
  "-".repeat(300) +
  '")}}});';
const ESBUILD = "var o=(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports);";
const RUNTIME =
  "var c={};function r(k){var m=c[k];if(m)return m.exports;m=c[k]={exports:{}};t[k](m.exports,m,r);return m.exports}";
const LONG = `function f(){return"${"-".repeat(2000)}"}`;

test.each([
  ["behind a test", `"undefined"!=typeof window&&${SYSTEM}`],
  ["in a label and a list of functions", `n:{[function(){${SYSTEM}}].forEach(function(f){f()})}`],
  ["in a CommonJS module", `${ESBUILD}var m=o((e,t)=>{${SYSTEM}});m();`],
  [
    "in a table of modules",
    `(function(t){${RUNTIME}return r("app")})({app:function(e,t,r){r("log");${SYSTEM}},log:function(e,t){t.exports=function(){}}});`,
  ],
])("a registration of SystemJS %s is one all the same", (_, text) => {
  const program = programOf({ "a.js": text });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["systemjs"]);
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/api" });
});

const INNER = `(function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}return n(0)})([function(e,t,n){n(1)},function(e,t,n){n(2);${LONG}t.f=f},function(e,t){t.g="/api"}]);`;

test("of a table that is a wrapper and the bundle in it, the bundle tells the modules", () => {
  const outer = `(function(t){${RUNTIME}return r("app")})({app:function(e,t,r){r("log");${INNER}},log:function(e,t){t.exports=function(){}}});`;
  const { graph } = programOf({ "a.js": outer });
  expect(graph.modules.map(({ key }) => key)).toEqual(expect.arrayContaining(["0", "1", "2"]));
});

test("a chunk keeps its only module, whatever that wraps: a package that others take it from", () => {
  const chunk = `(self.webpackChunkapp=self.webpackChunkapp||[]).push([[5],{7:()=>{${SYSTEM}}}]);`;
  const { graph } = programOf({ "a.js": chunk });
  expect(graph.modules.map(({ key }) => key)).toEqual(["7"]);
});

test("a table around all that another bundler wrote has its helpers inside", () => {
  const inner = `${ESBUILD}var m=o((e,t)=>{${LONG}t.exports=f});m();`;
  const outer = `(function(t){${RUNTIME}return r("app")})({app:function(e,t,r){r("log");${inner}},log:function(e,t){t.exports=function(){}}});`;
  const { graph } = programOf({ "a.js": outer });
  expect(graph.modules.flatMap(({ helpers }) => helpers?.bundler ?? [])).toEqual(["esbuild"]);
});

/** Whether the function that a module exports is a unit of its own, beside what stands around it. */
test.each([
  ["a call", `const{a:x}=(function(){const b="${"-".repeat(300)}";function f(){return b}return{a:f}}).bind(this)();`],
  [
    "a method",
    `var m={start(){const b="${"-".repeat(300)}";function f(){return b}return{a:f}}};const{a:x}=m.start();`.replace(
      "m.start();const",
      "const",
    ),
  ],
  [
    "a short CommonJS module",
    `${ESBUILD}var m=o((e,t)=>{const b="/api";function f(){return b}t.exports={a:f}});const{a:x}=m();`,
  ],
])("what an imported module exports out of %s is a unit", (_, wrapped) => {
  const { graph } = programOf({ "a.js": `${wrapped}export{x as a};`, "b.js": 'import{a}from"./a.js";a()' });
  const { units, uses } = buildUnits(graph);
  const textOf = (index: number): string | undefined => {
    const unit = units[index];
    return unit?.module.script.text.slice(unit.start, unit.end);
  };
  const user = units.find(({ module, start }) => module.key === "b.js" && start > 0);
  expect(uses[user?.index ?? -1]?.map(textOf)).toEqual(["function f(){return b}"]);
});
