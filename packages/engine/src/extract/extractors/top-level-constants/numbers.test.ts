import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { topLevelConstants } from "./extractor.ts";

test("a number has the name under which it is exported, also where it is declared before it is given", () => {
  const { survey, context } = contextOf({
    "main.js": `let e,t;(function(){e=25,t=45e3})();export{e as PAGE_SIZE,t as c};`,
  });
  expect(topLevelConstants.all(survey, context).map(({ content }) => content)).toEqual([
    { name: "PAGE_SIZE", value: 25 },
  ]);
});

test("how long the months are is nobody's decision", () => {
  const { survey, context } = contextOf({
    "main.js": `const a=[31,29,31,30,31,30,31,31,30,31,30,31];export const last=(month)=>a[month]+month.offset;`,
  });
  expect(topLevelConstants.all(survey, context)).toEqual([]);
});
