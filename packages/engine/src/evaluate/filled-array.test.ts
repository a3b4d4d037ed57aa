import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { texts, written } from "./text.ts";

/** The texts that `out`, made by statements, may be. */
const outOf = (statements: string): readonly string[] =>
  texts(programOf({ "a.js": `${statements};export const out=parts.join("/")` }).exported("a.js", "out")).map((text) =>
    written(text),
  );

test.each([
  ["one after the other", 'const parts=["a"];parts.push("b","c");parts.push("d")', ["a/b/c/d"]],
  ["a list", 'const parts=["a"];parts.push(...["b","c"])', ["a/b/c"]],
  ["where a test holds", 'const parts=["a"];if(x)parts.push("b");parts.push("c")', ["a/b/c", "a/c"]],
  ["one of two", 'const parts=["a"];x?parts.push("b"):parts.push("c")', ["a/b", "a/c"]],
  ["by the same test again", 'const parts=["a"];if(x)parts.push("b");if(!x)parts.push("c")', ["a/b", "a/c"]],
  ["behind a negation", 'const parts=["a"];!x&&parts.push("b")', ["a/b", "a"]],
  ["nested", 'const parts=["a"];if(x){parts.push("b");if(y)parts.push("c")}', ["a/b/c", "a/b", "a"]],
])("what is pushed is known: %s", (_, statements, expected) => {
  expect(outOf(statements).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ["in a loop", 'const parts=["a"];for(const y of x)parts.push(y)'],
  ["in a function", 'const parts=["a"];const add=(y)=>parts.push(y);add("b")'],
  ["it is taken again", 'const parts=["a","b"];parts.pop()'],
  ["it is read before", 'const parts=["a"];const early=parts.join("/");parts.push("b")'],
  ["by many tests", 'const parts=["a"];if(b)parts.push(1);if(c)parts.push(2);if(d)parts.push(3);if(e)parts.push(4)'],
])("what is pushed is not known: %s", (_, statements) => {
  expect(outOf(statements)).toEqual(["{value}"]);
});
