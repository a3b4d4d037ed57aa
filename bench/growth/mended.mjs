/** Code whose work once grew with its square, by the place that was mended (`docs/hardening.md`): kept linear by a slice. */

const repeat = (count, piece) => Array.from({ length: count }, (_, index) => piece(index)).join("");

/** Is the product's beyond doubt. */
export const SAID =
  'document.title="All parcels of the harbour are listed here";fetch("/api/keep").catch(()=>alert("The parcel could not be saved."));';

/** @type {Readonly<Record<string, (count: number) => string>>} */
export const MENDED = {
  "callers of a function that sends, each with an error": (n) =>
    `function send(x){${repeat(n, (i) => `fetch("/a${i}/"+x);`)}}${repeat(n, (i) => `export const c${i}=()=>{try{send(${i})}catch(e){alert("The parcel ${i} could not be sent.")}};`)}`,
  "functions that hand an answer to their callers": (n) =>
    `function get(p){return fetch("/a/"+p).then(r=>r.json())}${repeat(n, (i) => `function g${i}(){return get("b${i}")}g${i}().then(d=>d.k${i});`)}`,
  "arguments of a call that a wrapper makes": (n) =>
    `const w=u=>x.y(u,${repeat(n, (i) => `u.a${i},`)});${repeat(n, (i) => `fetch("/a"+w("/b${i}"));`)}`,
  "answers under one name": (n) =>
    `export function f(){let u;${repeat(n, (i) => `u=fetch("/a${i}");u.then(r=>r.json()).then(d=>d.k${i});`)}}`,
  "parts of a long text": (n) =>
    `export const f=v=>{throw new Error("No parcel"+${repeat(n, (i) => `" is "+v.a${i}+`)}".")}`,
  "parts of a long test": (n) => `export const f=v=>{if(${repeat(n, (i) => `"p"+v!=="q${i}"&&`)}v)fetch("/a")}`,
  "conditions of a function that draws": (n) =>
    `import{ɵɵconditionalCreate as k,ɵɵconditional as q}from"@angular/core";${repeat(n, (i) => `function P${i}(f,c){f&1&&t(0,"The parcel is at place ${i}.")}`)}export function T(f,c){if(f&1){${repeat(n, (i) => `k(${i},P${i},2,1);`)}}if(f&2){${repeat(n, (i) => `q(c.a${i}?${i}:-1,c.a${i});`)}}}`,
  "constants of one value": (n) =>
    `${repeat(n, (i) => `const LIMIT_${i}=250;export const f${i}=v=>{if(v.length>LIMIT_${i})alert("No more than 250 parcels.")};`)}`,
  "subjects of one set": (n) =>
    repeat(
      n,
      (i) =>
        `export const f${i}=v=>{switch(v.state${i}){case"open":return 1;case"shut":return 2;case"held":return 3}};`,
    ),
  "places that one guard leads to": (n) =>
    `import{createRouter as r}from"vue-router";const g=(to,from,next)=>{${repeat(n, (i) => `if(a.b${i})return next("/c${i}");`)}};r({routes:[${repeat(n, (i) => `{path:"/a${i}",component:C${i},beforeEnter:g},`)}]});`,
  "private accessors": (n) =>
    `const get=(o,m,f)=>f?f.call(o):m.get(o);const S=new WeakSet;class A{${repeat(n, (i) => `m${i}(){return fetch(get(this,S,g${i}))}`)}}${repeat(n, (i) => `const g${i}=function(){return "/a${i}"};`)}`,
  "routes that a function makes": (n) =>
    `import{createRouter as r}from"vue-router";const P=[${repeat(n, (i) => `{p:"/a${i}",c:C${i}},`)}];const mk=(path,component)=>({path,component});r({routes:[...P.map(x=>({path:x.p,component:x.c})),${repeat(n, (i) => `mk("/b${i}",C${i}),`)}]});`,
  "wrappers of one caller each": (n) =>
    repeat(
      n / 20,
      (at) =>
        `const w${at}_0=u=>fetch(u);${repeat(20, (i) => `const w${at}_${i + 1}=u=>w${at}_${i}(u);`)}w${at}_20("/a${at}");`,
    ),
  "getters of an object that read each other": (n) =>
    `const o={${repeat(n, (i) => `get g${i}(){return this.g${i + 1}+"/"+this.h${i}},h${i}:"h${i}",`)}};${repeat(n, (i) => `fetch("/a/"+o.g${i});`)}`,
  "requests behind tests that leave": (n) =>
    `export function f(k){${repeat(n, (i) => `if(k===${i})return fetch("/a${i}");`)}}`,
  "one name that is changed and asked again": (n) =>
    `let d=window.d;export function f(){${repeat(n, (i) => `fetch(d?"/a${i}":"/b${i}",{method:d?"PUT":"POST"});d=!d;`)}}`,
};

/** Is past the bounds that small code does not reach. */
export const FEW = 300;
