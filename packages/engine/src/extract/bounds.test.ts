/** Bounds of one question: what stands above them is stated in part, and a gap says so where a statement is lost. */
import { captureFiles } from "@as-built/capture";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";

const SAID = ';document.title = "All tools of the workshop are listed here";';

interface Read {
  readonly calls: number;
  readonly gaps: readonly string[];
}

function read(code: string): Read {
  const files = [{ path: "a.js", bytes: new TextEncoder().encode(code + SAID) }];
  const { points, material } = analyze(captureFiles("tools", files), { parser: oxcParser() }).specification;
  const gaps = (material.gaps ?? []).map((gap) => (gap.size < gap.of ? gap.code : `${gap.code}: all`));
  return { calls: points.calls.statements.length, gaps };
}

const each = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join("");

const table = (count: number): string =>
  `const T={${each(count, (at) => `k${at}:{url:"/tools/p${at}",method:"PUT"},`)}};
  const call=k=>fetch(T[k].url,{method:T[k].method});${each(count, (at) => `call("k${at}");`)}`;

const wrappers = (count: number): string =>
  `const w0=u=>fetch(u);${each(count, (at) => `const w${at + 1}=u=>w${at}(u);`)}w${count}("/tools")`;

const list = (count: number): string =>
  `class A{go(){return fetch(this.path())}}${each(count, (at) => `class B${at} extends A{path(){return"/tools/p${at}"}}`)}
  const all=[${each(count, (at) => `new B${at},`)}];all.forEach(one=>one.go())`;

const document = (count: number): string =>
  `const Q=gql\`query Tools{tools{${each(count, (at) => `thisIsAFieldOfATool${at} `)}}}\`;useQuery(Q)`;

const endpoints = (count: number): string =>
  `import{createApi as a,fetchBaseQuery as q}from"@reduxjs/toolkit/query/react";export const A=a({baseQuery:q({baseUrl:"/b"}),
  endpoints:e=>({${each(count, (at) => `g${at}:e.query({query:x=>"/tools/p${at}"}),`)}})});`;

test.each([
  ["endpoints of RTK Query", endpoints(130), 130],
  ["entries of a table that literal keys name", table(65), 65],
  ["wrappers of one caller each", wrappers(20), 1],
  ["a long document", document(1000), 1],
])("%s are no matter of number", (_, code, calls) => {
  expect(read(code)).toEqual({ calls, gaps: [] });
});

const cases = (count: number): string =>
  `export function go(k){let u;switch(k){${each(count, (at) => `case"k${at}":u="/tools/p${at}";break;`)}}return fetch(u)}`;

const choices = (count: number): string =>
  `const p=k=>${each(count, (at) => `k==="k${at}"?"/tools/p${at}":`)}"/tools";export const go=k=>fetch(p(k))`;

const chain = (count: number): string =>
  `const c0="/tools";${each(count, (at) => `const c${at + 1}=c${at};`)}fetch(c${count})`;

const loop = (count: number): string =>
  `const T=[${each(count, (at) => `{url:"/tools/p${at}"},`)}];export const go=()=>{for(const one of T)fetch(one.url)}`;

const body = (count: number): string =>
  `export const go=v=>fetch("/tools",{method:"PUT",body:JSON.stringify({${each(count, (at) => `key${at}:v.a${at},`)}})})`;

const crowd = (count: number): string => `const call=u=>fetch(u);${each(count, (at) => `call("/tools/p${at}");`)}`;

const joined = (count: number): string =>
  `const f=${JSON.stringify(`fragment F on Tool{${"thisIsAFieldOfATool ".repeat(count)}}`)};const Q=gql\`query Tools{tools{...F}}\${f}\`;useQuery(Q)`;

const leads = (count: number): string =>
  `import{createRouter as r}from"vue-router";const g=(to,from,next)=>{${each(count, (at) => `if(a.b${at})return next("/c${at}");`)}};
  r({routes:[{path:"/tools",component:C,beforeEnter:g}]})`;

const messages = (count: number): string =>
  `const m=c=>{switch(c){${each(count, (at) => `case"E${at}":return"The tool ${at} is missing.";`)}}};
  export const f=()=>fetch("/tools").catch(e=>alert(m(e.code)))`;

