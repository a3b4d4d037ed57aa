import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { Evaluator } from "../evaluate/evaluator.ts";
import { buildUnits } from "../unpack/units.ts";
import { LibrarySinks } from "./library-sinks.ts";
import { surveyUnits } from "./survey.ts";

/** The keys that calls of the product hand to a library that keeps something under them. */
function keysIn(library: string, product: string): readonly unknown[] {
  const { graph } = programOf({ "app.js": `${library};${product}` });
  const isForeign = (position: number): boolean => position < library.length;
  const ev = new Evaluator(graph, (_, at) => (isForeign(at) ? { component: "keeper", runtime: false } : undefined));
  const sinks = new LibrarySinks(ev);
  return surveyUnits(buildUnits(graph).units)
    .calls.filter(({ node }) => !isForeign(node.start))
    .flatMap((at) => sinks.given(at, "key"))
    .map((value) => ("value" in value ? value.value : value.kind));
}

// jotai 2, as a bundler joins it
const ATOM = "function H(e,t,n=s){let a=make(t);return a.onMount=r=>{r(n.getItem(e,t))},a}function make(e){return{e}}";
// zustand 5's middleware
const PERSIST =
  "const P=(e,t)=>(r)=>{let a={storage:kept(()=>window.localStorage),version:0,...t};a={...a,...r};let f=a.storage;return f.setItem(a.name,{})}";

test("a parameter that reaches the storage is a key", () => {
  expect(keysIn(ATOM, 'export const view=H("desk-view","list")')).toEqual(["desk-view"]);
  expect(keysIn(ATOM, 'export const view=make("desk-view")')).toEqual([]);
});

test("a property of a parameter, through options that are put together", () => {
  expect(keysIn(PERSIST, 'export const store=P(()=>({}),{name:"desk",version:2})')).toEqual(["desk"]);
});

test("a function that hands its parameter on", () => {
  const handsOn = "function K(e,t){return localStorage.setItem(t,e)}function O({key:k,value:v}){return K(v,k)}";
  expect(keysIn(handsOn, 'O({key:"desk-rows",value:25});O({value:"desk"})')).toEqual(["desk-rows", undefined]);
});

test("what is made of a parameter is no key, and the product's own functions are followed elsewhere", () => {
  expect(keysIn("function K(e){return localStorage.getItem('persist:'+e)}", 'K("desk")')).toEqual([]);
  expect(keysIn("", 'function own(e){return localStorage.getItem(e)}own("desk")')).toEqual([]);
});
