import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const CHUNK = (...modules: readonly string[]): string =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules.join(",")}]);`;

const RUNTIME =
  "(()=>{let e;var r=globalThis.TURBOPACK;if(void 0===r)r=[];function H(t){}globalThis.TURBOPACK={push:H},r.forEach(H)})();";

test.each([
  ["values", '1,e=>{e.s(["a",0,"/x"])}'],
  ["getters", '1,e=>{let t="/x";e.s(["b",()=>1,e=>0,"a",()=>t])}'],
  ["values under an id", '1,e=>{e.s(["a",0,"/x"],1)}'],
  ["CommonJS assignments", '1,(e,t,r)=>{r.a="/x"}'],
  ["module.exports", '1,(e,t,r)=>{t.exports={a:"/x"}}'],
  ["a whole value", '1,e=>{e.v({a:"/x"})}'],
  ["the namespace of another module", '1,e=>{e.n(e.i(2))},2,e=>{e.s(["a",0,"/x"])}'],
  ["imports of another module", '1,e=>{var t=e.i(2);e.s(["a",()=>t.c])},2,e=>{e.s(["c",0,"/x"])}'],
  ["required modules", '1,(e,t,r)=>{let n=e.r(2);r.a=n.c},2,(e,t,r)=>{r.c="/x"}'],
  ["an object of getters", '1,e=>{e.s({a:()=>t});let t="/x"}'],
  ["what is passed on, pair by pair", '1,e=>{e.S([2,"b","d","a","c",0,3,"f","g"])},2,e=>{e.s(["c",0,"/x"])}'],
  ["what is passed on, in one text", '1,e=>{var t=e.i(3);e.S([2,"b,d",0,t,"a,c"],1)},2,e=>{},3,e=>{e.s(["c",0,"/x"])}'],
  ["all that another module has", '1,e=>{var t=e.i(2);e.s([]),e.j(t)},2,(e,t,r)=>{r.a="/x"}'],
  ["a joined module's whole value", '2,3,e=>{e.v({c:"/y"},2),e.v({c:"/x"},3)},1,e=>{var t=e.i(3);e.s(["a",()=>t.c])}'],
  ["a joined module of no other use", '1,e=>{let n="/x";e.s(["c",()=>n],3);var t=e.i(3),t=t;e.s(["a",0,t.c],1)}'],
  ["joined modules", '2,3,e=>{e.s(["c",0,"/y"],2),e.s(["c",0,"/x"],3)},1,e=>{var t=e.i(3);e.s(["a",()=>t.c])}'],
])("exports written as %s", (_, modules) => {
  expect(programOf({ "a.js": CHUNK(modules), "b.js": RUNTIME }).exported("1", "a")).toMatchObject({ value: "/x" });
});

test("a chunk's modules stand in their registry, the runtime beside them", () => {
  const { graph } = programOf({ "a.js": CHUNK("1,e=>{e.i(2)},2,3,e=>{}"), "b.js": RUNTIME });
  expect(graph.modules.map(({ key }) => key)).toEqual(["1", "2", "b.js@0:runtime"]);
  expect(graph.bundlers.map(({ name }) => name)).toEqual(["turbopack", "turbopack"]);
  const [first] = graph.modules;
  expect(first && graph.resolve(first, "3")?.script.file).toBe("a.js");
});

test("what a module loads later is a lazy reference", () => {
  const loader = '1,e=>{e.v(t=>Promise.all(["static/chunks/a.js"].map(t=>e.l(t))).then(()=>t(2)))},2,e=>{}';
  const { graph } = programOf({ "a.js": CHUNK(loader, "3,e=>{e.A(1)}") });
  expect(graph.modules.flatMap(({ key, references }) => references.map((r) => [key, r.target, r.lazy]))).toEqual([
    ["1", "2", true],
    ["3", "1", true],
  ]);
});
