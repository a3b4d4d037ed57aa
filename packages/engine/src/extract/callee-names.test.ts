import { expect, test } from "vitest";
import { contextOf } from "../../tests/program.ts";
import { calleeNames } from "./callee-names.ts";

const namesIn = (code: string): readonly (readonly string[])[] => {
  const { survey, context } = contextOf({ "app.js": code });
  return survey.calls.map(({ node, module }) => calleeNames(node.callee, module, context.ev));
};

test("a function's own name counts where no minifier has shortened it", () => {
  expect(namesIn("const hasPermission=e=>e;export const a=hasPermission(`shelf/lend`)")).toEqual([["hasPermission"]]);
});

test("a bundler's number that tells two functions of one name apart is no part of it", () => {
  expect(namesIn("const hasPermission$2=e=>e;export const a=hasPermission$2(`shelf/lend`)")).toEqual([
    ["hasPermission"],
  ]);
});

test("what a minifier calls it says nothing", () => {
  expect(namesIn("const e=t=>t,aB=t=>t,can=t=>t;export const a=[e(1),aB(2),can(3)]")).toEqual([[], [], []]);
});
