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

test("what a list is for is told by the option that a module hands it over as, a text without a name by nothing", () => {
  const { survey, context } = contextOf({
    "codes.js": `const a="LENDWELL_CREDENTIAL_ID",b=[5,10,20,50,100,200],c=[9,4,7,1,3,8];export{a as x,b as y,c as z};`,
    "main.js": `import{x as d,y as e,z as f}from"./codes.js";export const seat=(desk)=>desk.inputs[d];export const steps=(desk)=>desk.ask({pollIntervals:e});export const odd=(desk)=>desk.primes.concat(f);`,
  });
  const found = topLevelConstants.all(survey, context).map(({ content }) => content);
  expect(found).toEqual([{ name: "pollIntervals", value: [5, 10, 20, 50, 100, 200] }]);
});

test("steps without a name are told by what they are used with, names that bundlers tell apart are none", () => {
  const { survey, context } = contextOf({
    "main.js": `const b=[.5,1,2,5,10,20,50,100],A_3="local.desk";export const steps=(desk)=>desk.distances.concat(b);export const words=()=>({desk_local:A_3});`,
  });
  const found = topLevelConstants.all(survey, context).map(({ content }) => content);
  expect(found).toEqual([{ value: [0.5, 1, 2, 5, 10, 20, 50, 100], meaning: expect.stringContaining("distances") }]);
});

test("what the program's own messages are told apart by is no constant", () => {
  const { survey, context } = contextOf({
    "main.js": `const ROOM_CLOSED="rooms/closed";export const close=(room)=>({type:ROOM_CLOSED,room});export const is=(one)=>one.kind===ROOM_CLOSED;`,
  });
  expect(topLevelConstants.all(survey, context)).toEqual([]);
});

test("how long the months are is nobody's decision", () => {
  const { survey, context } = contextOf({
    "main.js": `const a=[31,29,31,30,31,30,31,31,30,31,30,31];export const last=(month)=>a[month]+month.offset;`,
  });
  expect(topLevelConstants.all(survey, context)).toEqual([]);
});
