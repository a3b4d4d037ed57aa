import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { compiledTogether } from "./compiled-together.ts";
import type { AttributionUnit } from "./unit.ts";

const HELPER = 'const h=(e,t)=>def(e,"name",{value:t,configurable:!0})';

/** A helper, four functions that it names, and so much of other code behind. */
function units(other: number): readonly AttributionUnit[] {
  const codes = [
    HELPER,
    ...["a", "b", "c", "d"].flatMap((name) => [`function ${name}(){return 1}`, `h(${name},"${name}")`]),
    "rest()",
  ];
  let end = 0;
  return codes.map((code, at): AttributionUnit => {
    const [node] = oxcParser()("x.js", code).program.body;
    if (!node) throw new Error("each is one statement");
    const start = end;
    end += at === codes.length - 1 ? other : 100;
    const isNaming = at > 0 && at % 2 === 0;
    return {
      file: fileId("app.js"),
      start,
      end,
      node,
      module: 0,
      uses: isNaming ? [0, at - 1] : [],
      loads: [],
      entry: false,
    };
  });
}

const found = (other: number, product: readonly number[]): readonly number[] =>
  compiledTogether({
    units: units(other),
    isThird: () => false,
    isProduct: (at) => product.includes(at),
    isLibrary: (at) => !product.includes(at) && at < 9,
  }).flatMap((is, at) => (is ? [at] : []));

test("a helper and all that it names are a library's where most of it is", () => {
  expect(found(10_000, [3, 9])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a build of which most is the product's, and one that is the application", () => {
  expect(found(10_000, [1, 2, 3, 4, 5, 9])).toEqual([]);
  expect(found(100, [3, 9])).toEqual([]);
});
