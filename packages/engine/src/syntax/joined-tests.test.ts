import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { ofParts } from "./joined-tests.ts";
import type { Node } from "./nodes.ts";
import { walk } from "./walk.ts";

const isName = (node: Node): boolean => node.type === "Identifier";

function testsOf(text: string): readonly Node[] {
  const tests: Node[] = [];
  walk(parseSync("a.js", text, { preserveParens: false }).program, (node) => {
    if (node.type === "LogicalExpression") tests.push(node);
    return undefined;
  });
  return tests;
}

test.each([
  ["a && b || c", true, true],
  ["a && b.c", false, true],
  ["a.b || (d, c && e)", false, true],
  ["a.b && (b.c || d.e)", false, false],
])("%s", (text, every, some) => {
  const [test] = testsOf(text);
  expect(test && ofParts("every", isName)(test)).toBe(every);
  expect(test && ofParts("some", isName)(test)).toBe(some);
});

test("a test and all its parts look at each operand once, however many there are", () => {
  let looked = 0;
  const areNames = ofParts("every", (node) => {
    looked++;
    return isName(node);
  });
  const tests = testsOf(Array.from({ length: 8000 }, (_, i) => `a${i}`).join("&&"));
  expect(tests.map((one) => areNames(one)).every(Boolean)).toBe(true);
  expect(looked).toBe(8000);
});
