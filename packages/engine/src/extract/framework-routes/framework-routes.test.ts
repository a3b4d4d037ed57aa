/** Screens from what the builds of frameworks write down. */
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { Artifact } from "../../artifact.ts";
import { Evaluator } from "../../evaluate/evaluator.ts";
import { oxcParser } from "../../parse/oxc.ts";
import { parseScripts } from "../../parse/parse-scripts.ts";
import { ModuleGraph } from "../../unpack/module-graph.ts";
import { frameworkRoutes } from "./framework-routes.ts";
import { svelteKitPath } from "./svelte-dictionary.ts";

const parser = oxcParser();

function screensOf(files: Readonly<Record<string, string>>): readonly string[] {
  const artifacts = Object.entries(files).map(([id, text]): Artifact => {
    const kind = id.endsWith(".json") ? "json" : "script";
    return { id: fileId(id), kind, text, bytes: text.length, sha256: "" };
  });
  const { scripts } = parseScripts(artifacts, parser, () => undefined);
  const data = artifacts.filter(({ kind }) => kind === "json");
  const ev = new Evaluator(new ModuleGraph(scripts), () => undefined);
  return frameworkRoutes(scripts, data, ev).flatMap(({ point, content }) =>
    point === "screens" ? [[content.path, content.chunk, ...(content.guards ?? [])].filter(Boolean).join(" ")] : [],
  );
}

test("React Router: leaves with a component, paths joined to those of their parents", () => {
  const route = (id: string, rest: string) => `"${id}":{id:"${id}",${rest}}`;
  const routes = [
    route("root", 'path:"",module:"/assets/root-1a.js"'),
    route("routes/_index", 'parentId:"root",index:!0,module:"/assets/_index-1a.js"'),
    route("routes/orders", 'parentId:"root",path:"orders",module:"/assets/orders-1a.js"'),
    route("routes/orders.$id", 'parentId:"routes/orders",path:":id",module:"/assets/order-1a.js"'),
    route("routes/healthz", 'parentId:"root",path:"healthz",module:"/assets/healthz-1a.js"'),
    route("routes/lost", 'parentId:"routes/elsewhere",path:"lost",module:"/assets/lost-1a.js"'),
  ];
  expect(
    screensOf({
      "assets/manifest-1a.js": `window.__reactRouterManifest={entry:{module:"/assets/entry-1a.js"},routes:{${routes}},version:"1a"};`,
      "assets/order-1a.js": "const a=()=>1;export{a as default};",
      "assets/healthz-1a.js": "export{};",
    }),
  ).toEqual(["/", "/orders/{id} assets/order-1a.js"]);
});

test("Umi: leaves of the table beside the components, no layouts and no redirects", () => {
  const route = (id: string, path: string, rest = "") =>
    `"${id}":{path:"${path}",id:"${id}",parentId:"@@/global-layout"${rest}}`;
  const routes = [
    route("index", "/"),
    route("orders", "orders"),
    '"orders/$id":{path:":id",id:"orders/$id",parentId:"orders"}',
    route("3", "/stock"),
    route("4", "/old", ',redirect:"/stock"'),
    '"@@/global-layout":{id:"@@/global-layout",path:"/",isLayout:!0}',
  ];
  const text = `const a={${routes}};export async function g(){return{routes:a,routeComponents:{orders:b.lazy(()=>import("./orders.js"))}}}`;
  expect(screensOf({ "umi.js": text })).toEqual(["/", "/orders/{id}", "/stock"]);
});

test("SvelteKit: the dictionary, with the chunks of its pages", () => {
  const entry = `const x={},n=[()=>import("../nodes/0.a.js"),()=>import("../nodes/1.a.js"),()=>import("../nodes/2.a.js"),()=>import("../nodes/3.a.js")],d={"/":[2],"/(shop)/orders/[id=int]":[-4,[0]]};export{d as dictionary,x as matchers,n as nodes};`;
  expect(
    screensOf({ "_app/immutable/entry/app.a.js": entry, "_app/immutable/nodes/3.a.js": "export const component=1" }),
  ).toEqual(["/", "/orders/{id} _app/immutable/nodes/3.a.js"]);
});

test("SvelteKit: what the layouts around a page ask before it is drawn", () => {
  const load = (node: number) => `()=>import("../nodes/${node}.a.js")`;
  const entry = `const x={},n=[${[0, 1, 2, 3, 4].map(load)}],d={"/(in)/hives":[3,[2]],"/enter":[4]};export{d as dictionary,x as matchers,n as nodes};`;
  const layout = `import{r}from"../chunks/kit.js";const l=async({fetch:f})=>{const u=await f("/me");return u||r(302,"/enter"),{u}},u=Object.freeze(Object.defineProperty({__proto__:null,load:l},Symbol.toStringTag,{value:"Module"}));export{u as universal};`;
  const files = { "_app/entry/app.a.js": entry, "_app/nodes/2.a.js": layout, "_app/chunks/kit.js": "export const r=0" };
  expect(screensOf(files)).toEqual(["/hives redirect=/enter", "/enter"]);
});

test.each([
  ["/[[lang]]/docs/[...rest]", "/{lang?}/docs/{rest*}"],
  ["/files/[name].[ext=word]", "/files/{name}.{ext}"],
  ["/(app)", "/"],
])("the route %s of SvelteKit is %s", (id, path) => {
  expect(svelteKitPath(id)).toBe(path);
});

test("Gatsby: pages, and no content made from templates", () => {
  const page = (path: string, component: string) =>
    `{"componentChunkName":"component---${component}","path":"${path}","result":{}}`;
  expect(
    screensOf({
      "page-data/orders/page-data.json": page("/orders/", "src-pages-orders-tsx"),
      "page-data/blog/one/page-data.json": page("/blog/one/", "src-templates-post-tsx"),
      "page-data/404/page-data.json": page("/404/", "src-pages-404-tsx"),
    }),
  ).toEqual(["/orders"]);
});

test("Next and Nuxt: manifests of pages", () => {
  expect(
    screensOf({
      ".next/app-build-manifest.json": '{"pages":{"/(shop)/orders/[id]/page":[],"/layout":[],"/_not-found/page":[]}}',
      ".next/routes-manifest.json":
        '{"staticRoutes":[{"page":"/about"},{"page":"/favicon.ico"}],"dynamicRoutes":[{"page":"/u/[id]"}]}',
      "_nuxt/builds/meta/1a.json": '{"id":"1a","matcher":{},"prerendered":["/","/help","/404.html"]}',
    }),
  ).toEqual(["/orders/{id}", "/about", "/u/{id}", "/", "/help"]);
});

test("other data and scripts say nothing", () => {
  expect(
    screensOf({ "data/match-paths.json": "no json", "a.js": "const dictionary={'/':[1]},matchers=1,nodes=2" }),
  ).toEqual([]);
});
