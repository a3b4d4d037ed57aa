import { expect, test } from "vitest";
import { programOf } from "../tests/program.ts";
import { putsAddressTogether } from "./address-helper.ts";
import type { UnitOrigin } from "./attribute/index.ts";
import { ProductCode } from "./product-code.ts";
import { buildUnits } from "./unpack/units.ts";

const JOIN = 'const join=(b,p)=>(b.endsWith("/")||(b+="/"),new URL(p.replace(/^\\/+/,""),b).href);';

test.each([
  ["a base and a path", JOIN, true],
  ["one name of several in a statement", `let a=1,${JOIN.slice(6)}`, true],
  ["a template", "function f(a,b){return `${a}/${encodeURIComponent(b)}`}", true],
  ["joined pieces", 'function f(...p){return p.join("/")}', true],
  ["no slash", "function f(a,b){return a+b}", false],
  ["something that is not handed in", 'let base="/";function f(p){return base+"/"+p}', false],
  ["a function of somebody's", 'function f(p){return send("/"+p)}', false],
  ["what waits", 'async function f(p){return "/"+p}', false],
  ["what writes", 'function f(o){o.url="/"+o.id}', false],
  ["what is long", `function f(p){return "/"+p+"${"x".repeat(600)}"}`, false],
])("%s", (_, code, expected) => {
  const { units } = buildUnits(programOf({ "a.js": code }).graph);
  expect(units.some(putsAddressTogether)).toBe(expected);
});

test("a known library's is looked into, a framework's is not", () => {
  const { graph } = programOf({ "a.js": JOIN });
  const units = buildUnits(graph);
  const script = units.units[0]?.module.script;
  if (!script) throw new Error("no unit");
  const foreign = (origin: UnitOrigin["origin"]): boolean => {
    const of: UnitOrigin = { origin, basis: "index", component: { kind: "library", name: "x" } };
    return new ProductCode(units, [of]).foreignAt(script, 6) !== undefined;
  };
  expect([foreign("library"), foreign("framework")]).toEqual([false, true]);
});
