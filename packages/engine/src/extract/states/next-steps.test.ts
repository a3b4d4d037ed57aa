import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { comparedStates } from "../extractors/compared-states/extractor.ts";

function stepsIn(text: string): readonly string[] {
  const { survey, context } = contextOf({ "a.js": text });
  return comparedStates
    .answered(survey, context, [])
    .flatMap((fact) =>
      fact.point === "states" ? (fact.content.transitions ?? []).map(({ from, to }) => `${from} > ${to}`) : [],
    );
}

test("what may follow a state stands in its record", () => {
  const text = `export const STAGES={packed:{label:"Packed",next:["sent","lost"]},sent:{label:"Sent",next:["lost"]},lost:{label:"Lost",next:[]}}`;
  expect(stepsIn(text)).toEqual(["packed > lost", "packed > sent", "sent > lost"]);
});

test("what may follow a state is given back by a switch", () => {
  const text = `export function next(order){switch(order.stage){case"packed":return["sent","lost"];case"sent":return["lost"];default:return[]}}`;
  expect(stepsIn(text)).toEqual(["packed > lost", "packed > sent", "sent > lost"]);
});

test("lists that lead nowhere are no steps", () => {
  const text = `export function sizes(order){switch(order.stage){case"packed":return["small","large"];case"sent":return["huge"];default:return[]}}`;
  expect(stepsIn(text)).toEqual([]);
  expect(stepsIn(`export const KINDS={oak:{next:["elm"]},ash:{next:["fir"]},elm:{next:[]}}`)).toEqual([]);
});

test("what a thing is made with leads from nothing", () => {
  const made = `class Key{constructor(){this.mode="hidden"}ask(){this.mode="waiting"}got(){this.mode="told"}}export{Key}`;
  const text = `${made};export const isTold=(key)=>key.mode==="told"?1:key.mode==="hidden"?2:key.mode==="waiting"?3:4;`;
  expect(stepsIn(text)).toEqual(["* > told", "* > waiting"]);
});