const routes = (count: number): string =>
  `import{createRouter as r}from"vue-router";const mk=(path,component)=>({path,component});
  r({routes:[${each(count, (at) => `mk("/c${at}",C),`)}]})`;

const pieces = (count: number): string =>
  `for(const l of [${each(count, (at) => `{u:"/tools/p${at}",v:"v${at}"},`)}])fetch(l.u+"/"+l.v)`;

const picked = (count: number): string =>
  `const T={${each(count, (at) => `k${at}:{u:"/tools/p${at}",v:"v${at}"},`)}};export const go=k=>fetch(T[k].u+"/"+T[k].v)`;

const query = (count: number): string =>
  `fetch("/tools?"+new URLSearchParams({${each(count, (at) => `key${at}:1,`)}}))`;

const headers = (count: number): string => `fetch("/tools",{headers:{${each(count, (at) => `"x-key-${at}":"on",`)}}})`;

const long = (of: "on" | "body" | "name", count: number): string => {
  const text = JSON.stringify("x".repeat(count));
  if (of === "body") return `fetch("/tools",{method:"POST",body:JSON.stringify({kind:${text}})})`;
  return `fetch("/tools",{headers:{${of === "on" ? `"x-key":${text}` : `${text}:"on"`}}})`;
};

const answer = (count: number): string =>
  `export const go=async()=>{const r=await(await fetch("/tools")).json();return [${each(count, (at) => `r.key${at},`)}]}`;

const mapped = (count: number): string =>
  `import{createRouter as r}from"vue-router";
  r({routes:[${each(count, (at) => `["/c${at}",C],`)}].map(([path,component])=>({path,component}))})`;

test.each([
  ["cases that give an address", cases(8), cases(9), 0],
  ["branches of a function that gives one", choices(7), choices(8), 0],
  ["names of names", chain(50), chain(130), 0],
  ["wrappers", wrappers(20), wrappers(40), 0],
  ["entries of a table that a loop reads", loop(8), loop(9), 0],
  ["keys of a body", body(60), body(61), 1],
  ["elements of a list", list(100), list(101), 100],
  ["places that a guard leads to", leads(100), leads(101), 0],
  ["callers of a wrapper", crowd(40), crowd(2001), 0],
  ["cases that give a message", messages(8), messages(9), 1],
  ["routes that a function makes", routes(300), routes(301), 0],
  ["entries of a loop that give two pieces", pieces(8), pieces(9), 0],
  ["entries of a table that give two pieces", picked(8), picked(65), 0],
  ["keys of a query", query(60), query(61), 1],
  ["headers", headers(60), headers(61), 1],
  ["the text of a header", long("on", 1000), long("on", 1001), 1],
  ["the text of a body", long("body", 1000), long("body", 1001), 1],
  ["the name of a header", long("name", 1000), long("name", 1001), 1],
  ["keys that are read of an answer", answer(60), answer(61), 1],
  ["routes of a long list", mapped(100), mapped(101), 0],
  ["texts of a document", joined(100), joined(1100), 0],
])("what is left out of %s is a gap", (_, within, above, calls) => {
  expect(read(within).gaps).toEqual([]);
  expect(read(above)).toEqual({ calls, gaps: ["bound-reached"] });
});

test("loops within each other end, and a gap says so", () => {
  const list = `const L=[${each(100, (at) => `"/p${at}",`)}];`;
  const nests = each(40, (at) => `L.forEach(a=>L.forEach(b=>L.forEach(c=>fetch(a+b+c+"/${at}"))));`);
  const { calls, gaps } = read(list + nests);
  expect(calls).toBeLessThan(6000);
  expect(gaps).toEqual(["bound-reached: all"]);
});

test("messages that are handed on through three functions end, and a gap says so", () => {
  const calls = (name: string, text: string): string => each(300, () => `${name}(${text});`);
  const layers = `const t=m=>alert(m);const a=m=>{${calls("t", "m")}};const b=m=>{${calls("a", "m")}};export const f=()=>fetch("/tools").catch(()=>{`;
  expect(read(`${layers}${calls("b", '"No tool is left."')}})`).gaps).toEqual(["bound-reached: all"]);
});
