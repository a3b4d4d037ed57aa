import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { namedLimits } from "./extractor.ts";

test("what the platform only writes down or hands on has no options", () => {
  const { survey, context } = contextOf({
    "main.js": `export const open=()=>createDock({limit:40});export const send=(v)=>fetch("/docks/"+v.id,{method:"POST",body:JSON.stringify({name:"b",price:"2"})});`,
  });
  const found = namedLimits.all(survey, context).map(({ content }) => content);
  expect(found).toMatchObject([{ value: 40, meaning: "option of createDock" }]);
});
