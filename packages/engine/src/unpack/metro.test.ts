import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

test("Metro: modules reach each other by the places of their ids", () => {
  const program = programOf({
    "index.bundle.js": `var __BUNDLE_START_TIME__=0;!function(e){e.__r=f}(globalThis);
__d((function(g,r,i,a,m,e,d){Object.defineProperty(e,"__esModule",{value:!0}),e.default=void 0;e.default="/api"}),1,[]);
__d((function(g,r,i,a,m,e,d){m.exports={rest:"/x"}}),2,[]);
__d((function(g,r,i,a,m,e,d){var t=i(d[0]),n=r(d[1]);e.path=t+n.rest;e.later=()=>r(d[3])(d[2],d.paths)}),3,{0:1,1:2,2:4,3:5,paths:{4:"/later.js"}});
__d((function(g,r,i,a,m,e,d){var t=i(d[0]);e.path=t}),4,[2]);
__r(3);`,
  });
  expect(program.exported("3", "path")).toMatchObject({ value: "/api/x" });
  expect(program.module("3").references.map(({ target, lazy }) => [target, lazy])).toEqual([
    ["1", false],
    ["2", false],
    ["4", true],
    ["5", false],
  ]);
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["metro"]);
});

test("modules that a minifier put one after the other, in a wrapper around some of them", () => {
  const module = (id: number): string => `__d((function(g,r,i,a,m,e,d){e.path="${"/x".repeat(60)}"}),${id},[])`;
  const source = `var __BUNDLE_START_TIME__=0;${module(1)},(function(){${module(2)},${module(3)},__r(2)})();`;
  expect(programOf({ "index.bundle.js": source }).graph.modules.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["1", "2", "3"]),
  );
});

test("a call of another function is passed on", () => {
  expect(programOf({ "a.js": "f__d(1);__d(x)" }).graph.bundlers).toEqual([]);
});
