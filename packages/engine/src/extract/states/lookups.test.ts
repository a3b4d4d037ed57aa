/** Which tables say how the values of a set are shown. */
import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { comparedStates } from "../extractors/compared-states/extractor.ts";

/** The labels of each set that has any. */
function labelsIn(text: string): readonly unknown[] {
  const { survey, context } = contextOf({ "app.js": text });
  const facts = comparedStates.answered(survey, context, []);
  return facts.flatMap(({ content }) => ("labels" in content ? [content.labels] : []));
}

test("a table that is looked up by a value has its label", () => {
  const text = `const words={moored:"At the quay",adrift:"Lost"};export const line=(boat)=>boat.berthing==="moored"?1:words[boat.berthing]`;
  expect(labelsIn(text)).toEqual([{ moored: "At the quay", adrift: "Lost" }]);
});

test.each([
  [
    "a text of each thing in two languages",
    `const kinds={hull:{name:{de:"Rumpf",en:"Hull"}},mast:{name:{de:"Mast",en:"Spar"}}};
     export const names=(boat)=>Object.keys(kinds).map(key=>kinds[key].name[boat.lang])`,
  ],
  [
    "what a list has of it",
    `const kinds=[{name:{de:"Rumpf",en:"Hull"}},{name:{de:"Mast",en:"Spar"}}];
     export const names=(boat)=>kinds.map(kind=>kind.name[boat.lang])`,
  ],
  [
    "a long and a short word",
    `const words={moored:"At the quay",adrift:"Lost"},signs={moored:"Q",adrift:"L"};
     export const line=(boat)=>boat.berthing==="moored"?words[boat.berthing]:signs[boat.berthing]`,
  ],
])("tables that say different things of the same values have no labels: %s", (_, text) => {
  expect(labelsIn(text)).toEqual([]);
});
