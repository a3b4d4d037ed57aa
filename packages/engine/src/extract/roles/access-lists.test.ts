import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { permissionRoles } from "../extractors/permission-roles/extractor.ts";
import type { Fact } from "../fact.ts";

function factsIn(code: string): readonly Fact[] {
  const { survey, context } = contextOf({ "main.js": code });
  return [...survey.calls.flatMap((at) => permissionRoles.call(at, context)), ...permissionRoles.all(survey, context)];
}

/** Names of what is stated, each once. */
function namesIn(code: string): readonly unknown[] {
  const facts = factsIn(code);
  return [...new Set(facts.map(({ content }) => ("name" in content ? content.name : undefined)))].sort();
}

const ENUM = `var P=function(e){return e.ReadLoom="ReadLoom",e.EditLoom="EditLoom",e.ReadYarn="ReadYarn",e.EditYarn="EditYarn",e.Owner="Owner",e}(P||{});`;

test("all of an enum are permissions where some are asked for", () => {
  const menu = `export const m=[{requiresPermission:P.ReadLoom,id:"looms"},{requiresPermission:P.ReadYarn,id:"yarns"}];`;
  expect(namesIn(ENUM + menu)).toEqual(["EditLoom", "EditYarn", "Owner", "ReadLoom", "ReadYarn"]);
});

test.each([
  ["an enum", `${ENUM}export const m=[{requiresPermission:P.ReadLoom},{requiresPermission:P.ReadYarn}];`],
  [
    "a table",
    `export const t={"loom:read":{by:1},"loom:edit":{by:2},"yarn:read":{by:1},"yarn:edit":{by:2},"yarn:dye":{by:3}};
export const a=(u)=>u.hasPermission("loom:read")&&u.hasPermission("yarn:dye");`,
  ],
  ["a list of rights", `export const l=["loom:read","loom:edit","yarn:read","yarn:edit"];`],
])("what is derived from %s names the places that it is derived from", (_, code) => {
  const derived = factsIn(code).filter(({ basis }) => basis === "derived");
  expect(derived.length).toBeGreaterThan(0);
  for (const { evidence } of derived) expect(evidence.length).toBeGreaterThan(1);
});

test("an enum of which one is asked for may be of something else", () => {
  expect(namesIn(`${ENUM}export const m=[{requiresPermission:P.ReadLoom,id:"looms"}];`)).toEqual(["ReadLoom"]);
});

test("all keys of a table are permissions where calls ask for some", () => {
  const table = `export const t={"loom:read":{by:1},"loom:edit":{by:2},"yarn:read":{by:1},"yarn:edit":{by:2},"yarn:dye":{by:3}};`;
  const asks = `export const a=(u)=>u.hasPermission("loom:read")&&u.hasPermission("yarn:dye");`;
  expect(namesIn(table + asks)).toEqual(["loom:edit", "loom:read", "yarn:dye", "yarn:edit", "yarn:read"]);
  expect(namesIn(table)).toEqual([]);
});

test("a directive of Angular's that draws for a permission names it", () => {
  expect(namesIn(`export function T(f,c){f&2&&p("appIfPermissions","LoomEdit")}`)).toEqual(["LoomEdit"]);
});

test("all of a list of scopes are permissions where some are asked for, also where a minifier has joined them", () => {
  const asks = `export const a=(u)=>u.hasPermission("loom:read")&&u.hasPermission("yarn:dye");`;
  const list = `export const l=["loom:read","loom:edit","yarn:dye"];export const m="loom:edit.loom:read.loom:sell".split(".");`;
  expect(namesIn(list + asks)).toEqual(["loom:edit", "loom:read", "loom:sell", "yarn:dye"]);
  expect(namesIn(list)).toEqual([]);
  expect(namesIn(`${asks}export const e=["update:loom","close:loom","open:loom"];`)).toEqual(["loom:read", "yarn:dye"]);
});
