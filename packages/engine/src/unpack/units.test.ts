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

test("webpack's entry is taken apart, also behind what is hung on the require function", () => {
  const entry = `"use strict";var i=n(1);${LONG}f(i)`;
  const bundle = `(()=>{var e={1:(e,t,n)=>{}},t={};${REQUIRE}n.m=e,n.p="/",(()=>{n.l={}})(),n.nc=void 0,(()=>{${entry}})()})();`;
  const units = unitsOf(bundle);
  expect(units).toContain(LONG);
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
