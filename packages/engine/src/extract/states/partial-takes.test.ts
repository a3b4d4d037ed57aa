import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { comparedStates } from "../extractors/compared-states/extractor.ts";

function stepsIn(text: string): readonly string[] {
  const { survey, context } = contextOf({ "app.js": text });
  return comparedStates
    .answered(survey, context, [])
    .flatMap(({ content }) =>
      "transitions" in content ? (content.transitions ?? []).map(({ from, to }) => `${from} > ${to}`) : [],
    );
}

test("a copy in which a part is another leads from what the part is asked to be", () => {
  const text = `export const leave=({login:t,keep:n})=>{t.phase==="in"&&n({...t,phase:"out",name:void 0})}`;
  expect(stepsIn(text)).toEqual(["in > out"]);
});

test("what a method of the class sets leads from anywhere, what the class begins with from nothing", () => {
  const text = `export class Line{state={phase:"idle"};open(){this.updateState({phase:"busy"})}
    close(){this.updateState({phase:"shut"})}updateState(e){this.state={...this.state,...e}}}`;
  expect(stepsIn(text)).toEqual(["* > busy", "* > shut"]);
});

test("what an element is drawn with is set nowhere", () => {
  const text = `export const row=({crate:t,jsx})=>t.phase==="in"&&jsx("b",{...t,phase:"out"})`;
  expect(stepsIn(text)).toEqual([]);
});
