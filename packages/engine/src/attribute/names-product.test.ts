/** Which code holds the name that pages give the product. */
import { expect, test } from "vitest";
import { namesProduct } from "./names-product.ts";

const found = (names: readonly string[], texts: readonly string[], known: readonly number[] = []) =>
  namesProduct({
    units: texts.length,
    names,
    textOf: (at) => texts[at] ?? "",
    isKnown: (at) => known.includes(at),
  });

test("in texts and in names of the program", () => {
  expect(found(["Reedmap"], ['h("Thanks for trying Reedmap!")', "window.reedmapReady()", "paint()"])).toEqual([
    true,
    true,
    false,
  ]);
});

test("a word that known libraries have too, and a short one, say nothing", () => {
  expect(found(["Console"], ['h("The console of the lake")', "console.log(1)"], [1])).toEqual([false, false]);
  expect(found(["Reed"], ["reedReady()"])).toEqual([false]);
});
