import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const CHUNK = (modules: string): string =>
  `"use strict";(self["webpackChunkapp"]=self["webpackChunkapp"]||[]).push([["main"],{${modules}}]);`;

const exportsOf = (module: string, name: string): unknown =>
  programOf({ "main.js": CHUNK(`1:(e,t,n)=>{${module}},2:(e,t,n)=>{n.d(t,{v:()=>r});const r="two"}`) }).exported(
    "1",
    name,
  );

test.each([
  ["webpack 5 getters", 'n.d(t,{a:()=>r});const r="/x"'],
  ["webpack 4 getters", 'n.d(t,"a",(function(){return r}));var r="/x"'],
  ["webpack 5.112 definitions", 'n.d(t,["a",0,"/x","b",()=>r]);const r=1'],
  ["Rspack 2.3 values", 'n.d(t,{b:()=>r},{a:"/x"});const r=1'],
  ["CommonJS assignments", 'Object.defineProperty(t,"__esModule",{value:!0}),t.a=void 0,t.a="/x"'],
  ["Babel getters", 'Object.defineProperty(t,"a",{enumerable:!0,get:function(){return r}});var r="/x"'],
  [
    "SWC getters",
    '!function(e,t){for(var n in t)Object.defineProperty(e,n,{enumerable:!0,get:t[n]})}(t,{a:function(){return r}});let r="/x"',
  ],
  ["module.exports", 'e.exports={a:"/x"}'],
])("exports written as %s", (_, module) => {
  expect(exportsOf(module, "a")).toMatchObject({ kind: "constant", value: "/x" });
});

test.each([
  ["webpack 5 getters", "n.d(r,{path:()=>o})"],
  ["webpack 4 getters", 'n.d(r,"path",(function(){return o}))'],
  ["webpack 5.112 definitions", 'n.d(r,["path",0,o])'],
  ["Rspack 2.3 values", "n.d(r,{},{path:o})"],
  ["what another module exports", "n.d(r,{path:()=>a.v})"],
])("an object with the exports of a joined module: %s", (_, defined) => {
  const joined = `n.d(t,{users:()=>r});var r={};n.r(r),${defined};var o="two";var a=n(2)`;
  const chunk = `1:(e,t,n)=>{${joined}},2:(e,t,n)=>{n.d(t,{v:()=>r});const r="two"},3:(e,t,n)=>{n.d(t,{a:()=>s});var r=n(1),s=r.users.path}`;
  expect(programOf({ "main.js": CHUNK(chunk) }).exported("3", "a")).toMatchObject({ value: "two" });
});

test("a required module is its namespace", () => {
  expect(exportsOf("n.d(t,{a:()=>s});var r=n(2),s=(0,r.v)", "a")).toMatchObject({ value: "two" });
});

test("a bundle holds its modules and the code of its runtime", () => {
  const runtime =
    '(()=>{var e={1:(e,t,n)=>{n.d(t,{a:()=>"/x"})}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n.d=(e,t)=>{for(var r in t)Object.defineProperty(e,r,{get:t[r]})};var r=n(1);console.log(r.a)})();';
  const { graph } = programOf({ "main.js": runtime });
  expect(graph.modules.map(({ key }) => key)).toEqual(["1", "main.js@0:runtime"]);
  expect(graph.bundlers.map(({ name }) => name)).toEqual(["webpack"]);
});

test.each([
  [
    "webpack 5",
    '(()=>{var n={1:(e,t,n)=>{n.d(t,{a:()=>"/x"})}},r={};function o(e){var t=r[e];if(void 0!==t){if(void 0!==t.error)throw t.error;return t.exports}var i=r[e]={id:e,exports:{}};try{var a={id:e,module:i,factory:n[e],require:o};o.i.forEach((function(e){e(a)})),i=a.module,a.factory.call(i.exports,i,i.exports,a.require)}catch(e){throw i.error=e,e}return i.exports}o.m=n,o.i=[];o(1)})();',
  ],
  [
    "webpack 4",
    '!function(e){var t={};function u(e){return function(t){return n(t)}}function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{},hot:h(r)};return e[r].call(o.exports,o,o.exports,u(r)),o.l=!0,o.exports}n.m=e,n.c=t,u(1)(n.s=1)}({1:function(e,t,n){"use strict";n.d(t,"a",(function(){return r}));var r="/x"}});',
  ],
])("a bundle whose modules can be replaced while the page runs: %s", (_, script) => {
  const { graph } = programOf({ "main.js": script });
  expect(graph.modules.map(({ key }) => key)).toEqual(["1", expect.stringMatching(/^main\.js@[01]:runtime$/)]);
});

