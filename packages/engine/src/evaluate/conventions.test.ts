import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
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
