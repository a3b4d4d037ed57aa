import { expect, test } from "vitest";
import { programOf } from "../tests/program.ts";
import { Budget } from "./budget.ts";
import { Evaluator } from "./evaluate/evaluator.ts";

/** Spends all of one kind of work, and says how much it was. */
function exhaust(budget: Budget): number {
  let count = 0;
  while (budget.spend("ways")) count++;
  return count;
}

test("the allowance grows with the code, and ends", () => {
  const budget = new Budget(1000);
  expect(budget.isSpent).toBe(false);
  expect(exhaust(budget)).toBe(2_200);
  expect(budget.isSpent).toBe(true);
});

test("a script that asks without an end leaves the others their answers", () => {
  const budget = new Budget(2000);
  const [greedy, modest] = [{ text: "x".repeat(1000) }, { text: "y".repeat(1000) }];
  budget.asks(greedy);
  let count = 0;
  while (budget.spend("steps")) count++;
  expect(count).toBe(1_015_000);
  expect(budget.isSpent).toBe(true);
  budget.asks(modest);
  expect(budget.spend("steps")).toBe(true);
  budget.asks(greedy);
  expect(budget.spend("steps")).toBe(false);
});

test("where no entries are left, no list is made of an object", () => {
  const { graph } = programOf({
    "a.js": 'const t = { a: 1, b: 2 }; export const x = Object.keys(Object.assign({}, t)).join("/");',
  });
  const valueWith = (budget: Budget) => {
    const ev = new Evaluator(graph, () => undefined, undefined, budget);
    return ev.member({ kind: "namespace", module: graph.modules[0] ?? expect.unreachable() }, "x");
  };
  expect(valueWith(new Budget(0))).toMatchObject({ kind: "constant", value: "a/b" });
  const spent = new Budget(0);
  while (spent.spend("entries"));
  expect(valueWith(spent).kind).not.toBe("constant");
});

test("where nothing is left, values are unknown for that reason", () => {
  const { graph } = programOf({ "a.js": "export const x = f('/a'); const f = (p) => '/api' + p;" });
  const valueWith = (budget: Budget) => {
    const ev = new Evaluator(graph, () => undefined, undefined, budget);
    return ev.member({ kind: "namespace", module: graph.modules[0] ?? expect.unreachable() }, "x");
  };
  expect(valueWith(new Budget(0))).toMatchObject({ kind: "constant", value: "/api/a" });
  const spent = new Budget(0);
  while (spent.spend("steps"));
  expect(valueWith(spent)).toEqual({ kind: "unknown", reason: "bound-reached" });
});
