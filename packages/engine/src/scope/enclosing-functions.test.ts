import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { isFunction } from "../syntax/nodes.ts";
import { functionAround, functionsAround, functionsOutOf } from "./enclosing-functions.ts";

const TEXT =
  "function a(x=()=>1){const b=y=>{function c(){}c()};b()}a();class D{m(){return()=>[()=>2,()=>3]}}const e=()=>4;e()";

test("the functions around each position, innermost first", () => {
  const [module] = programOf({ "a.js": TEXT }).graph.modules;
  const scopes = module?.script.scopes;
  if (!scopes) throw new Error("there is no module");
  const functions = [...scopes.scopeOf.keys()].filter(isFunction);
  for (let at = 0; at <= TEXT.length; at++) {
    const around = functions.filter(({ start, end }) => start <= at && at < end).sort((a, b) => b.start - a.start);
    expect(functionsAround(scopes, at)).toEqual(around);
    expect(functionAround(scopes, at)).toBe(around[0]);
    if (around[0]) expect([...functionsOutOf(scopes, around[0])]).toEqual(around.slice(1));
  }
});
