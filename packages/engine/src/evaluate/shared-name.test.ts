import { expect, test } from "vitest";
import { contextOf, programOf } from "../../tests/program.ts";
import { buildUnits } from "../unpack/units.ts";
import { stringOf } from "./value.ts";

const SEND = "function send(path){return fetch('/api'+path)}";

/** What `export const x = ...` in a module is, beside further scripts of the page. */
function standsFor(source: string, scripts: Readonly<Record<string, string>>): unknown {
  const { exported } = programOf({ ...scripts, "main.js": `export const x=${source};` });
  const value = exported("main.js", "x");
  return stringOf(value) ?? value.kind;
}

test.each([
  ["a declaration", "BASE", { "a.js": "var BASE='/api/v1';" }, "/api/v1"],
  ["a property of one", "Api.base", { "a.js": "const Api={base:'/api'};" }, "/api"],
  ["what is kept on the window", "App.base", { "a.js": "window.App={base:'/api'};" }, "/api"],
  ["the same in a function", "App.base", { "a.js": "(function(w){w.App={base:'/api'}})(window);" }, "/api"],
  ["by the window", "window.App.base", { "a.js": "self.App={base:'/api'};" }, "/api"],
  ["what another script adds", "App.base", { "a.js": "var App={};", "b.js": "App.base='/api';" }, "/api"],
  [
    "what several scripts add to one name",
    "App.paths.users",
    { "a.js": "var App=App||{};App.paths={};", "b.js": "var App=App||{};App.paths.users='/users';" },
    "/users",
  ],
])("%s of another script is known", (_, source, scripts, value) => {
  expect(standsFor(source, scripts)).toBe(value);
});

test.each([
  ["of two scripts with one name", "BASE", { "a.js": "var BASE='/a';", "b.js": "var BASE='/b';" }],
  ["of a module", "BASE", { "a.js": "var BASE='/a';export{BASE as b};" }],
  ["that replaces the platform's", "fetch", { "a.js": "window.fetch=function(){};" }],
  ["that is inside of a function", "BASE", { "a.js": "(function(){var BASE='/a';BASE=BASE+1})();" }],
])("a name %s says nothing", (_, source, scripts) => {
  expect(standsFor(source, scripts)).toBe("global");
});

test("a call of another script's function is a call of it", () => {
  const { context, survey } = contextOf({ "a.js": SEND, "b.js": "send('/users');" });
  const callees = survey.calls.map((call) => context.calls.calleesOf(call, context.ev).map(({ kind }) => kind));
  expect(callees).toContainEqual(["function"]);
});

test("code uses what it reads of another script", () => {
  const { units, uses } = buildUnits(programOf({ "a.js": SEND, "b.js": "send('/users');" }).graph);
  const user = units.find(({ module }) => module.key === "b.js");
  expect(uses[user?.index ?? -1]?.map((index) => units[index]?.module.key)).toEqual(["a.js"]);
});

test("a place behind a table of modules is nobody's in it", () => {
  const modules = Array.from({ length: 3 }, (_, key) => `${key}(e,t,n){t.a=${key}}`).join();
  const text = `(()=>{var e={${modules}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r].call(a.exports,a,a.exports,n),a.exports}n.m=e;window.last={base:"/api"}})();`;
  expect(standsFor("last.base", { "a.js": text })).toBe("/api");
});
