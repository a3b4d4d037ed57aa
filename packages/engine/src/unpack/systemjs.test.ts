import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const MAIN =
  'System.register([],function(e,t){"use strict";return{execute:function(){const n=e("b","/api");e({d:r,default:()=>n});function r(){return n+"/d"}}}});';
const PAGE =
  'System.register(["./main.js"],function(e,t){"use strict";var n,o;return{setters:[r=>{n=r.b,o=r.d}],execute:function(){e("x",n+"/x");e("y",o());e("z",()=>t.import("./main.js").then(i=>i.default()))}}});';

test("values are followed between modules of SystemJS", () => {
  const program = programOf({ "assets/main.js": MAIN, "assets/page.js": PAGE });
  expect(program.exported("assets/page.js", "x")).toMatchObject({ value: "/api/x" });
  expect(program.exported("assets/page.js", "y")).toMatchObject({ value: "/api/d" });
  const load = program.exported("assets/page.js", "z");
  if (load.kind !== "function") throw new Error(load.kind);
  expect(program.ev.summary(load.node, load.module)).toMatchObject({ value: "/api" });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["systemjs", "systemjs"]);
});

test("a module may have a name", () => {
  const program = programOf({
    "a.js": 'System.register("app",[],function(e){return{execute:function(){e("a","/a")}}});',
  });
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/a" });
});

test("as Vite's plugin for old browsers writes it: helpers beside the call, functions around `execute`", () => {
  const client = `(function(){function e(t){return"${"-".repeat(300)}"+t}System.register([],function(e,t){var r;function s(e){return r+e}return e("n",s),{setters:[],execute:function(){r="/api",e("a",45e3)}}})})();`;
  const page = `(function(){System.register(["./client.js"],function(e,t){var n;function c(){return n("/x")}return e("render",c),{setters:[function(e){n=e.n}],execute:function(){e("x",c())}}})})();`;
  const program = programOf({ "client.js": client, "page.js": page });
  expect(program.exported("page.js", "x")).toMatchObject({ value: "/api/x" });
  expect(program.exported("client.js", "a")).toMatchObject({ value: 45000 });
});

test("a short module below the wrappers of two other tools", () => {
  const umd =
    '(function(root,factory){typeof exports==="object"&&typeof module==="object"?module.exports=factory():typeof define==="function"&&define.amd?define([],factory):typeof exports==="object"?exports.App=factory():root.App=factory()})';
  const module =
    'System.register([],(function(e){"use strict";return{execute:(function(){e("a",["new","good","worn","broken"]),e("path","/api"),e("labels",{new:"As new",good:"Good",worn:"Worn, works",broken:"Needs repair"})})}}));';
  const helper = "var o=(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports);";
  const program = programOf({
    "a.js": `void function(){${helper}var m=o((e,t)=>{void function(){${umd}(self,()=>{${module}return{}});}();});m();}();`,
  });
  expect(program.exported("a.js", "path")).toMatchObject({ value: "/api" });
});
