/** What goes together in one request: what one entry gives, what one test decides, and never what two moments give. */
import { captureFiles } from "@as-built/capture";
import { oxcParser } from "@as-built/engine/oxc";
import { describe, expect, test } from "vitest";
import { analyze } from "../../analyze.ts";

const SAID = ';document.title = "All tools of the workshop are listed here";';

function callsOf(code: string): readonly string[] {
  const files = [{ path: "a.js", bytes: new TextEncoder().encode(code + SAID) }];
  const { points } = analyze(captureFiles("tools", files), { parser: oxcParser() }).specification;
  return points.calls.statements.map(({ method = "?", url }) => `${method} ${url}`).toSorted();
}

const TABLE = 'const T=[{u:"/tools",w:true,k:"new"},{u:"/shelves",w:false,k:"old"}];';
const loop = (body: string): string => `${TABLE}export function go(){for(const t of T){${body}}}`;

describe("what one entry gives goes together", () => {
  test.each([
    ["a test", loop('if(t.w)fetch(t.u,{method:"PUT"});else fetch(t.u)')],
    ["a choice", loop('fetch(t.u,{method:t.w?"PUT":"GET"})')],
    ["a text that is compared", loop('fetch(t.u,{method:t.k==="new"?"PUT":"GET"})')],
    ["a test before it leaves", loop('if(!t.w){fetch(t.u);continue}fetch(t.u,{method:"PUT"})')],
    ["cases", loop('switch(t.k){case"new":fetch(t.u,{method:"PUT"});break;default:fetch(t.u)}')],
    ["a test of two parts", loop('fetch(t.u,{method:t.w&&t.k?"PUT":"GET"})')],
    ["a default", loop("").replace("t of T){", '{u,k,m=k==="new"?"PUT":"GET"} of T){fetch(u,{method:m})')],
    ["a wrapper", `${TABLE}const send=t=>fetch(t.u,{method:t.w?"PUT":"GET"});for(const t of T)send(t)`],
    ["an index", `${TABLE}for(let i=0;i<T.length;i++){const t=T[i];fetch(t.u,{method:t.w?"PUT":"GET"})}`],
    [
      "a place in another list",
      'const U=["/tools","/shelves"],M=["PUT","GET"];U.forEach((u,i)=>fetch(u,{method:M[i]}))',
    ],
    ["a callback", `${TABLE}T.forEach(t=>{if(!t.w)return fetch(t.u);fetch(t.u,{method:"PUT"})})`],
  ])("%s", (_, code) => expect(callsOf(code)).toEqual(["GET /shelves", "PUT /tools"]));

  test("what is sent", () =>
    expect(callsOf(loop('if(t.k==="old")fetch(t.k==="new"?"/a":t.u,{method:"PUT"})'))).toEqual(["PUT /shelves"]));
});

test.each([
  ["a&&b", ["GET /x", "GET /z", "PUT /y"]],
  ["a||b", ["PUT /x", "PUT /y", "PUT /z"]],
  ["!(a&&b)", ["GET /y", "PUT /x", "PUT /z"]],
  ["a&&!b", ["GET /x", "GET /y", "PUT /z"]],
])("callers decide each part of %s", (asked, expected) => {
  const code = `const send=(u,a,b)=>fetch(u,{method:${asked}?"PUT":"GET"});send("/x",false,true);send("/y",true,true);send("/z",true,false)`;
  expect(callsOf(code)).toEqual(expected);
});

test("a helper that asks whether something is given answers for what is there, and for what is not", () => {
  const send = `const is=e=>e!=null;const send=e=>fetch(e.url,{method:e.body&&is(e.body)?"PUT":"GET"});`;
  expect(callsOf(`${send}send({url:"/x",body:{id:1}});send({url:"/y"})`)).toEqual(["GET /y", "PUT /x"]);
  const strict = send.replace("!=null", "!==null").replace("e.body&&", "");
  expect(callsOf(`${strict}send({url:"/x",body:null});send({url:"/y"})`)).toEqual(["GET /x", "PUT /y"]);
});

/** Two questions, with something between them. */
const asked = (name: string, between: string, before = "", params = ""): string =>
  `${before}export function go(${params}){const a=${name}?"/tools":"/shelves";${between};const b=${name}?"PUT":"POST";return fetch(a,{method:b})}`;
const picked = (key: string, between: string, before = ""): string =>
  `${before}const P={a:{u:"/tools",m:"PUT"},b:{u:"/shelves",m:"POST"}};
  export function go(){const u=P[${key}].u;${between};return fetch(u,{method:P[${key}].m})}`;

