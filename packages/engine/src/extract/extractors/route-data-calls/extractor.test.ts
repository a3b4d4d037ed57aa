/** Forms and submissions that name no address: it is the one of the route that draws them. */
import { expect, test } from "vitest";
import { factsIn } from "../../../../tests/harness/analysis.ts";

const ROUTES = [
  'root:{id:"root",path:"",module:"/assets/root-1a.js"}',
  'boats:{id:"boats",parentId:"root",path:"boats",hasAction:!0,module:"/assets/boats-1a.js"}',
  'boat:{id:"boat",parentId:"root",path:"boats/:id",hasAction:!0,module:"/assets/boat-1a.js"}',
  'crew:{id:"crew",parentId:"root",path:"crew",module:"/assets/crew-1a.js"}',
];
const LIBRARIES = 'import {jsx} from "react/jsx-runtime";import {Form,useFetcher,useSubmit} from "react-router";';

function callsOf(modules: Readonly<Record<string, string>>): readonly string[] {
  const manifest = `window.__reactRouterManifest={entry:{},routes:{${ROUTES.join(",")}},version:"1a"};`;
  const files = Object.entries(modules).map(([name, code]) => ({
    path: `assets/${name}-1a.js`,
    text: LIBRARIES + code,
  }));
  const all = [{ path: "assets/manifest-1a.js", text: manifest }, ...files];
  return factsIn(all, new Set(["call"]))
    .map(({ fields: { method, url, body = [] } }) => `${method} ${url} ${body}`)
    .sort();
}

test("what names no address goes to the route that draws it, where it has an action", () => {
  expect(
    callsOf({
      boats: `import {Ask} from "./ask-1a.js";const C=()=>jsx("div",{children:[jsx("form",{method:"post",children:jsx("input",{name:"title"})}),jsx(Ask,{})]});export{C as default};`,
      boat: `const C=()=>{const f=useFetcher();const go=e=>{f.submit({intent:e},{method:"delete"})};return jsx("button",{onClick:()=>go("sink")})};export{C as default};`,
      ask: `export const Ask=()=>{const s=useSubmit();return jsx("button",{onClick:()=>s({sure:!0},{method:"put"})})};`,
      crew: `const C=()=>jsx(Form,{method:"post",children:jsx("input",{name:"rank"})});export{C as default};`,
    }),
  ).toEqual(["DELETE /boats/{id} intent", "POST /boats title", "PUT /boats sure"]);
});

function entitiesOf(modules: Readonly<Record<string, string>>): readonly string[] {
  const data = ROUTES.map((route) => route.replace(",module", ",hasLoader:!0,module"));
  const manifest = `window.__reactRouterManifest={entry:{},routes:{${data.join(",")}},version:"1a"};`;
  const files = Object.entries(modules).map(([name, code]) => ({
    path: `assets/${name}-1a.js`,
    text: LIBRARIES + code,
  }));
  return factsIn([{ path: "assets/manifest-1a.js", text: manifest }, ...files], new Set(["entity"])).map(
    ({ fields: { name, fields = [] } }) => `${name} ${fields}`,
  );
}

test("the component of a route is given its data, and a fetcher has what the action answers", () => {
  expect(
    entitiesOf({
      boats: `const C=w(function({loaderData:e}){let{boats:t,page:n,harbours:r}=e;return jsx("ul",{children:[t.map(o=>jsx("li",{children:[o.name,o.berth,o.draught]})),n,r]})});export{C as default};`,
      boat: `const C=({loaderData:e})=>{const f=useFetcher();const go=()=>{f.submit({sure:!0},{method:"post"})};return jsx("b",{onClick:go,children:[e.boat.name,f.data?.moored,f.data?.berth,f.data?.refusal]})};export{C as default};`,
    }),
  ).toEqual(["Boat berth,draught,name", "BoatActionData berth,moored,refusal", "BoatsData boats,harbours,page"]);
});
