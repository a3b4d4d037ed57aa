import { describe, expect, test } from "vitest";
import { programOf, raisedProgram } from "../../tests/raise.ts";
import type { Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

/** One thing in another, so often. */
const nested = (times: number, before: string, inner: string, behind: string): string =>
  before.repeat(times) + inner + behind.repeat(times);

describe("what nests stays as large as it is", () => {
  test.each([
    [
      "a `return` that several jumps lead to",
      "f(function(){return g(this,function(e){switch(e.label){case 0:if(a)return[3,5];if(b)return[3,9];if(c)return[3,9];case 5:g();case 9:return[2,",
      "1",
      "]}})})",
    ],
    ["a list that is iterated", "!function(){var r=h(", "1", ");for(;!(t=r()).done;){f(t.value)}}()"],
    [
      "members that are named twice",
      'var q=function(){function t(){c(this,t)}var n=[{key:"m",value:function(){return ',
      "1",
      "}}];return d(t,n),d(t,n),t}()",
    ],
    ["loops", "for(var r=h(l);!(t=r()).done;){", "f(t.value)", "}"],
  ])("%s", (_what, before, inner, behind) => {
    const isDeclared = before.startsWith("var");
    const code = isDeclared
      ? `x=${nested(20, before.slice("var q=".length), inner, behind)}`
      : nested(20, before, inner, behind);
    const program = raisedProgram(programOf(code));
    let nodes = 0;
    walk(program, () => {
      nodes++;
      if (nodes > 100 * code.length) throw new Error("too many nodes");
      return undefined;
    });
    expect(nodes).toBeGreaterThan(0);
  });

  test("however deep a step or a class nests, nothing throws", () => {
    const tests = `function f(){return g(this,function(e){switch(e.label){case 0:${nested(1000, "if(a){", "b()", "}")}return[2]}})}`;
    expect(() => raisedProgram(programOf(tests))).not.toThrow();
    const cls = `var A=function(){function t(){}${"a&&".repeat(8000)}b;t.prototype.m=function(){};return t}();`;
    expect(() => raisedProgram(programOf(cls))).not.toThrow();
  });
});

/** How often it is asked where a node begins while code is raised. */
function asksOf(code: string): number {
  let asks = 0;
  const program = programOf(code);
  const nodes: Node[] = [];
  walk(program, (node) => {
    nodes.push(node);
    return undefined;
  });
  for (const node of nodes) {
    const { start } = node;
    Object.defineProperty(node, "start", {
      enumerable: true,
      get: () => {
        asks++;
        return start;
      },
    });
  }
  raisedProgram(program);
  return asks;
}

test.each([
  ["each in a sequence of its own", (n: number) => `var e;${'f(((e={}).A="a",e.B="b",e));'.repeat(n)}`],
  ["in one sequence", (n: number) => `var e;${'(e={}).A="a",e.B="b",e,'.repeat(n)}1;`],
])("twice as many objects that are filled under one name, %s, are twice the work", (_how, code) => {
  const [less, more] = [asksOf(code(300)), asksOf(code(600))];
  expect(less).toBeGreaterThan(0);
  expect(more / less).toBeLessThan(2.2);
});