test("a script of another kind is passed on", () => {
  const { graph } = programOf({ "a.js": "var e={1:function(){}};(function(){console.log(e)})()" });
  expect(graph.bundlers).toEqual([]);
  expect(graph.modules.map(({ key }) => key)).toEqual(["a.js"]);
});

const MODULE_4 = 'function(e,t,n){"use strict";n.r(t);n.d(t,"a",(function(){return r}));var r="/x"}';
const START_4 = (inner: string): string =>
  `function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}${inner}n.m=e,n.c=t;return n(n.s=1)}`;

test.each([
  ["a list", `(window.webpackJsonp=window.webpackJsonp||[]).push([[0],[,${MODULE_4}]]);`],
  ["a late list", `(window.webpackJsonp=window.webpackJsonp||[]).push([[0],Array(1).concat([${MODULE_4}])]);`],
  ["a map", `(this["webpackJsonpapp"]=this["webpackJsonpapp"]||[]).push([[0],{1:${MODULE_4}},[[3,1]]]);`],
  ["a call", `webpackJsonp([0],{1:${MODULE_4}},[1]);`],
  ["a library", `_N_E=(window.webpackJsonp_N_E=window.webpackJsonp_N_E||[]).push([[0],{1:${MODULE_4}},[[3,1]]]);`],
  ["an array of its own name", `(self.mine=self.mine||[]).push([[0],{1:${MODULE_4}}]);`],
  ["a bundle", `!${START_4("")}([,${MODULE_4}]);`],
  ["a library in a variable", `var lib=${START_4("")}({1:${MODULE_4}});`],
  ["a CommonJS library", `module.exports=${START_4("")}({1:${MODULE_4}});`],
  [
    "a universal library",
    `!function(e,t){"object"==typeof exports?module.exports=t():e.lib=t()}(window,(function(){return ${START_4("")}({1:${MODULE_4}})}));`,
  ],
  ["one export of a library in a variable", `var lib=${START_4("")}({1:${MODULE_4}}).default;`],
  [
    "one export of a universal library",
    `!function(e,t){"object"==typeof exports?module.exports=t():e.lib=t()}(window,(function(){return ${START_4("")}({1:${MODULE_4}}).default}));`,
  ],
  [
    "a SystemJS library",
    `System.register([],(function(e){return{execute:function(){e(${START_4("")}({1:${MODULE_4}}))}}}));`,
  ],
])("webpack 4 modules in %s", (_, source) => {
  expect(programOf({ "main.js": source }).exported("1", "a")).toMatchObject({ kind: "constant", value: "/x" });
});

/** What minifiers make of a table and a runtime that were handed to functions: the values have names, the functions are gone. */
test.each([
  ["beside it", `o(1)`, ""],
  ["in another table", "", `e=[function(e,t){t.exports=function(){}},function(e,n,r){r(0);RUNTIME o(o.s=1)}],n={},`],
  ["in a function", "", "(()=>{RUNTIME o(1)})(),"],
])("a table that is named where it was handed over, the runtime %s", (_, start, wrapper) => {
  const runtime =
    "var s={};function o(e){if(s[e])return s[e].exports;var n=s[e]={i:e,l:!1,exports:{}};return t[e].call(n.exports,n,n.exports,o),n.l=!0,n.exports}o.m=t,o.c=s;";
  const own = start
    ? runtime + start
    : `function r(k){var i=n[k];return i||(i=n[k]={exports:{}},e[k](i.exports,i,r)),i.exports}`;
  const source = `var t,e,n={};t=[,${MODULE_4}],${wrapper.replace("RUNTIME", runtime)}n.a=1;${own}`;
  expect(programOf({ "main.js": source }).exported("1", "a")).toMatchObject({ kind: "constant", value: "/x" });
});

test("the runtime of chunks is one in a wrapper that stands in what it is handed to", () => {
  const [head = "", rest = ""] = START_4("n.e=function(){};").split("{var t={};", 2);
  const source = `!${head}{define("app",[],function(){var t={};${rest});require(["app"])}([]);`;
  const { graph } = programOf({ "main.js": source });
  expect(graph.bundlers.map(({ name }) => name)).toEqual(["webpack"]);
});

