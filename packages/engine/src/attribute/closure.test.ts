import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { Node } from "../syntax/nodes.ts";
import { usedByKnown } from "./closure.ts";
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";

const parse = oxcParser();
const file = fileId("app.js");

/** Modules of a table: the first uses the second, which is recognised, and the third, which is data. */
function closureOf(front: string): readonly boolean[] {
  const codes = [front, "(e,t,n)=>{e.exports={tz:{load(){}}}}", `e=>{e.exports=JSON.parse('{"zones":[1]}')}`];
  const units = codes.map((code, at): AttributionUnit => {
    const statement = parse("app.js", `(${code})`).program.body[0];
    const value: Node | undefined = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const node = value?.type === "ParenthesizedExpression" ? value.expression : value;
    if (!node) throw new Error("no function");
    const uses = at === 0 ? [1, 2] : [];
    return { file, start: 0, end: code.length, node, module: at, uses, loads: [], entry: false, form: "commonjs" };
  });
  const isLibrary = [false, true, false];
  const known: Known = {
    votes: [],
    evidence: [40, 40, 0].map((grams) => ({ grams, odds: 0, share: 0, hits: 0, sole: 0 })),
    odds: [0, 0, 0],
    component: [-1, 0, -1],
    main: [-1, 0, -1],
    recognised: isLibrary,
    pulled: new Set(),
    gramsOf: () => 0,
  };
  return usedByKnown(
    units,
    known,
    () => false,
    () => false,
  ).used;
}

describe("the front of a package, which only passes it on", () => {
  test("belongs to it, with the data that it gives it", () =>
    expect(closureOf("(e,t,n)=>{(e.exports=n(1)).tz.load(n(2))}")).toEqual([true, false, true]));

  test("is no module with text of its own", () =>
    expect(closureOf(`(e,t,n)=>{(e.exports=n(1)).tz.load(n(2),"de")}`)).toEqual([false, false, false]));

  test("is no module with a function of its own", () =>
    expect(closureOf("(e,t,n)=>{(e.exports=n(1)).tz.load(()=>n(2))}")).toEqual([false, false, false]));
});
