import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { holdsRouteTable } from "./route-table.ts";

const parse = oxcParser();
const read = (code: string) => holdsRouteTable(parse("x.js", code).program);

it("tells a table of routes that load their screens", () => {
  const route = (path: string) => `{name:n==null?void 0:n.name,path:${path},component:()=>w(()=>import("./a.js"),[])}`;
  expect(read(`r=[${['"/"', "`/about`", '"/user/:id"'].map(route).join()}]`)).toBe(true);
  expect(read(`r=[${route('"/"')}]`)).toBe(true);
});

it("leaves other tables alone", () => {
  expect(read('r=[{path:"a",get:()=>1},{path:"b",get:()=>2},{path:"c",get:()=>3}]')).toBe(false);
  expect(read('r=[{path:"a",component:A},{path:"b",component:B},{path:"c",component:C}]')).toBe(false);
});
