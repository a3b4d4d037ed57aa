import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const bundlers = ({ graph }: ReturnType<typeof programOf>) => graph.bundlers.map(({ name }) => name);

test("r.js: named modules in one script, joined by commas", () => {
  const program = programOf({
    "main.js":
      'define("app/base",[],function(){return{base:"/api"}}),define("app/paths",["./base","exports"],function(e,t){t.path=e.base+"/x"}),require(["app/paths"],function(e){fetch(e.path)});',
  });
  expect(program.exported("app/paths", "path")).toMatchObject({ value: "/api/x" });
  expect(bundlers(program)).toEqual(["amd"]);
});

test("almond around a bundle, and a module in CommonJS form", () => {
  const program = programOf({
    "main.js":
      '!function(){var define;!function(e){define=function(){}}();define("almond",function(){});define("a",{base:"/api"});define("b",["require","exports","a"],function(e,t){t.path=e("a").base+"/x"})}();',
  });
  expect(program.exported("b", "path")).toMatchObject({ value: "/api/x" });
});

test("almond, minified, below several wrappers", () => {
  const program = programOf({
    "main.js":
      '!function(){try{if("undefined"!=typeof window){var t,n;!function(e){(n=function(t,e,n){}).amd={jQuery:!0},t=function(){}}(),n("a",[],(function(){return{base:"/api"}})),n("b",["exports","a"],(function(t,e){t.path=e.base+"/x"})),t(["b"])}}catch(e){}}();',
  });
  expect(program.exported("b", "path")).toMatchObject({ value: "/api/x" });
});

test("a module of its own in a table of another bundler, which is a wrapper", () => {
  const program = programOf({
    "main.js":
      '(function(){var u={app:function(n,t,c){c("log"),define(["./base"],(function(e){const t=()=>document.body.append("Choose the bread that you want for tomorrow, and the shop that you come to.");return{path:e.base+"/x",show:t}}))},log:function(n,t){t.exports=function(){}}},a={};function p(n){var t=a[n];return t||(t=a[n]={exports:{}},u[n](t.exports,t,p)),t.exports}p("app")})();',
    "base.js": 'define({base:"/api"});',
  });
  expect(program.exported("main.js", "path")).toMatchObject({ value: "/api/x" });
});

test("modules without a name are known by their files", () => {
  const program = programOf({
    "js/app/main.js": 'define(["./base","lib/more"],function(e,t){return{path:e.base+t.rest}});',
    "js/app/base.js": 'define({base:"/api"});',
    "js/lib/more.js": 'define(function(e,t,n){n.exports={rest:"/x"}});',
  });
  expect(program.exported("js/app/main.js", "path")).toMatchObject({ value: "/api/x" });
});

test("UMD: the factory's parameters are what it asks for", () => {
  const program = programOf({
    "lib.js":
      '!function(e,t){"object"==typeof exports&&"undefined"!=typeof module?t(exports,require("react")):"function"==typeof define&&define.amd?define(["exports","react"],t):t((e=e||self).Lib={},e.React)}(this,function(e,t){e.path="/api/x";e.made=t.useState});',
  });
  expect(program.exported("lib.js", "path")).toMatchObject({ value: "/api/x" });
  expect(program.exported("lib.js", "made")).toMatchObject({
    kind: "external",
    component: "react",
    path: ["useState"],
  });
  expect(bundlers(program)).toEqual(["umd"]);
});

test.each(["define(1,2)", "define.amd=!0;f()", "const define=f;define(x)"])("%s is passed on", (source) => {
  expect(bundlers(programOf({ "a.js": source }))).toEqual([]);
});
