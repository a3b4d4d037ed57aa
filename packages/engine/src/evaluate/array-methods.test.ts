import { expect, test } from "vitest";
import { textsOf } from "../../tests/program.ts";

const length = (source: string): readonly string[] => textsOf(`${source} export const x = "n" + list.length`);

test.each([
  ["pushed", "const list=[];for(const one of rows)list.push(one);"],
  ["pushed in a function", "const list=['a'];rows.forEach(one=>{list.push(one)});"],
  ["put at an index", "const list=[];for(let i=0;i<rows.length;i++)list[i]=rows[i];"],
  ["taken out", "const list=['a','b'];while(rows.length)list.pop();"],
  ["filtered by what is not known", "const list=[!rows,!cells].filter(one=>one===!1);"],
  ["filtered by whether they are there", "const list=[rows,'a'].filter(Boolean);"],
])("how many elements there are is not known where they are %s", (_, source) => {
  expect(length(source)).toEqual(["n{length}"]);
});

test("how many elements there are is known where they stand there, and where a test is decided", () => {
  expect(length("const list=['a','b'];")).toEqual(["n2"]);
  expect(length("const list=['a',''].filter(one=>one);")).toEqual(["n1"]);
  expect(length("const list=['a',''].filter(Boolean);")).toEqual(["n1"]);
});

test("an element that is added later may be the one that is asked for", () => {
  const asked = "const list=['get'];rows.forEach(one=>{list.push(one)});export const x=list.includes('post')?'/a':'/b'";
  expect(textsOf(asked)).toEqual(["/a", "/b"]);
});

test("an element that is pushed stands behind the others", () => {
  const url = "const list=['/a','b'];list.push(rows);export const x=list.join('/')";
  expect(textsOf(url)).toEqual(["/a/b/{rows}"]);
});

test.each([
  ["a list's own method", "[].slice.call(arguments)", ["/a/b/c"]],
  ["the method of all lists", "Array.prototype.slice.call(arguments,1)", ["b/c"]],
  ["by a name for the arguments", "[].slice.call(all,0)", ["/a/b/c"]],
])("arguments as a list, by %s", (_, list, expected) => {
  const code = `const join=function(){var all=arguments;return ${list}.join("/")};export const x=join("/a","b","c")`;
  expect(textsOf(code)).toEqual(expected);
});

test("the end of a list that is counted from its end is not known", () => {
  expect(textsOf('export const x=["a","b"].slice(-1).join("/")')).not.toContain("a/b");
});
