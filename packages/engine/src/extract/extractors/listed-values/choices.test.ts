import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { namedChoice } from "./choices.ts";

const choicesIn = (code: string): readonly unknown[] => {
  const { survey, context } = contextOf({ "app.js": code });
  return survey.declarators.flatMap((at) => namedChoice(at, context)).map(({ content }) => content);
};

test("numbers to choose from are told by the name that a person wrote", () => {
  const code = "const ALARM_TIMES=[5,10,15,30,60];export const f=button=>ALARM_TIMES.map(e=>button(`alarm.set`,e))";
  expect(choicesIn(code)).toMatchObject([{ name: "ALARM_TIMES", value: [5, 10, 15, 30, 60] }]);
});

test("a list that nothing is made of is no choice, and a name that a minifier made says nothing", () => {
  expect(choicesIn("const ALARM_TIMES=[5,10,15,30,60];export const f=e=>e(`alarm.set`,ALARM_TIMES)")).toEqual([]);
  expect(choicesIn("const A=[5,10,15,30,60];export const f=e=>A.map(t=>e(`alarm.set`,t))")).toEqual([]);
});
