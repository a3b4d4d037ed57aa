/** Code that is twice as long takes twice the work. Work is how often nodes of the syntax tree are looked at. */
import { captureFiles } from "@as-built/capture";
import { analyze, type Parser } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join("");

/** Reads the address, and is the product's beyond doubt. */
const SHOWS =
  'addEventListener("popstate",()=>{show(location.pathname)});function show(p){if(p==="/zz")document.title="Z"}fetch("/api/keep").catch(()=>alert("The parcel could not be saved."));';
const VUE = 'import{createVNode as h,withCtx as w}from"vue";const T={setup(){return()=>1}};';
const ROWS = '[{path:"/a",go:()=>h("p",{},"A")},{path:"/b",go:()=>h("p",{},"B")}]';

const GROWING: Readonly<Record<string, (count: number) => string>> = {
  "cases of a parameter": (n) =>
    `${SHOWS}export function f(a){switch(a){${repeat(n, (i) => `case"A${i}":return g(${i});`)}}}`,
  "tests of a parameter": (n) => `${SHOWS}export const f=a=>[${repeat(n, (i) => `a==="a${i}"&&g(${i}),`)}]`,
  "tests of parameters": (n) =>
    `${SHOWS}export function f(${repeat(n, (i) => `a${i},`)}){${repeat(n, (i) => `if(a${i}==="/b${i}")return g(${i});`)}}`,
  "tests by a function": (n) =>
    `${SHOWS}function at(p){return [${repeat(n, (i) => `${i},`)}]}export function f(){${repeat(n, (i) => `if(at("/b${i}"))g(${i});`)}}`,
  "answers that reach a list with slots": (n) =>
    `${VUE}function show(rows){return h(T,{data:rows},{default:w(()=>[${repeat(n, () => "h(B,{a:1}),")}]),_:1})}${repeat(n, (i) => `export const l${i}=()=>fetch("/a${i}").then(r=>r.json()).then(show);`)}`,
  "answers that reach a switch": (n) =>
    `function show(d){switch(d.status){${repeat(n, (i) => `case ${i}:b();`)}}}${repeat(n, (i) => `export const l${i}=()=>fetch("/a${i}").then(show);`)}`,
  "answers that are read one after the other": (n) =>
    `export function f(k){let u="/a";if(k)u="/b";${repeat(n, () => "fetch(u);")}}${SHOWS}`,
  "answers that are put into an object": (n) =>
    `function show(a){return {${repeat(n, (i) => `q${i}:1,`)}...a}}${repeat(n, (i) => `export const l${i}=()=>fetch("/a${i}").then(r=>r.json()).then(show);`)}`,
  "lists within lists": (n) =>
    `${SHOWS}${repeat(n / 3, (i) => `const T${i}=${ROWS};`)}export const f=()=>${repeat(n / 3, (i) => `T${i}.map(x${i}=>`)}[${repeat(n, () => "a.b(c)===d,")}]${")".repeat(n / 3)}`,
  "loops over the entries of one object": (n) =>
    `${SHOWS}const E={${repeat(n, (i) => `k${i}:"e${i}",`)}};${repeat(n, () => "for(const[k,v]of Object.entries(E))on(k,x=>g(v));")}`,
  "loops over one list": (n) =>
    `${SHOWS}const T=${ROWS};export function f(){${repeat(n, () => "for(const r of T)if(r.path===location.pathname)r.go();")}}`,
  "keys of a table that something is spread into": (n) =>
    `${SHOWS}export const t=a=>{const o={...a,${repeat(n, (i) => `k${i}:"/v${i}",`)}};${repeat(n, (i) => `fetch(o.k${i});`)}}`,
  "types of the properties of a component": (n) =>
    `${SHOWS}export function X(){return g()}X.propTypes={${repeat(n, (i) => `a${i}:T.oneOf(["one${i}","two"]),`)}}`,
  "parts of long tests": (n) => `${SHOWS}export const f=(e,v)=>{if(${repeat(n, (i) => `e instanceof E${i}||`)}v)g()}`,
  "routes behind one guard": (n) =>
    `import{createRouter as r}from"vue-router";const g=()=>{${repeat(n, (i) => `a.b${i}(1);`)}};r({routes:[${repeat(n, (i) => `{path:"/a${i}",component:C${i},beforeEnter:g},`)}]});${SHOWS}`,
};

/** Analyses a script, and says how often the type of a node of it was asked for. */
function workOf(text: string): number {
  let work = 0;
  const count = (value: unknown): void => {
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (typeof next !== "object" || next === null) continue;
      open.push(...Object.values(next).filter((one) => typeof one === "object" && one !== null));
      if (!("type" in next)) continue;
      const { type } = next;
      Object.defineProperty(next, "type", {
        enumerable: true,
        get: () => {
          work++;
          return type;
        },
      });
    }
  };
  const plain = oxcParser({ rawTransfer: false });
  const parser: Parser = (...given) => {
    const parsed = plain(...given);
    count(parsed.program);
    return parsed;
  };
  const bytes = new TextEncoder().encode(text);
  analyze(captureFiles("work", [{ path: "a.js", bytes }]), { parser });
  return work;
}

const FEW = 300;

test.each(Object.entries(GROWING))("%s", (_, make) => {
  const [less, more] = [workOf(make(FEW)), workOf(make(2 * FEW))];
  expect(less).toBeGreaterThan(0);
  expect(more / less).toBeLessThan(2.2);
});
