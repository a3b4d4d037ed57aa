import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { allowedCalls } from "./allowed-calls.ts";

const namesAskedFor = (...names: readonly string[]): readonly unknown[] => {
  const calls = names.map((name) => `rights.isUIAllowed("${name}");`).join("");
  const { survey, context } = contextOf({ "app.js": `export const run=rights=>{${calls}}` });
  return allowedCalls(survey, context).map((fact) => fact.point === "roles" && fact.content.name);
};

test("names that a function of the program's own is asked for are permissions", () => {
  const names = ["pageCreate", "page:edit", "PAGE_DROP", "page.share", "pageMove"];
  expect(namesAskedFor(...names)).toEqual(names);
});

test("a long text that is almost a name costs no more than its length", () => {
  expect(namesAskedFor(`${"a".repeat(100_000)} `, "pageCreate")).toEqual([]);
});
