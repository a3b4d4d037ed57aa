import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

/** What the addresses of other sites in the links of a page are said to be. */
function meaningsOf(drawn: string): readonly unknown[] {
  const code = `import {createElement as h} from "react";import {jsx,jsxs} from "react/jsx-runtime";export const Help=({name})=>${drawn};`;
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return specification.points.constants.statements.map(({ meaning }) => meaning);
}

test.each([
  ['h("a",{href:"https://docs.lendwell.com/a",target:"_blank"},"Handbook")', "Handbook"],
  ['h("a",{href:name.replace("@lend/","https://docs.lendwell.com/")},"Handbook")', "Handbook"],
  ['jsxs("a",{href:"https://docs.lendwell.com/a",children:[jsx(Icon,{}),"Handbook"]})', "Handbook"],
  ['jsx("a",{href:"https://docs.lendwell.com/a",children:jsx("span",{children:"Handbook"})})', "Handbook"],
  ['jsx("a",{href:"https://docs.lendwell.com/a","aria-label":"Handbook",children:jsx("svg",{})})', "Handbook"],
  ['jsx("a",{href:"https://docs.lendwell.com/a",children:jsx("svg",{})})', undefined],
])("%s", (drawn, label) => {
  expect(meaningsOf(drawn)).toEqual([["external address", label].filter((one) => one !== undefined).join(", ")]);
});
