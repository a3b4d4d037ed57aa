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

test("a script of another kind is passed on", () => {
  const { graph } = programOf({ "a.js": "var e={1:function(){}};(function(){console.log(e)})()" });
  expect(graph.bundlers).toEqual([]);
  expect(graph.modules.map(({ key }) => key)).toEqual(["a.js"]);
});
