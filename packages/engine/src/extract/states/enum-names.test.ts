import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { comparedStates } from "../extractors/compared-states/extractor.ts";

const DECLARED = `var Heft=(a=>(a.Light="LIGHT",a.Bulky="BULKY",a))(Heft||{});`;

const setsIn = (files: Readonly<Record<string, string>>): readonly unknown[] => {
  const { survey, context } = contextOf(files);
  return comparedStates.answered(survey, context, []).map(({ content }) => content);
};

test("an enumeration is called as others ask for it, where a bundler keeps that name", () => {
  const files = {
    "kinds.js": `${DECLARED}export{Heft as IParcelHeft}`,
    "desk.js": `import*as k from"./kinds.js";export const ask=e=>e(k.IParcelHeft.Bulky)`,
  };
  expect(setsIn(files)).toMatchObject([{ name: "parcel heft", values: ["BULKY", "LIGHT"] }]);
});

test("an enumeration of which no member is asked for, or whose name a bundler made, is called nothing", () => {
  const ask = `export const ask=e=>e(k.aB.Bulky)`;
  expect(setsIn({ "kinds.js": `${DECLARED}export{Heft as IParcelHeft}` })).toEqual([]);
  expect(
    setsIn({ "kinds.js": `${DECLARED}export{Heft as aB}`, "desk.js": `import*as k from"./kinds.js";${ask}` }),
  ).toEqual([]);
});
