import { describe, expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import type { Binding } from "./binding.ts";

const BODY = `const base="/api/${"-".repeat(400)}";function f(){return base}`;
const ESBUILD = "var o=(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports);";
const RUNTIME =
  "var c={};function r(k){var m=c[k];if(m)return m.exports;m=c[k]={exports:{}};t[k](m.exports,m,r);return m.exports}";

/** What the exported name `a` is bound to. */
function exportedBinding(source: string): Binding | undefined {
  const { graph } = programOf({ "a.js": source });
  const [module] = graph.modules;
  const target = module?.exports.get("a");
  if (target?.kind !== "local" || target.node.type !== "Identifier") throw new Error("a is no exported name");
  return module?.script.scopes.bindingOf.get(target.node);
}

describe("a name that a wrapper hands out is the name inside", () => {
  test.each([
    ["a call on the spot", `const{a:x}=(()=>{${BODY}return{a:f}})();`],
    ["one by one", `const w=(function(){${BODY}return{a:f}})(),x=w.a;`],
    [
      "call, apply and bind",
      `const{a:x}=(function(){var q=(function(){${BODY}return{a:f}}).apply(this,[]);return q}).bind(this)();`,
    ],
    ["Reflect.apply", `const{a:x}=Reflect.apply(function(){${BODY}return{a:f}},void 0,[]);`],
    ["a function that is called elsewhere", `function main(){${BODY}return{a:f}}const{a:x}=main();`],
    ["one that is assigned first", `var m,w=(m=function(){${BODY}return{a:f}},m());const x=w.a;`],
    ["a method", `var m={start(){${BODY}return{a:f}}};const{a:x}=m.start();`],
    ["a static block", `class A{static{${BODY}this.made={a:f}}}const{a:x}=A.made;`],
    ["a getter", `var g={get app(){${BODY}return{a:f}}};const{a:x}=g.app;`],
    [
      "a getter with functions that have a this of their own",
      `var g={get app(){${BODY}function D(){this.d=1}class E{e=this}return{a:f}}};const{a:x}=g.app;`,
    ],
    [
      "a helper",
      `function once(g){var d=!1,v;return function(){return d||(d=!0,v=g()),v}}const{a:x}=once(function(){${BODY}return{a:f}})();`,
    ],
    ["a CommonJS module", `${ESBUILD}var m=o((e,t)=>{${BODY}t.exports={a:f}});const{a:x}=m();`],
    [
      "a CommonJS module with its helper in place",
      `let e,t;const x=(t=(e,t)=>{${BODY}t.exports={a:f}},()=>(e||t((e={exports:{}}).exports,e),e.exports))().a;`,
    ],
    [
      "a module that runs once (Rollup)",
      `var m={exports:{}},h;function l(){if(h)return m.exports;h=1;${BODY}m.exports={a:f};return m.exports}const{a:x}=l();`,
    ],
    [
      "a table of modules",
      `var t={app:function(e,t,r){${BODY}t.exports={a:f}},log:function(){}};${RUNTIME}const{a:x}=r("app");`,
    ],
    [
      "a table that is handed to its runtime",
      `const{a:x}=(function(t){${RUNTIME}return r(1)})([function(){},function(e,t,r){${BODY}t.exports={a:f}}]);`,
    ],
    [
      "a registry that a function fills (Metro)",
      `var c=Object.create(null);function d(f,k,l){c[k]===void 0&&(c[k]={factory:f,list:l,mod:{exports:{}}})}function r(k){var m=c[k];return m.is||(m.is=!0,m.factory(window,r,r,r,m.mod,m.mod.exports,m.list)),m.mod.exports}d(function(g,r,i,a,m){${BODY}m.exports={a:f}},0,[]);const w=r(0),x=w.a;`,
    ],
    ["a map", `var m=new Map();m.set("app",function(){${BODY}return{a:f}});const{a:x}=m.get("app")();`],
    [
      "a CommonJS module with a helper in place that lets go of it (Rolldown)",
      `var t,e,x=(t=(e,t)=>{${BODY}t.exports={a:f}},()=>(e||(t((e={exports:{}}).exports,e),t=null),e.exports))().a;`,
    ],
    ["what is assigned", `let x;(()=>{${BODY}x=f})();`],
    ["what a block assigns", `let x;try{var base="/api";var f=()=>base;x=f}finally{}`],
  ])("%s", (_, wrapped) => {
    const binding = exportedBinding(`${wrapped}export{x as a};`);
    expect(binding?.name).toBe("f");
    expect(binding?.references.length).toBe(1);
  });
});

describe("a name stays what it is", () => {
  test.each([
    ["where the function is called twice", `function make(){${BODY}return{a:f}}const{a:x}=make(),{a:y}=make();`],
    [
      "where the function is given something of the program",
      `const u="/b";const{a:x}=(function(p){function f(){return p}return{a:f}})(u);`,
    ],
    [
      "where two ways lead to different places",
      `const{a:x}=(()=>{function f(){}function g(){}if(z)return{a:f};return{a:g}})();`,
    ],
    ["where no wrapper stands between", "const f=()=>1;const o={a:f};const x=o.a;"],
  ])("%s", (_, source) => {
    expect(exportedBinding(`${source}export{x as a};`)?.name).toBe("x");
  });
});

test("what a wrapper hands out by value is the value inside", () => {
  const program = programOf({ "a.js": 'const{a:x}=Reflect.apply(()=>({a:"/api"}),void 0,[]);export{x as a}' });
  expect(program.exported("a.js", "a")).toMatchObject({ value: "/api" });
});
