import { expect, test } from "vitest";
import { programOf, textsOf } from "../../tests/program.ts";
import { Evaluator } from "./evaluator.ts";

/** The kind of `export const x` where a function of the program is React's own. */
function kindOf(text: string, foreign: string): string {
  const { graph, module } = programOf({ "a.js": text });
  const from = text.indexOf(foreign);
  const ev = new Evaluator(graph, (_, position) =>
    position >= from && position < from + foreign.length ? { component: "react", runtime: false } : undefined,
  );
  return ev.member({ kind: "namespace", module: module("a.js") }, "x").kind;
}

/** React's runtime as Rollup joins it with the code of an application. */
const make = "function make(type,props){return{$$typeof:1,type,props}}";
const runtime = `${make} var r={exports:{}},j={}; j.jsx=make; j.jsxs=make; r.exports=j; var A=r.exports; function Page(){return null}`;

test("an element is made by a function of React's that only the property names", () => {
  expect(kindOf(`${runtime} export const x = A.jsx(Page, { title: "All lists" });`, make)).toBe("element");
});

test("another property is no element", () => {
  expect(kindOf(`${runtime} j.make=make; export const x = A.make(Page, { title: "All lists" });`, make)).toBe("result");
});

test("an element is made by a function that is a library's and has no name but the property's", () => {
  const made = "function make(type,props){return{type,props}}";
  const library = `${made} var j={}; j.createElement=make; j.same=make; function Page(){return null}`;
  expect(kindOf(`${library} export const x = j.createElement(Page, { title: "All lists" });`, made)).toBe("element");
  expect(kindOf(`${library} export const x = j.same(Page, { title: "All lists" });`, made)).toBe("result");
});

test("a name is a library's that its code gives its value, wherever the name is declared", () => {
  const given = "load=function(){return{id:1}}";
  expect(kindOf(`let load; !function(){${given}}(); export const x = load();`, given)).toBe("external");
  expect(kindOf(`let load; !function(){${given}}(); export const x = load();`, "no such code")).toBe("object");
});

const STATE = `import {useState as u} from "react";`;

test("in a longer text a state is not what it begins with", () => {
  expect(textsOf(`${STATE}const [port,set]=u("8080");export const x=\`Port \${port} is in use\``)).toEqual([
    "Port {value} is in use",
  ]);
  expect(textsOf(`${STATE}const [page,set]=u(1);export const x="Page "+page`)).toEqual(["Page {value}"]);
});

test("alone it may be, and an address that it keeps is shown", () => {
  expect(textsOf(`${STATE}const [tab,set]=u("open");export const x=tab`)).toEqual(["open"]);
  expect(textsOf(`${STATE}const [base,set]=u("/api");export const x=base+"/users"`)).toEqual(["/api/users"]);
});

test("a text of JSON is the value that it says", () => {
  const made = `const p=JSON.parse('{"name":"shop","urls":{"api":"/api/v2"},"sizes":["small","large"]}');`;
  expect(textsOf(`${made}export const x=p.urls.api+"/users"`)).toEqual(["/api/v2/users"]);
  expect(textsOf(`${made}export const x=p.sizes[1]`)).toEqual(["large"]);
});

test("what is no JSON, or known only when the program runs, is left open", () => {
  expect(textsOf(`export const x=JSON.parse("{name:1}").name`)).toEqual(["{name}"]);
  expect(textsOf(`export const x=JSON.parse(localStorage.getItem("a")).name`)).toEqual(["{name}"]);
});
