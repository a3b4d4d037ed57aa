import { expect, test } from "vitest";
import { programOf } from "../../../tests/program.ts";
import { componentsOf } from "./drawn-components.ts";

const HEAD = `import {jsx as j} from "react/jsx-runtime";import {lazy as l,Suspense as S} from "react";
function Page(){return j("p",{children:"Page"})}function Frame(e){return j("main",{children:e.children})}`;
const PAGE = `export default function Late(){return null}`;

/** Names of the components that `drawn` draws. */
function namesOf(source: string): readonly (string | undefined)[] {
  const { exported, ev } = programOf({ "main.js": `${HEAD}${source}`, "page.js": PAGE });
  return componentsOf(exported("main.js", "drawn"), ev).map(({ id }) => id?.name);
}

test("what a wrapper of components was given is drawn, wherever it stands in its elements", () => {
  const around = `const w=C=>function Around(p){return j(S,{fallback:j(Frame,{}),children:[j(C,{...p})]})};`;
  expect(namesOf(`${around}const P=w(Page);export const drawn=j(P,{})`)).toEqual(["Around", "Page"]);
  expect(namesOf(`${around}const P=w(l(()=>import("./page.js")));export const drawn=j(P,{})`)).toContain("Late");
  const guard = `const w=C=>function Around(p){return window.user?j(C,p):j(Frame,{})};`;
  expect(namesOf(`${guard}const P=w(Page);export const drawn=j(P,{})`)).toEqual(["Around", "Page"]);
});

test("a component that draws what is its own, or given to itself, draws nothing else", () => {
  expect(namesOf(`const w=C=>function Around(p){return j(Frame,{})};export const drawn=j(w(Page),{})`)).toEqual([
    "Around",
  ]);
  expect(namesOf(`const w=C=>function Around({as:T}){return j(T,{})};export const drawn=j(w(Page),{})`)).toEqual([
    "Around",
  ]);
});
