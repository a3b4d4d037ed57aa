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