describe("what is asked at two moments is not the same", () => {
  test.each([
    ["a name of the module", asked("dark", "dark=!dark", "let dark=window.dark;")],
    ["what another function changes", asked("dark", "turn()", "let dark=window.dark;const turn=()=>{dark=!dark};")],
    ["what may change while one waits", asked("s.dark", "wait()", "const s={};on(e=>{s.dark=e.dark});")],
    ["a property of the window", asked("window.dark", "window.dark=!window.dark")],
    ["what a function gives", asked("drawn()", "", "const drawn=()=>window.draw();")],
    ["a field", `class A{${asked("this.dark", "this.dark=!this.dark").replace("export function ", "")}}new A().go()`],
    ["what a method changes", `class A{turn(){this.dark=!this.dark}${asked("this.dark", "this.turn()").slice(16)}}`],
    ["a key of the window", picked("window.k", "window.k=window.next")],
    ["a key that a function draws", picked("drawn()", "", "const drawn=()=>window.draw();")],
    ["a key of the module", picked("k", "next()", 'let k="a";const next=()=>{k=window.next};')],
    ["a key that a loop changes", picked("k", "for(const x of list)k=x", 'let k="a";')],
  ])("%s", (_, code) => expect(callsOf(code)).toEqual(["? /shelves", "? /tools"]));

  test.each([
    ["a name of the module", asked("dark", "const c=1", "let dark=window.dark;export const turn=()=>{dark=!dark};")],
    ["a parameter", asked("dark", "wait()", "", "dark")],
    ["a parameter that is given a value first", asked("o.dark", "wait()", "", "o").replace("{", "{o=o||{};")],
    ["a property of the window", asked("window.dark", "wait()")],
    ["what a name stands for", asked("dark", "wait()", "").replace("{", "{const dark=window.draw();")],
    ["a key", picked("window.k", "wait()")],
    ["what may be missing", asked("o.id!=null", "wait()", "", "o")],
  ])("nothing changes %s", (_, code) => expect(callsOf(code)).toEqual(["POST /shelves", "PUT /tools"]));

  test("what the round before has left", () => {
    const code = `${TABLE}export function go(l){let u;for(const x of l){if(u)fetch(u,{method:T[x].w?"PUT":"GET"});u=T[x].u}}`;
    expect(callsOf(code)).toEqual([]);
  });

  test("what is written in order is read in order", () => {
    const turned = ["POST /tools", "PUT /shelves"];
    expect(callsOf(asked("dark", "dark=!dark", "", "dark"))).toEqual(turned);
    expect(callsOf(asked("o.dark", "o.dark=!o.dark", "", "o"))).toEqual(turned);
  });
});

test("what never runs asks for nothing", () => {
  const code = `export function go(k){if(false)fetch("/a");if(0)fetch("/b");!1&&fetch("/c");for(;!1;)fetch("/d");
    switch(k){case 1:return fetch("/tools");fetch("/e")}return late();fetch("/f");function late(){fetch("/shelves")}}`;
  expect(callsOf(code)).toEqual(["GET /shelves", "GET /tools"]);
});

test.each([
  ["branches that both return", 'if(k)return fetch("/a");else{return fetch("/b")}'],
  ["a chain of branches", 'if(k)return fetch("/a");else if(k.b)return k;else {return fetch("/b")}'],
  ["a loop without an end", 'for(;;){const r=await fetch("/a");if(r.ok)return fetch("/b")}'],
  ["what is tried and caught", 'try{return fetch("/a")}catch{return fetch("/b")}'],
  ["all cases", 'switch(k){case 1:{return fetch("/a")}default:return fetch("/b")}'],
  ["what comes at last", 'try{fetch("/a")}finally{return fetch("/b")}'],
])("nothing behind %s is reached", (_, code) =>
  expect(callsOf(`export async function go(k){${code}fetch("/dead")}`)).toEqual(["GET /a", "GET /b"]),
);

test.each([
  ["a loop that is left", 'while(true){if(k)break;fetch("/a")}'],
  ["an outer loop that is left", 'o:for(;;){for(;;){if(k)break o;fetch("/a")}}'],
  ["a switch that is left", 'switch(k){case 1:fetch("/a");break;default:return k}'],
  ["a switch without a default", 'switch(k){case 1:return fetch("/a")}'],
  ["a block that is left", 'b:{if(k)break b;return fetch("/a")}'],
])("what stands behind %s is", (_, code) =>
  expect(callsOf(`export function go(k){${code}fetch("/b")}`)).toEqual(["GET /a", "GET /b"]),
);

test("what a name holds that is given a constant once decides what runs", () => {
  const code = `const DEV=!1;const ON=!DEV;let later=!1;export const set=()=>{later=!0};
    export function go(){if(DEV)fetch("/dead");!DEV||fetch("/dead");DEV?fetch("/dead"):fetch("/a");if(later)fetch("/b")}`;
  expect(callsOf(code)).toEqual(["GET /a", "GET /b"]);
});
