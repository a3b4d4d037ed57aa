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

test("a component that a guard is given by a property is drawn, where the guard draws it", () => {
  const guard = `function Guard({screen:C}){return window.user?j(S,{children:j(C,{})}):j("p",{})}`;
  expect(namesOf(`${guard};export const drawn=j(Guard,{screen:Page})`)).toEqual(["Page", "Guard"]);
  expect(
    namesOf(`function Link({screen:C}){return j("a",{children:C.name})};export const drawn=j(Link,{screen:Page})`),
  ).toEqual(["Link"]);
});

test("what a library has wrapped is drawn, and the methods of classes, also of those lowered to functions", () => {
  const wrap = `import {connect as c} from "react-redux";import {withTranslation as w} from "react-i18next";`;
  expect(namesOf(`${wrap}const P=c(e=>e)(w()(Page));export const drawn=j(P,{})`)).toEqual(["Page"]);
  const lowered = `function Old(){}Old.prototype.render=function render(){return null};`;
  expect(namesOf(`${lowered}export const drawn=j(Old,{})`)).toEqual(["Old", "render"]);
});
