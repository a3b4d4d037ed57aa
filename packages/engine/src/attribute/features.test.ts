import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { featuresOf } from "./features.ts";

const parse = oxcParser();
const read = (code: string) => featuresOf(parse("x.js", code).program, code);

it("tells the table of utilities that a style system generates into the product's sources", () => {
  const table = Array.from({ length: 60 }, (_, at) => `insetInline${at}:inset-x${at}/insetX`).join();
  expect(read(`const utilities = "${table},zIndex:z"`).generated).toBe(1);
});

it("tells it from other long lists", () => {
  const list = Array.from({ length: 120 }, (_, at) => `Entry ${at}: text`).join();
  expect(read(`const list = "${list}"`).generated).toBe(0);
});

it("tells a source with a notice, held as a text, from a page of help", () => {
  const body = "interface Storage { readonly length: number }\\n".repeat(40);
  const sources = (text: string): number => read(`files["a"] = "${text}"`).sources;
  expect(sources(`/*! *****\\nCopyright (c) Northwind. Licensed under the Tide License.\\n***** */\\n${body}`)).toBe(1);
  expect(sources(`<p>Our licence is read by few.</p>${body}`)).toBe(0);
});

it("does not take what a compiler wrote into a class for complaints and reflection", () => {
  const lowered = `var n=function(e){function t(){!function(e,t){if(!(e instanceof t))throw new TypeError("Cannot call a class as a function")}(this,t)}
    return Object.defineProperty(t,"rows",{value:[],enumerable:!0,configurable:!0,writable:!0}),t}(o);`;
  expect(read(lowered)).toMatchObject({ complaints: 0, reflection: 0 });
  expect(read('if(!(e instanceof t))throw new TypeError("A window is needed")')).toMatchObject({
    complaints: 1,
    reflection: 1,
  });
});

it("does not take helpers that say nothing for the author's", () => {
  const helpers = [
    "var C=Object.assign||function(e){for(var t=1;t<arguments.length;t++){var o=arguments[t];for(var i in o)Object.prototype.hasOwnProperty.call(o,i)&&(e[i]=o[i])}return e};",
    'var T=function(){function e(e,t){for(var o=0;o<t.length;o++){var i=t[o];i.enumerable=i.enumerable||!1,i.configurable=!0,"value"in i&&(i.writable=!0),Object.defineProperty(e,i.key,i)}}return function(t,o){return o&&e(t.prototype,o),t}}();',
    "var r=function(e,t){var o={};for(var i in e)t.indexOf(i)>=0||Object.prototype.hasOwnProperty.call(e,i)&&(o[i]=e[i]);return o}(e,['rowData']);",
    "for(var n=arguments.length,a=Array(n),s=0;s<n;s++)a[s]=arguments[s];",
    "t in e?Object.defineProperty(e,t,{value:n,enumerable:!0,configurable:!0,writable:!0}):e[t]=n;",
    "var p=t.__proto__||Object.getPrototypeOf(t);",
  ];
  for (const helper of helpers) expect(read(helper), helper).toMatchObject({ loops: 0, ownKeys: 0, internals: 0 });
  expect(read(helpers.join("")).reflection).toBeLessThanOrEqual(1);
});

it("does not take what compilers make of generators, async functions and markup for the author's", () => {
  const load =
    'var load=function(){var e=run(mark(function e(t){return wrap(function(e){for(;;)switch(e.prev=e.next){case 0:e.next=2;break;case"end":return e.stop()}},e)}));return function(t){return e.apply(this,arguments)}}();';
  expect(read(load)).toMatchObject({ loops: 0, reflection: 0 });
  expect(read('run(function(){show("The berth is taken")}).apply(this,arguments)')).toMatchObject({
    reflection: 0,
    sentences: 1,
  });
  const vue =
    'var r=function(){var t=this,e=t._self._c;return e("div",[t._v("Free"),t._l(t.rows,function(n){return e("p")})])};';
  expect(read(vue)).toMatchObject({ elements: 3, internals: 1 });
  const svelte =
    'function f(e){let t,a=[];return{c(){t=r("ul");for(let e=0;e<a.length;e+=1)a[e].c()},m(e,n){s(e,t,n)},p(e,[n]){},d(e){e&&x(t)}}}';
  expect(read(svelte)).toMatchObject({ elements: 1, loops: 0 });
});

