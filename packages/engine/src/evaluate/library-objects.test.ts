import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { texts, written } from "./text.ts";

const textsOf = (code: string): readonly string[] =>
  texts(programOf({ "a.js": `import made from "some-library/made";${code}` }).exported("a.js", "out")).map((text) =>
    written(text),
  );

test("an empty object with others is joined of them, whatever the function is called", () => {
  expect(textsOf('export const out=made({},{url:"/a",of:1},{url:"/b"}).url')).toEqual(["/b"]);
  expect(textsOf('const join=(...all)=>made({},...all);export const out=join({url:"/a"},{of:1}).url')).toEqual(["/a"]);
});

test("what may be no joining is left alone", () => {
  expect(textsOf('export const out=made({},{url:"/a"}).url')).not.toContain("/a");
  expect(textsOf('export const out=made({},{url:"/a"},"url").url')).not.toContain("/a");
  expect(textsOf('export const out=made({of:1},{url:"/a"},{}).url')).not.toContain("/a");
});

test("Ramda merges two objects by a function, and begins a list with nothing", () => {
  const of = (code: string) =>
    texts(programOf({ "a.js": `import made from "ramda/src/made";${code}` }).exported("a.js", "out")).map((text) =>
      written(text),
    );
  const defaults = `(auth) => ({ headers: { auth } })`;
  expect(of(`export const out = made(join, (${defaults})(t), { method: "PUT" }).method`)).toEqual(["PUT"]);
  expect(of(`export const out = made(join, {}, { method: "PUT" }).method`)).not.toEqual(["PUT"]);
});
