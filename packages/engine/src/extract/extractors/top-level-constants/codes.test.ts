import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { topLevelConstants } from "./extractor.ts";

// no annotated example: minifiers write such texts in place where the names are theirs to choose
test("codes and names of files that are bound at the top level", () => {
  const { survey, context } = contextOf({
    "main.js": `const LATEST_FILE="loans.latest.db";const LABEL_CLASS="label_box_x1y2z";
export const backup=(store,table)=>store.copy(LATEST_FILE,table.named(LATEST_FILE));
export const label=(h)=>h("b",{className:LABEL_CLASS});`,
  });
  const found = topLevelConstants
    .all(survey, context)
    .map(({ content }) => ("value" in content ? content.value : undefined));
  expect(found).toEqual(["loans.latest.db"]);
});

test("what a name is for is told by the modules that import it", () => {
  const { survey, context } = contextOf({
    "codes.js": `const a="LENDWELL_CREDENTIAL_ID",b=[.5,1,2,5,10,20,50,100,200,500,1e3,2e3,5e3],c=[9,4,7,1,3,8,2,6,5,12,11,10,14];export{a as x,b as y,c as z};`,
    "main.js": `import{x as d,y as e,z as f}from"./codes.js";export const seat=(desk)=>desk.inputs[d];export const steps=(desk)=>desk.distances.concat(e);export const odd=(desk)=>desk.primes.concat(f);`,
  });
  const found = topLevelConstants.all(survey, context).map(({ content }) => content);
  expect(found).toEqual([
    { value: "LENDWELL_CREDENTIAL_ID", meaning: expect.stringContaining("inputs") },
    {
      value: [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
      meaning: expect.stringContaining("distances"),
    },
  ]);
});

test("how long the months are is nobody's decision", () => {
  const { survey, context } = contextOf({
    "main.js": `const a=[31,29,31,30,31,30,31,31,30,31,30,31];export const last=(month)=>a[month]+month.offset;`,
  });
  expect(topLevelConstants.all(survey, context)).toEqual([]);
});
