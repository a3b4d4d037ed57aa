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
function Crew(){return j("p",{children:"Crew"})}`;

/** The screens that lead to the text "Here". */
function screensTo(code: string): readonly string[] {
  const source = `${HEAD}${code}${ROUTES}`;
  const { graph, ev, module } = programOf({ "main.js": source });
  const units = buildUnits(graph);
  const survey = surveyUnits(units.units);
  const calls = new CallGraph(survey.calls, ev, () => true);
  const parents = new Parents(units);
  const facts = routeScreens.all(survey, { ...contextOf({}).context, ev, calls });
  const way = new WayUp({ facts, calls, units, ev, parents, references: new References(ev, parents, graph.modules) });
  return [...way.screensAbove(module("main.js").script, source.indexOf("Here"))];
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
