import { expect, test } from "vitest";
import { programOf, textsOf } from "../../tests/program.ts";
import { texts, written } from "./text.ts";

test("texts that meet where one of several values is filled in are one", () => {
  const source = "export const x=`${location.host}:${window.own?window.port:'8081'}/api`";
  const parts = texts(programOf({ "a.js": source }).exported("a.js", "x")).map((text) => text.parts);
  expect(parts).toContainEqual([{ hole: "host" }, ":8081/api"]);
});

test("an address of the page without its scheme begins as unknown as before", () => {
  const textOf = (code: string): readonly string[] => textsOf(`export const x=${code}`);
  expect(textOf('"ws"+(location.origin+location.pathname+"feed").substr(4)')).toEqual(["ws{origin}{pathname}feed"]);
  expect(textOf('"ws"+location.href.slice(4)+"feed"')).toEqual(["ws{href}feed"]);
  expect(textOf('"ws"+location.search.slice(4)+"feed"')).toEqual(["ws{value}feed"]);
});

test("what a value of the query is by default is not what is sent", () => {
  const textOf = (code: string): readonly string[] => textsOf(`export const x=${code}`);
  expect(textOf('`/api/stats?range=${window.chosen??"24h"}&all=1`')).toEqual(["/api/stats?range={chosen}&all=1"]);
  expect(textOf('`/api/${window.version??"v1"}/stats`')).toEqual(["/api/v1/stats"]);
});

test("a place in a list and a key that nobody gives are no names", () => {
  expect(textsOf('export const x="/a/"+window.parts[0]')).toEqual(["/a/{value}"]);
  expect(textsOf('const f=(v,k)=>"/a/"+v[k];export const x=f(window.q.of())')).toEqual(["/a/{value}"]);
});

test("a key that is counted names any element of a list", () => {
  const loop = 'for(var i=0;i<E.length;i++){var e=E[i];x="/a/"+e}';
  expect(textsOf(`var E=["one","two"];export let x;${loop}`).toSorted()).toEqual(["/a/one", "/a/two"]);
});

test.each([
  ["one test", 'k?"users":"orders"', 'k?"list":"open"'],
  ["assignments of one branch", "s", "v"],
  ["one key", "T[k].s", "T[k].v"],
])("pieces that %s decides go together", (_, first, second) => {
  const source = `const T={a:{s:"users",v:"list"},b:{s:"orders",v:"open"}};
    const of=(k)=>{let s,v;if(k){s="users";v="list"}else{s="orders";v="open"}return "/api/"+(${first})+"/"+(${second})};
    export const x=of`;
  const program = programOf({ "a.js": source });
  const value = program.ev.returned(program.exported("a.js", "x"));
  expect(
    texts(value)
      .map((text) => written(text))
      .toSorted(),
  ).toEqual(["/api/orders/open", "/api/users/list"]);
});

test("of pieces of which nothing tells what goes with what, one is told apart", () => {
  const loops = 'const T=[{s:"a",v:"x"},{s:"b",v:"y"}];export let x;for(const e of T)for(const f of T)x=';
  expect(textsOf(`${loops}"/"+e.s+"/"+f.v`).toSorted()).toEqual(["/a/{value}", "/b/{value}"]);
  expect(textsOf(`${loops}"/"+e.s+"/"+e.v`).toSorted()).toEqual(["/a/x", "/b/y"]);
  expect(textsOf('export const x="/"+(window.a?"b":"c")+(window.d?"/e":"/f")').toSorted()).toEqual([
    "/b/e",
    "/b/f",
    "/c/e",
    "/c/f",
  ]);
});
