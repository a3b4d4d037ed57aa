import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { decidedTogether } from "./decided-together.ts";
import { texts, written } from "./text.ts";

const TABLES = ["T", "S", "R"].map(
  (name) =>
    `const ${name}={${Array.from({ length: 8 }, (_, at) => `k${at}:{u:"${name}${at}",b:"b${at}"},`).join("")}};`,
);

/** How many ways there are of two texts that the keys of so many tables decide. */
function waysOf(keys: readonly string[]): number {
  const [url, body] = ["u", "b"].map((part) => keys.map((key, at) => `${"TSR"[at]}[${key}].${part}`).join('+"/"+'));
  const program = programOf({ "a.js": `${TABLES.join("")}export const of=(k,l,m)=>[${url},${body}]` });
  const both = program.ev.returned(program.exported("a.js", "of"));
  const [first, second] = both.kind === "array" ? both.elements : [];
  return first && second ? decidedTogether({ url: first, body: second }).length : 0;
}

test("one key gives as many ways as it has entries; of several keys no more than are looked at are told apart", () => {
  expect(waysOf(["k"])).toBe(8);
  expect(waysOf(["k", "l", "m"])).toBe(8);
});

test("a key of the page is the same wherever it is asked for, one that is drawn is not", () => {
  const program = programOf({
    "a.js": `const T={a:{u:"x",b:"y"},c:{u:"z",b:"w"}};export const same=T[window.kind].u+"/"+T[window.kind].b;
      export const other=T[Math.random()].u+"/"+T[Math.random()].b`,
  });
  const of = (name: string): readonly string[] =>
    texts(program.exported("a.js", name))
      .map((text) => written(text))
      .toSorted();
  expect(of("same")).toEqual(["x/y", "z/w"]);
  expect(of("other")).toEqual(["x/{value}", "z/{value}"]);
});
