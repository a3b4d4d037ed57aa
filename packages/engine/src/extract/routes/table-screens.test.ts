import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { tableScreens } from "./table-screens.ts";

/** Compiled for old browsers, such a template is a call with a list of its texts: no example of every form. */
test("routes in a template of htm have an address and what is drawn there", () => {
  const main = `export const app=(h,R,Huts,Hut)=>h\`<main><\${R} path="/huts" component=\${Huts}/><\${R} path="/huts/:hut" component=\${Hut} isOpen/>
<\${Huts} path="/nowhere" of=\${Hut}/><a path="/no" component=\${Hut}></a></main>\``;
  const { survey, context } = contextOf({ "main.js": main });
  const found = tableScreens(survey, context).map(({ content }) => ("path" in content ? content.path : undefined));
  expect(found).toEqual(["/huts", "/huts/{hut}"]);
});
