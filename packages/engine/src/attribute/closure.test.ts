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
function closureOf(front: string, isOfPackage: (unit: number) => boolean = () => false): readonly boolean[] {
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
  return usedByKnown(units, known, { ...NOTHING, isOfPackage }).used;
}

const NOTHING = { isHelper: () => false, isProduct: () => false, isOfPackage: () => false };

describe("the front of a package, which only passes it on", () => {
  test("belongs to it, with the data that it gives it", () =>
    expect(closureOf("(e,t,n)=>{(e.exports=n(1)).tz.load(n(2))}")).toEqual([true, false, true]));

  test("is no module with text of its own", () =>
    expect(closureOf(`(e,t,n)=>{(e.exports=n(1)).tz.load(n(2),"de")}`)).toEqual([false, false, false]));

  test("is no module with a function of its own", () =>
    expect(closureOf("(e,t,n)=>{(e.exports=n(1)).tz.load(()=>n(2))}")).toEqual([false, false, false]));
});

test("what a package that a path or a federation tells uses is third-party", () =>
  expect(closureOf(`(e,t,n)=>{n(1).say("What the desk lends"),n(2)}`, (at) => at === 0)).toEqual([false, false, true]));

describe("what surely recognised code uses", () => {
  /** Whether the second of two units, which the first uses, is third-party. */
  const isUsed = (code: string): boolean => {
    const [statement] = parse("app.js", code).program.body;
    if (!statement) throw new Error("no code");
    const node = statement.type === "VariableDeclaration" ? (statement.declarations[0] ?? statement) : statement;
    const common = { file: fileId("app.js"), node, module: 0, loads: [], entry: false, start: 0, end: 10 };
    const strong = { grams: 90, odds: 30, share: 0.9, hits: 80, sole: 40 };
    const known: Known = {
      votes: [],
      evidence: [strong, { grams: 5, odds: 0, share: 0, hits: 0, sole: 0 }],
      odds: [30, 0],
      component: [0, -1],
      main: [0, -1],
      recognised: [true, false],
      pulled: new Set(),
      gramsOf: () => 0,
    };
    const units = [
      { ...common, uses: [1] },
      { ...common, uses: [] },
    ];
    const { used } = usedByKnown(units, known, NOTHING);
    return used[1] === true;
  };

  test("is third-party, where it is declared", () => expect(isUsed("function css(t){return sheet(t)}")).toBe(true));

  test("may be the product's, where a library's function was written into what the product does", () =>
    expect(isUsed("Desk.styles=(t=>sheet(t))(`p{}`);")).toBe(false));

  test("the same, where a variable takes what it gives", () =>
    expect(isUsed("var kept=(store=made,store.dispatch({type:'persist/PERSIST'}),store);")).toBe(false));
});
