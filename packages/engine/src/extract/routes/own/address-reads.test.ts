import { expect, test } from "vitest";
import { contextOf } from "../../../../tests/program.ts";
import { addressReads } from "./address-reads.ts";

test("what a name is given is gone through once, however often it is read", () => {
  const reads = Array.from({ length: 50 }, (_, i) => `if (p === "/a${i}") g(${i});`).join("");
  const { survey, context } = contextOf({ "a.js": `function f(q) { let p = q.a; p = location.pathname; ${reads} }` });
  const { module } = survey.comparisons[0] ?? expect.unreachable();
  const name = survey.comparisons[0]?.node.left;
  const binding = name?.type === "Identifier" ? module.script.scopes.bindingOf.get(name) : undefined;
  const { definitions } = binding ?? expect.unreachable();
  let asked = 0;
  Object.defineProperty(binding, "definitions", {
    get: () => {
      asked++;
      return definitions;
    },
  });
  const found = survey.comparisons.map(({ node }) => addressReads(survey, context)?.of(node.left, module));
  expect(new Set(found)).toEqual(new Set(["path"]));
  expect(asked).toBeLessThan(4);
});