test("the runtime of chunks alone is one in a table of modules that holds nothing else", () => {
  const runtime = START_4('n.e=function(){return Promise.all([])};n.p="/";n.oe=function(e){throw console.error(e),e};');
  const source = `!${START_4("")}([function(e,t){t.exports=function(){}},function(e,t,n){n(0),${runtime}([])}]);`;
  const [own] = programOf({ "main.js": source }).graph.modules.filter(({ isRuntime }) => isRuntime);
  expect(own?.body.some(({ start, end }) => source.slice(start, end).includes("n.oe="))).toBe(true);
});

test("chunks push to the array whose push the runtime replaces", () => {
  const jsonp = "var c=window.mine=window.mine||[],d=c.push.bind(c);c.push=f;";
  const { graph } = programOf({
    "main.js": `!${START_4(jsonp)}({1:function(e,t,n){n.e(2).then(n.bind(null,5))}});`,
    "two.js": `(window.mine=window.mine||[]).push([[2],{5:${MODULE_4}}]);`,
  });
  const [main] = graph.modules;
  expect(main && graph.resolve(main, "5")?.script.file).toBe("two.js");
});

test.each([
  ["the default of a script module", "o.a.b", 'e.exports={b:"/y"}'],
  ["a default by call", "o().b", 'e.exports={b:"/y"}'],
  ["the default of a module", "o.a.b", 'n.d(t,"default",(function(){return r}));var r={b:"/y"}'],
])("webpack 4 reads %s", (_, read, module) => {
  const chunk = `1:function(e,t,n){n.d(t,"a",(function(){return s}));var r=n(2),o=n.n(r),s=${read}},2:function(e,t,n){${module}}`;
  expect(
    programOf({ "main.js": `(self.webpackChunkapp=self.webpackChunkapp||[]).push([["main"],{${chunk}}]);` }).exported(
      "1",
      "a",
    ),
  ).toMatchObject({ value: "/y" });
});

test("webpack 4 copies what `export *` names", () => {
  const star = 'var r=n(2);for(var i in r)["default"].indexOf(i)<0&&function(e){n.d(t,e,(function(){return r[e]}))}(i)';
  expect(exportsOf(star, "v")).toMatchObject({ value: "two" });
});

test("webpack 1: numbers and lists stand for modules of the same code", () => {
  const same =
    "function(e){for(var t in e)switch(typeof e[t]){case'function':break;case'object':e[t]=f(e[t]);break;default:e[t]=e[e[t]]}return e}";
  const modules =
    '[function(e,t,n){t.a=n(2).v,t.b=n(3).v},function(e,t,n){t.v="/x"},1,[1,0],function(e,t){t.path="/api"}]';
  const start =
    "function(e){function t(r){var o={exports:{}};return e[r].call(o.exports,o,o.exports,t),o.exports}return t(0)}";
  const program = programOf({ "main.js": `!${start}(${same}(${modules}));` });
  expect(program.exported("0", "a")).toMatchObject({ value: "/x" });
  expect(program.exported("0", "b")).toMatchObject({ value: "/x" });
  expect(program.exported("4", "path")).toMatchObject({ value: "/api" });
});

test("a module of another build is the one that it exposes", () => {
  const start =
    "function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}";
  const remotes = 'n.u=e=>e+".js";(()=>{const t={7:["default","./settings",9]};n.f.remotes=f(t)})();';
  const loader =
    '9:(e,t,n)=>{e.exports=new Promise((e,t)=>{n.l("/depot/remoteEntry.js",r=>{o.name="ScriptExternalLoadError"},"depot")})}';
  const shell = `(()=>{var e={1:(e,t,n)=>{n.d(t,{a:()=>n.t(7,23).path,b:()=>n.e(7).then(()=>n.t(7,23))})},${loader}},t={};${start}${remotes}n(1)})();`;
  const depot = `var depot;(()=>{var e={3:(e,t,n)=>{const o={"./settings":()=>n.e(5).then(()=>()=>n(4))}},4:(e,t)=>{t.path="/api"}},t={};${start}depot=n(3)})();`;
  const { graph, exported } = programOf({ "main.js": shell, "depot/remoteEntry.js": depot });
  expect(exported("1", "a")).toMatchObject({ value: "/api" });
  const asking = graph.modules.find(({ key }) => key === "1");
  expect(asking && graph.resolve(asking, "7")?.script.file).toBe("depot/remoteEntry.js");
  expect(asking?.references.map(({ target, lazy }) => [target, lazy])).toContainEqual(["7", true]);
});
