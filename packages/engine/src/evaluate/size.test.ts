import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { openParts } from "./free-params.ts";
import type { Value } from "./value.ts";

/** `d1` of two `d0`, `d2` of two `d1` and so on: memory for each step, twice as many ways. */
const doubled = (first: string, step: (before: string, at: number) => string): string =>
  Array.from({ length: 24 }, (_, at) => `const d${at + 1}=${step(`d${at}`, at)};`).join("") +
  `const d0=${first};export const ${Array.from({ length: 25 }, (_, at) => `x${at}=d${at}`).join(",")}`;

/** Parts of a value written out, up to a bound. */
function waysOf(value: Value, most: number): number {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); next && count <= most; next = open.pop()) {
    count++;
    openParts(next, open);
  }
  return count;
}

test.each([
  ["conditions", doubled('c?"a":"b"', (d, at) => `c.x${at}?${d}+"a":${d}+"b"`)],
  ["defaults", doubled("window.c", (d) => `${d}.a||${d}.b`)],
  ["sums", doubled("window.c.d", (d) => `${d}+${d}`)],
  ["arrays", doubled("window.c.d", (d) => `[${d},${d}]`)],
  ["lists", doubled("[...window.c]", (d) => `[...${d},...${d}]`)],
  ["calls", doubled("window.c", (d) => `window.f(${d},${d})`)],
])("a value of %s has no more ways than who reads it can go", (_, source) => {
  const program = programOf({ "a.js": `var c=window.c;${source}` });
  const values = Array.from({ length: 25 }, (__, at) => program.exported("a.js", `x${at}`));
  for (const value of values) expect(waysOf(value, 100_000)).toBeLessThan(100_000);
  expect(JSON.stringify(values.map(({ kind }) => kind))).toContain("unknown");
});

test("a long list that is doubled again and again is open behind its bound", () => {
  const program = programOf({ "a.js": doubled('["a","b"]', (d) => `[...${d},...${d}]`) });
  expect(program.exported("a.js", "x3")).toMatchObject({ kind: "array", open: false });
  const value = program.exported("a.js", "x24");
  expect(value).toMatchObject({ kind: "array", open: true });
  expect(value.kind === "array" && value.elements.length).toBe(2000);
});

test("a long sum is not followed down to its first term", () => {
  const source = `const f=(a)=>${"a+".repeat(4000)}a;export const x=f(window.b)`;
  // what it is made of is still what the function was called with
  expect(programOf({ "a.js": source }).exported("a.js", "x")).toMatchObject({
    kind: "result",
    callee: { kind: "function" },
    args: [{ kind: "global" }],
  });
});
