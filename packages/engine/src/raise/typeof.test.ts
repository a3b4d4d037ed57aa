import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { Node } from "../syntax/nodes.ts";
import { raisedTypeof } from "./typeof.ts";

const parse = oxcParser();

const testIn = (code: string): Node => {
  const [statement] = parse("a.js", code).program.body;
  return statement?.type === "ExpressionStatement" ? (statement.expression as Node) : expect.unreachable();
};

test.each([
  ['typeof x>"u"', "==="],
  ['typeof x<"u"', "!=="],
  ['"u"<typeof x', "==="],
  ['"u">typeof x', "!=="],
])("%s", (code, operator) => {
  expect(raisedTypeof(testIn(code))).toMatchObject({
    left: { operator: "typeof", argument: { name: "x" } },
    operator,
    right: { value: "undefined" },
  });
});

test.each(['typeof x>"s"', 'x>"u"', "typeof x>=u", 'typeof x==="u"'])("%s stays", (code) => {
  const node = testIn(code);
  expect(raisedTypeof(node)).toBe(node);
});
