import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { routeScreens } from "../extractors/route-screens/extractor.ts";

function pathsIn(files: Readonly<Record<string, string>>): readonly unknown[] {
  const { survey, context } = contextOf(files);
  return routeScreens.all(survey, context).map(({ content }) => ("path" in content ? content.path : undefined));
}

const REPORTS = `import {jsx as j} from "react/jsx-runtime";import {Routes as R,Route as T} from "react-router";
function Page(){return null}
export function Reports(){return j(R,{children:[j(T,{path:"/costs",element:j(Page,{})}),j(T,{path:"/costs/:id",element:j(Page,{})})]})}`;

const MAIN = `import {jsx as j} from "react/jsx-runtime";import {Routes as R,Route as T} from "react-router";
function Load(p){let [C,set]=useState(null);useEffect(()=>{p.importer().then(m=>set(()=>m[p.name]))},[]);return C&&j(C,{})}
function Later(){return j(Load,{name:"Reports",importer:()=>import("./reports.js")})}
export function App(){return j(R,{children:[j(T,{path:"/",element:j(App,{})}),j(T,{path:"/reports/*",element:j(Later,{})})]})}`;

test("routes of a file count from the route whose component loads it, where nobody is seen to draw them", () => {
  const found = pathsIn({ "main.js": MAIN, "reports.js": REPORTS });
  expect(found).toEqual(["/", "/reports", "/reports/costs", "/reports/costs/{id}"]);
});

test("routes of a file that is loaded at several places count from the root", () => {
  const other = `export const open=()=>import("./reports.js")`;
  const found = pathsIn({ "main.js": MAIN, "other.js": other, "reports.js": REPORTS });
  expect(found).toContain("/costs");
});

test("routes of a component that a library has wrapped count from the route whose function draws it", () => {
  const main = `import * as i from "react";import {Route as R,Switch as S} from "react-router-dom";import {connect} from "react-redux";
class Sail extends i.Component{render(){return i.createElement("p",null,"A sail")}}
class Sails extends i.Component{render(){var t=this.props.match;return i.createElement(S,null,i.createElement(R,{path:t.url+"/:id",component:Sail}))}}
const Connected=connect(e=>({user:e.user}))(Sails);
export function App(){return i.createElement(S,null,i.createElement(R,{path:"/sails",render:t=>i.createElement(Connected,t)}))}`;
  expect(pathsIn({ "main.js": main })).toEqual(["/sails/{id}", "/sails"]);
});

test("a route that only loads the routes of a file is no screen, and what is spread beside a route is nothing against it", () => {
  const main = `class Page{}
export const routes=[{path:"",component:Page},{path:"shop",loadChildren:()=>import("./shop.js").then(m=>m.Shop)}]`;
  const shop = `class List{}class Edit{}
export const routes=e=>[{path:"goods",component:List},{path:"goods/:id",component:List,children:[{path:"edit",component:Edit},...e.tabs("goods")]}];
export class Shop{}`;
  const found = pathsIn({ "main.js": main, "shop.js": shop });
  expect(found).toEqual(["/", "/shop/goods", "/shop/goods/{id}", "/shop/goods/{id}/edit"]);
});

test("the routes around a route include those around the routes that draw it, innermost first", () => {
  const main = MAIN.replace(
    'j(T,{path:"/reports/*",element:j(Later,{})})',
    'j(T,{path:"/desk",element:j(App,{}),children:j(T,{path:"reports/*",element:j(Later,{})})})',
  );
  const { survey, context } = contextOf({ "main.js": main, "reports.js": REPORTS });
  const costs = routeScreens
    .all(survey, context)
    .find(({ content }) => "path" in content && content.path === "/desk/reports/costs");
  expect(costs?.below).toEqual(["/desk/reports", "/desk"]);
});

test("a page of a list of routes, made by what stands beside the list, holds none of them", () => {
  const main = `export function Shell(){return null}
export const routes=[{name:"one",path:"/mills/:id()",component:()=>import("./mill.js").then(m=>m.default||m)},
{name:"all",path:"/mills",alias:["/works"],component:()=>import("./mills.js").then(m=>m.default||m)}]`;
  const page = `import {Shell as S} from "./main.js";export{S as default}`;
  const found = pathsIn({
    "main.js": main,
    "mill.js": page,
    "mills.js": "export default function List(){return null}",
  });
  expect(found).toEqual(["/mills/{id}", "/mills", "/works"]);
});
