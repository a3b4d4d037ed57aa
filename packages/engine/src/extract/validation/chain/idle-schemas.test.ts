import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { chainValidation } from "../../extractors/chain-validation/extractor.ts";

const subjectsIn = (code: string): readonly unknown[] => {
  const { survey, context } = contextOf({ "main.js": `import{z}from"zod";${code}` });
  const facts = chainValidation.all(survey, context);
  return [...new Set(facts.map(({ content }) => ("subject" in content ? content.subject : undefined)))].sort();
};

const thrown = (count: number): string =>
  Array.from({ length: count }, (_, at) => `z.object({dropped${at}:z.string().max(8)}).optional();`).join("");

test("schemas that are thrown away, and what only they are made of, state no rules", () => {
  const part = "var part=z.object({part:z.string().max(8)});z.array(part);";
  const kept = "var kept=z.object({kept:z.string().max(8)});export const read=(e)=>kept.parse(e);";
  expect(subjectsIn(thrown(5) + part + kept)).toEqual(["kept"]);
  expect(subjectsIn(`${thrown(5)}${part}${kept}export const more=z.object({whole:part});`)).toEqual([
    "kept",
    "whole.part",
  ]);
});

test("a few may be meant otherwise", () => {
  expect(subjectsIn(thrown(2))).toEqual(["dropped0", "dropped1"]);
});
