import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const RUNTIME =
  "(()=>{var e={},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r].call(a.exports,a,a.exports,n),a.exports}n.m=e,n.e=()=>{},self.webpackChunkdesk=self.webpackChunkdesk||[]})();";
const CHUNK = `(self.webpackChunkdesk=self.webpackChunkdesk||[]).push([[7],{12(e,t,n){n.d(t,{a:()=>r});const r="/api/orders and text that makes it long: ${"-".repeat(200)}"}}]);`;

const keysOf = (text: string): readonly string[] => programOf({ "a.js": text }).graph.modules.map(({ key }) => key);

test.each([
  ["as it is", CHUNK],
  ["in a function called on the spot", `(()=>{${CHUNK}})();`],
  ["in a loop that runs once", `do{${CHUNK}}while(!1);`],
  ["in a block after a test", `if(typeof window!="undefined"){${CHUNK}}`],
])("a chunk that was joined with its runtime is read, %s", (_, chunk) => {
  expect(keysOf(RUNTIME + chunk)).toContain("12");
});

test("helpers of a compiler beside a wrapper do not hide what it holds", () => {
  const helper = (name: string): string => `function ${name}(e){${"e=e+1;".repeat(60)}return e}`;
  const text = `${helper("_one")}${helper("_two")}${helper("_three")}!function(){${CHUNK}}();`;
  expect(keysOf(text)).toContain("12");
});

test("what is given back behind modules does not hide them", () => {
  const text =
    'var App=(()=>{var e=globalThis.parcelRequire9de2,n=e.register;return n("gvZuE",function(t,r){t.exports.a=1}),n("8JLsW",function(t,r){t.exports.b=2}),{}})();';
  expect(keysOf(text)).toEqual(expect.arrayContaining(["gvZuE", "8JLsW"]));
});

test("a table that is a wrapper is one, too, where what comes out of it has no name", () => {
  const table = `[function(e,t){t.exports=function(){}},function(e,t,r){r(0);const b="${"-".repeat(400)}";t.exports={a:()=>b}}]`;
  const runtime =
    "var c={};function r(k){var m=c[k];if(m)return m.exports;m=c[k]={exports:{}};t[k](m.exports,m,r);return m.exports}";
  expect(keysOf(`const{a:x}=(function(t){${runtime}return r(1)})(${table});export{x as a};`)).toEqual(["a.js"]);
});