it("reads functions in functions once, however deep", () => {
  const deep = `${"a=>".repeat(160)}Object.defineProperty(b,c.key,d)`;
  expect(read(deep).size).toBeGreaterThan(160);
});

it("reads what a short class says beside its helpers", () => {
  const lowered = `var n=function(e){function t(){!function(e,t){if(!(e instanceof t))throw new TypeError("Cannot call a class as a function")}(this,t)}
    return t.prototype.render=function(){return h("The berth is taken until noon")},t}(o);`;
  expect(read(lowered)).toMatchObject({ complaints: 0, reflection: 0, sentences: 1 });
});

it("does not take helpers that stand where they are called for complaints and reflection", () => {
  const taken = `var u=function(t){if(Array.isArray(t))return t}(o=split(e))||function(t){var r=null==t?null:"u">typeof Symbol&&t[Symbol.iterator];
    if(null!=r){var n=[];try{for(r=r.call(t);!(u=(e=r.next()).done);u=!0);}finally{}return n}}(o)||function(){throw TypeError("Invalid attempt to destructure non-iterable instance.")}();`;
  expect(read(taken)).toMatchObject({ complaints: 0, reflection: 0, loops: 0 });
});

it("does not take a block that is written as a loop for one", () => {
  expect(read("do{f()}while(!1)").loops).toBe(0);
  expect(read("do{f()}while(g())").loops).toBe(1);
});

it("does not take what TypeScript wrote into a module for reflection", () => {
  const helper =
    "this&&this.__assign||function(){return(r=Object.assign||function(e){for(var n=arguments[0],t=1;t<arguments.length;t++)for(var o in n)Object.prototype.hasOwnProperty.call(n,o);return e}).apply(this,arguments)}";
  expect(read(`var r=${helper};`)).toMatchObject({ reflection: 0, ownKeys: 0 });
  expect(read("var r=this.made||function(){return arguments.length}").reflection).toBe(1);
});

it("does not count comparisons and tests that lowering writes", () => {
  expect(read("null===(t=e.user)||void 0===t?void 0:t.name").absences).toBe(0);
  expect(read("var t=arguments.length>1&&void 0!==arguments[1]?arguments[1]:{}")).toMatchObject({
    absences: 0,
    reflection: 0,
  });
  expect(read("if(e.limit!==void 0)n(e.limit)").absences).toBe(1);
});

it("tells a notice to people from a complaint to programmers", () => {
  expect(read('toast.error("The berth is taken.")')).toMatchObject({ sentences: 1, complaints: 0 });
  expect(read('console.error("The store has no reducer.")')).toMatchObject({ sentences: 0, complaints: 1 });
});

it("counts what authors of libraries do, and what people read", () => {
  expect(read("this._owner=e.__data__,t.hasOwnProperty(n)")).toMatchObject({ internals: 2, ownKeys: 1 });
  expect(read('f("Members","bridge/devices","text/plain")')).toMatchObject({ labels: 1, topics: 1, texts: 3 });
});

it("does not take the path of a source for an address", () => {
  const count = (path: string): number => read(`made(row,[["__file","${path}"]])`).addresses;
  expect(count("/home/me/kit/src/Row.vue")).toBe(0);
  expect(count("/home/me/kit/rows")).toBe(1);
});

it("does not take the kinds of a switch for labels", () => {
  expect(read('switch(e.type){case"Program":case"Identifier":return"Save"}').labels).toBe(1);
});

it("counts templates with a tag, also as compilers lower them", () => {
  const lowered = 'function t(){var e=h(["<p>","</p>"]);return t=function(){return e},e}';
  const written = 'function t(){const e=h(["<p>","</p>"]);t=function(){return e};return e}';
  const inlined =
    'function t(){var e,n,r=(e=["<p>","</p>"],n||(n=e.slice(0)),Object.freeze(e));return t=function(){return r},r}';
  for (const code of [lowered, written, inlined]) expect(read(code).tagged).toBe(1);
  expect(read('function t(){var e=h(["<p>","</p>"]);return u=function(){return e},e}').tagged).toBe(0);
});
