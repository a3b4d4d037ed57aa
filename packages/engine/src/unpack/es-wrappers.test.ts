import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const COMMONJS = [
  ["esbuild 0.17", "(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports)"],
  ["esbuild 0.28", "(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}}"],
  ["Rolldown 1", "(e,t)=>()=>(t||(e((t={exports:{}}).exports,t),e=null),t.exports)"],
] as const;
const INTEROP = 'u=(e,t,r)=>(r=e!=null?C(P(e)):{},k(t||!e||!e.__esModule?D(r,"default",{value:e,enumerable:!0}):r,e))';

test.each(COMMONJS)("%s: the call of a CommonJS wrapper is its module", (_, helper) => {
  const source = `var o=${helper};var x=o((e,t)=>{e.base="/api";t.exports.path=e.base+"/x"});var y=x();export const a=y.path,b=x().base`;
  const program = programOf({ "a.js": source });
  expect(program.exported("a.js", "b")).toMatchObject({ value: "/api" });
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/api/x" });
});

test("wrappers are followed through the script of the helpers and between scripts", () => {
  const program = programOf({
    "runtime.js": `var o=${COMMONJS[2][1]};export{o as t};`,
    "lib.js": 'import{t as n}from"./runtime.js";var r=n((e,t)=>{t.exports={url:"/x"}});export{r as l};',
    "main.js": 'import{l as i}from"./lib.js";var s=i();export const a=s.url;',
  });
  expect(program.exported("main.js", "a")).toMatchObject({ value: "/x" });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual(["rolldown"]);
});

test("what Rolldown gives `require` of an ES module is its helper", () => {
  const helper = 'd=e=>a.call(e,"module.exports")?e["module.exports"]:l(t({},"__esModule",{value:!0}),e)';
  const program = programOf({ "a.js": `var ${helper};export{d as i}`, "b.js": "var d=e=>a.call(e,`exports`)" });
  expect(["a.js", "b.js"].map((file) => program.module(file).helpers?.bundler)).toEqual(["rolldown", undefined]);
});

test("a module that is a function can be called", () => {
  const source = `var o=${COMMONJS[0][1]};var x=o((e,t)=>{t.exports=i=>"/f/"+i});var y=x();export const a=y("1")`;
  expect(programOf({ "a.js": source }).exported("a.js", "a")).toMatchObject({ value: "/f/1" });
});

test("a client that has a function under the name `get` is no helper", () => {
  const client = "c=(e,t)=>({get:n=>fetch(e+n,t),post:(n,r)=>fetch(e+n,{...t,body:r})})";
  expect(programOf({ "a.js": `var ${client};export{c}` }).module("a.js").helpers).toBeUndefined();
});

test("names that are not minified", () => {
  const source = `var __commonJS=(cb,mod)=>function __require(){return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports};
    var require_x=__commonJS({"src/x.js"(exports,module){exports.path="/x"}});var y=require_x();export const a=y.path`;
  expect(programOf({ "a.js": source }).exported("a.js", "a")).toMatchObject({ value: "/x" });
});

test.each([
  ["esbuild", "f=(e,t)=>{for(var r in t)D(e,r,{get:t[r],enumerable:!0})}", "var n={};f(n,{v:()=>w});"],
  ["rolldown", "f=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});return r}", "var n=f({v:()=>w});"],
])("namespace objects of %s", (bundler, helper, written) => {
  const program = programOf({ "a.js": `var ${helper};${written}var w="/x";export const a=n.v` });
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/x" });
  expect(program.graph.bundlers.map(({ name }) => name)).toEqual([bundler]);
});

test("lazy modules of a script in one function", () => {
  const source = `(()=>{var i=(e,t)=>()=>(e&&(t=e(e=0)),t);var f=(e,t)=>{for(var r in t)D(e,r,{get:t[r],enumerable:!0})};var ${INTEROP};
    var ns={};f(ns,{path:()=>p});var p,init=i(()=>{"use strict";p="/x"});load(()=>Promise.resolve().then(()=>(init(),ns)).then(m=>m.path))})()`;
  const { graph, ev, module } = programOf({ "a.js": source });
  const scopes = [...(graph.modules[0]?.script.scopes.scopeOf.values() ?? [])];
  const name = scopes.map(({ bindings }) => bindings.get("ns")?.declaration).find((one) => one !== undefined);
  if (!name) throw new Error("no ns");
  expect(ev.member(ev.evaluate(name, module("a.js")), "path")).toMatchObject({ value: "/x" });
});

test("a wrapper of another kind stays what it is", () => {
  const source = 'var o=(e,t)=>()=>e(t);var x=o(e=>{e.a="/x"});export const a=x().a';
  expect(programOf({ "a.js": source }).exported("a.js", "a")).not.toMatchObject({ value: "/x" });
});

test("esbuild: what a module exports from a CommonJS module", () => {
  const source = `var o=${COMMONJS[0][1]},i=(e,t)=>()=>(e&&(t=e(e=0)),t);var k=(e,t,r,n)=>{for(let o of N(t))!H.call(e,o)&&o!==r&&D(e,o,{get:()=>t[o]});return e};
    var j=(e,t,r)=>(k(e,t,"default"),r&&k(r,t,"default"));var f=(e,t)=>{for(var r in t)D(e,r,{get:t[r],enumerable:!0})};var ${INTEROP};
    var legacy=o(e=>{e.path="/x"});var ns={};f(ns,{own:()=>p});var p,init=i(()=>{j(ns,u(legacy()));p="/own"});export const a=ns.path,b=ns.own`;
  const program = programOf({ "a.js": source });
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/x" });
  expect(program.exported("a.js", "b")).toMatchObject({ value: "/own" });
});
