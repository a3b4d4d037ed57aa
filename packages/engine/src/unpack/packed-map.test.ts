import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const LOADER =
  "function e(t,n,r){function s(o){var l=n[o]={exports:{}};t[o][0].call(l.exports,f,l,l.exports)}return s}";

test.each([
  ["Browserify 10", (map: string) => `(${LOADER})(${map},{},[1]);`],
  ["Browserify 17", (map: string) => `(function(){${LOADER}return e})()(${map},{},[1]);`],
  ["a named bundle", (map: string) => `require=(${LOADER})(${map},{},[1]);`],
])("%s: modules require each other by names of their own", (_, bundle) => {
  const map =
    '{1:[function(e,t,n){var r=e("./base");n.path=r.base+"/x"},{"./base":2}],2:[function(e,t,n){t.exports={base:"/api"}},{}]}';
  const program = programOf({ "app.js": bundle(map) });
  expect(program.exported("1", "path")).toMatchObject({ value: "/api/x" });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["browserify"]);
});

test("a map that a minifier has named where it was handed over", () => {
  const map =
    '{1:[function(e,t,n){n.path=e("./base").base+"/x"},{"./base":2}],2:[function(e,t,n){t.exports={base:"/api"}},{}]}';
  const source = `var t,n;t=${map},n={},(${LOADER.replace("e(t,n,r)", "e(r)")})([1]);`;
  expect(programOf({ "app.js": source }).exported("1", "path")).toMatchObject({ value: "/api/x" });
  expect(programOf({ "app.js": `var t;t=${map},f(t);` }).graph.bundlers).toEqual([]);
});

test("Parcel: scripts share their modules", () => {
  const start = "!function(e,t,n,r){u.isParcelRequire=!0}";
  const program = programOf({
    "main.js": `${start}({a1:[function(e,t,n){var r=e("helpers");r.export(n,"path",()=>i);var o=e("./base");let i=o.base+"/x"},{"./base":"b2",helpers:"c3"}]},["a1"],"a1","parcelRequire94c2",{});`,
    "base.js": `${start}({b2:[function(e,t,n){n.base="/api"},{}]},[],null,"parcelRequire94c2",{});`,
  });
  expect(program.exported("a1", "path")).toMatchObject({ value: "/api/x" });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["parcel", "parcel"]);
});

test("Parcel 1: what is loaded later", () => {
  const start = "parcelRequire=function(e,r,t,n){f.isParcelRequire=!0}";
  const loader =
    "function(require,module,exports){function e(e){Array.isArray(e)||(e=[e]);return Promise.resolve(require(e[e.length-1]))}module.exports=e}";
  const program = programOf({
    "main.js": `${start}({a1:[function(require,module,exports){const u=require("_bundle_loader")(require.resolve("./later"));async function f(){return(await u).path}exports.path=f()},{_bundle_loader:"c3","./later":[["later.67.js","b2"],"later.67.js.map","b2"]}],c3:[${loader},{}]},{},["a1"],null);`,
    "later.67.js": `${start}({b2:[function(require,module,exports){exports.path="/api"},{}]},{},[],null);`,
  });
  expect(program.exported("a1", "path")).toMatchObject({ value: "/api" });
  expect(program.module("a1").references.filter(({ lazy }) => lazy)).toHaveLength(1);
});

test("a loader that stands in a table of its own", () => {
  const loader = `!function(e,t,n){var o={app:function(i,u,s){s("log");${LOADER}},log:function(e,t){t.exports=function(){}}},a={};function p(n){var t=a[n];return t||(t=a[n]={exports:{}},o[n](t.exports,t,p)),t.exports}p("app")}`;
  const map =
    '{1:[function(e,t,n){n.path=e("./base").base+"/x"},{"./base":2}],2:[function(e,t,n){t.exports={base:"/api"}},{}]}';
  const program = programOf({ "app.js": `${loader}(${map},{},[1]);` });
  expect(program.exported("1", "path")).toMatchObject({ value: "/api/x" });
});

test("a call with another map is passed on", () => {
  const { graph } = programOf({ "a.js": "f({a:[function(){},1]});f({})" });
  expect(graph.bundlers).toEqual([]);
});

test("a standalone bundle of Browserify", () => {
  const bundle = `!function(e){module.exports=e()}(function(){var define;return(${LOADER})({1:[function(e,t,n){n.path=e("./base").base+"/x"},{"./base":2}],2:[function(e,t,n){t.exports={base:"/api"}},{}]},{},[1])(1)});`;
  const program = programOf({ "lib.js": bundle });
  expect(program.exported("1", "path")).toMatchObject({ value: "/api/x" });
  expect(program.graph.modules.filter(({ runtime }) => runtime === "browserify")).toHaveLength(1);
});
