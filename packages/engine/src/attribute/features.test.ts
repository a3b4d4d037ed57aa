import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { featuresOf } from "./features.ts";

const parse = oxcParser();
const read = (code: string) => featuresOf(parse("x.js", code).program);

it("tells the table of utilities that a style system generates into the product's sources", () => {
  const table = Array.from({ length: 60 }, (_, at) => `insetInline${at}:inset-x${at}/insetX`).join();
  expect(read(`const utilities = "${table},zIndex:z"`).generated).toBe(1);
});

it("tells it from other long lists", () => {
  const list = Array.from({ length: 120 }, (_, at) => `Entry ${at}: text`).join();
  expect(read(`const list = "${list}"`).generated).toBe(0);
});
