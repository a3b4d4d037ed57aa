/**
 * What tests tell apart: whether two texts are asked for to the same end, and whether a chain of tests leaves other cases.
 */
import { bindingAt, isReferredIn } from "../../scope/binding-at.ts";
import { isEmptyLiteral } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { ConditionNode, Survey } from "../survey.ts";

/**
 * `range === "1h" || range === "24h" ? "HH:mm" : "d"`, `range !== "7d" && range !== "30d"`: the second is not told apart from
 * the first. `if (kept === "light" || kept === "dark") setTheme(kept)` says what is accepted.
 */
export function treatedAlike({ conditions }: Survey, subjects: Subjects): ReadonlySet<Node> {
  const out = new Set<Node>();
  const accepted = new Set(conditions.flatMap(({ node, module }) => acceptedIn(node, module)));
  for (const { node, module } of conditions) {
    if (node.type !== "LogicalExpression" || node.operator === "??") continue;
    const operator = node.operator === "||" ? /^===?$/ : /^!==?$/;
    const isTest = (one: Node): one is ComparisonNode => one.type === "BinaryExpression" && operator.test(one.operator);
    const left =
      node.left.type === "LogicalExpression" && node.left.operator === node.operator ? node.left.right : node.left;
    if (!isTest(left) || !isTest(node.right) || accepted.has(node.right)) continue;
    const [one, other] = [left, node.right].map((test) => askedIn(test, module, subjects));
    if (one !== undefined && one === other) out.add(node.right);
  }
  return out;
}

/** Longest code that is looked through for what a test asks, in code units. */
const MAX_HANDED = 2000;

/** The comparisons of a test with texts, where what is done if it holds is given what is compared. */
function acceptedIn(node: ConditionNode, { script }: Module): readonly Node[] {
  const [test, done] = node.type === "LogicalExpression" ? [node.left, node.right] : [node.test, node.consequent];
  if (done.end - done.start > MAX_HANDED) return [];
  const isGiven = (asked: Node): boolean => {
    const binding = bindingAt(asked, script.scopes);
    if (binding) return isReferredIn(binding, done);
    const text = script.text.slice(asked.start, asked.end);
    return asked.type === "MemberExpression" && script.text.slice(done.start, done.end).includes(text);
  };
  return comparisonsIn(test).filter(({ left, right }) =>
    [left, right].some((one) => one.type !== "Literal" && isGiven(one)),
  );
}

const comparisonsIn = (test: Node, depth = 0): readonly ComparisonNode[] => {
  if (test.type === "BinaryExpression") return [test];
  if (test.type !== "LogicalExpression" || depth > MAX_TESTS) return [];
  return [...comparisonsIn(test.left, depth + 1), ...comparisonsIn(test.right, depth + 1)];
};

const MAX_TESTS = 20;

type ComparisonNode = Survey["comparisons"][number]["node"];

/** What is compared with a text, by its key. */
function askedIn({ left, right }: ComparisonNode, module: Module, subjects: Subjects): string | undefined {
  if (subjects.textOf(right, module)) return subjects.of(left, module)?.key;
  return subjects.textOf(left, module) && subjects.of(right, module)?.key;
}

/** `kind === "a" ? 1 : kind === "b" ? 2 : 3`: the comparisons of chains that end with something else than nothing. */
export function leavesOthers({ conditions }: Survey, subjects: Subjects): ReadonlySet<Node> {
  const out = new Set<Node>();
  for (const { node, module } of conditions) {
    const next = node.type === "LogicalExpression" ? undefined : node.alternate;
    if (node.type === "LogicalExpression" || next?.type !== node.type || !hasMore(next.alternate)) continue;
    const [first, second] = [node.test, next.test];
    if (first.type !== "BinaryExpression" || second.type !== "BinaryExpression") continue;
    const [one, other] = [first, second].map((test) => askedIn(test, module, subjects));
    if (one !== undefined && one === other) out.add(first).add(second);
  }
  return out;
}

const hasMore = (node: Node | null): boolean => node !== null && !isEmptyLiteral(node);
