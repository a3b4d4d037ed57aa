import { expect, test } from "vitest";
import { contextOf, programOf } from "../../tests/program.ts";
import { CallGraph } from "../extract/call-graph.ts";
import { routeScreens } from "../extract/extractors/route-screens/extractor.ts";
import { References } from "../extract/references.ts";
import { surveyUnits } from "../extract/survey.ts";
import { Parents } from "../unpack/parents.ts";
import { buildUnits } from "../unpack/units.ts";
import { WayUp } from "./way-up.ts";

const HEAD = `import {jsx as j} from "react/jsx-runtime";import {Routes as R,Route as T} from "react-router";import {connect as c} from "react-redux";`;
const ROUTES = `export function App(){return j(R,{children:[j(T,{path:"/ships",element:j(Ships,{})}),j(T,{path:"/crew",element:j(Crew,{})})]})}
`;
const CREW = `function Crew(){return j("p",{children:"Crew"})}`;

/** The screens that lead to the text "Here". */
function screensTo(code: string, crew = CREW): readonly string[] {
  const source = `${HEAD}${code}${ROUTES}${crew}`;
  const { graph, ev, module } = programOf({ "main.js": source });
  const units = buildUnits(graph);
  const survey = surveyUnits(units.units);
  const calls = new CallGraph(survey.calls, ev, () => true);
  const parents = new Parents(units);
  const facts = routeScreens.all(survey, { ...contextOf({}).context, ev, calls });
  const way = new WayUp({ facts, calls, units, ev, parents, references: new References(ev, parents, graph.modules) });
  const start = source.indexOf("Here");
  return [...way.screensShowing(module("main.js").script, { start, end: start + 4 })].sort();
}

test.each([
  ["a component", `function List(){return j("p",{children:"Here"})}function Ships(){return j(List,{})}`],
  [
    "a component that a library has wrapped",
    `function List(){return j("p",{children:"Here"})}const W=c(e=>e)(List);function Ships(){return j(W,{})}`,
  ],
  [
    "a class",
    `class List extends c{load=()=>alert("Here");render(){return j("p",{onClick:this.load})}}function Ships(){return j(List,{})}`,
  ],
  [
    "a class lowered to a function",
    `function List(){}List.prototype.render=function(){return j("p",{children:"Here"})};function Ships(){return j(List,{})}`,
  ],
])("what stands in %s belongs to the screen that draws it", (_, code) => {
  expect(screensTo(code)).toEqual(["screen:/ships"]);
});

test("what nothing draws belongs to no screen", () => {
  expect(screensTo(`function List(){return j("p",{children:"Here"})}function Ships(){return j("p",{})}`)).toEqual([]);
});

const TWO = `function Ships(){return j(Form,{mode:"make"})}`;
const OTHER = `function Crew(){return j(Form,{mode:"mend",isOpen:!0})}`;

test.each([
  ["a text of one mode", `function Form({mode:e}){return j("p",{children:e==="make"?"Here":"There"})}`, ["ships"]],
  ["a flag that only one hands in", `function Form({isOpen:e=!1}){return e&&j("p",{children:"Here"})}`, ["crew"]],
  [
    "where it is gone before",
    `function Form(e){if(e.mode!=="mend")return null;return j("p",{children:"Here"})}`,
    ["crew"],
  ],
  ["what nobody hands in", `function Form({mode:e,left:t}){return t>3&&j("p",{children:"Here"})}`, ["crew", "ships"]],
  ["what both are", `function Form({mode:e}){return e!=="sell"&&j("p",{children:"Here"})}`, ["crew", "ships"]],
])("of a component that two screens draw, each has what it hands in for: %s", (_, form, screens) => {
  expect(screensTo(`${form}${TWO}`, OTHER)).toEqual(screens.map((one) => `screen:/${one}`));
});

test("a state that is handed in begins with something, and may change", () => {
  const form = `import {useState as s} from "react";function Form({isOpen:e}){return e&&j("p",{children:"Here"})}`;
  const crew = "function Crew(){const[e,t]=s(!1);return j(Form,{isOpen:e,onOpen:()=>t(!0)})}";
  expect(screensTo(`${form}${TWO}`, crew)).toEqual(["screen:/crew"]);
});
