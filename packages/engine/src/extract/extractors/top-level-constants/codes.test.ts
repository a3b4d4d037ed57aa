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

test("a number has the name under which it is exported, also where it is declared before it is given", () => {
  const { survey, context } = contextOf({
    "main.js": `let e,t;(function(){e=25,t=45e3})();export{e as PAGE_SIZE,t as c};`,
  });
  expect(topLevelConstants.all(survey, context).map(({ content }) => content)).toEqual([
    { name: "PAGE_SIZE", value: 25 },
  ]);
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
