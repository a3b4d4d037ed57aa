/**
 * What a function asks that decides about a route, beyond what its own code compares: the helpers whose answer it tests
 * (`if (!session.isManager())`, a computed signal), and the texts that it gives them or that it was made with
 * (`session.is("manager")`, `canActivate: [roleGuard(Role.Manager)]`). Whether such a text names a role is known only
 * when all roles are.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type FunctionValue, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { memberName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Decided } from "../fact.ts";
import { testedIn } from "../roles/tests.ts";
import { decidesWhere, isBranch } from "./leads.ts";
import { type Decides, namedBy, refusedBy, saysNo, testedBy } from "./refused.ts";

/** Helpers below helpers. */
const MAX_DEPTH = 2;
/** Tests of one function that are looked at. */
const MAX_TESTS = 24;

/** `isComponent`: it decides by what it draws; what it asks to draw a part is asked of that part only. */
export function decidedBy(
  fn: FunctionValue,
  isComponent: boolean,
  ev: Evaluator,
  depth = 0,
  decides: Decides = isComponent ? "draws" : "leads",
): Decided {
  const nodes = (isComponent ? testsOfComponent : testsOfGuard)(fn.node);
  const { refused } = testedBy(fn, decides, ev);
  const named = depth > 0 ? [] : namedBy(fn, decides, ev);
  const found = nodes.map((node) => askedAt(node, fn, ev, depth, refused.has(node)));
  return together([
    {
      by: isComponent ? [] : [fn.node],
      tests: isComponent
        ? [...nodes, ...named.map(({ at }) => at.node)].map(({ start, end }) => ({
            script: fn.module.script,
            start,
            end,
          }))
        : [],
      refused: refusedBy(fn, decides, ev),
      named,
    },
    ...found,
  ]);
}

/** All that several decide. */
export const together = (all: readonly Partial<Decided>[]): Decided => ({
  by: [...new Set(all.flatMap(({ by = [] }) => by))],
  tests: all.flatMap(({ tests = [] }) => tests),
  asks: [...new Set(all.flatMap(({ asks = [] }) => asks))],
  refused: all.flatMap(({ refused = [] }) => refused),
  named: all.flatMap(({ named = [] }) => named),
});

const testsOfComponent = rememberFor((fn: FunctionNode) => testsFound(fn, true));
/** One guard stands before thousands of routes. */
const testsOfGuard = rememberFor((fn: FunctionNode) => testsFound(fn, false));

function testsFound(fn: FunctionNode, isComponent: boolean): readonly Node[] {
  const tests: Node[] = [];
  if (!fn.body) return tests;
  walk(fn.body, (node) => {
    if (isBranch(node) && !decidesWhere(node)) tests.push(node.test);
    if (node.type === "LogicalExpression" && !isComponent && !waits(node.right)) tests.push(node.left);
    if (tests.length > MAX_TESTS) return false;
    return !isComponent || (!isFunction(node) && node.type !== "CallExpression" && node.type !== "VariableDeclaration");
  });
  const given = isComponent ? [] : returnedExpressions(fn);
  return [...tests, ...given].flatMap((node) => testedIn(node));
}

/** `ready || (await loaded)` waits; it lets nobody out. Compiled to ES2015, `await` is `yield`. */
const waits = (node: Node): boolean => node.type === "AwaitExpression" || node.type === "YieldExpression";

/** `away`: whether somebody is turned away where it holds. */
function askedAt(node: Node, fn: FunctionValue, ev: Evaluator, depth: number, away: boolean): Partial<Decided> {
  if (node.type === "BinaryExpression") return away ? {} : { asks: textsOf([node.left, node.right], fn, ev) };
  if (node.type === "MemberExpression") return through(readers(node, fn, ev), ev, depth, away);
  if (node.type !== "CallExpression") return {};
  const helpers = ev.callees(node.callee, fn.module).flatMap((one) => (one.kind === "function" ? [one] : []));
  const given = helpers.some((one) => saysNo(one, ev)) === away ? textsOf(node.arguments, fn, ev) : [];
  return together([through(helpers, ev, depth, away), { asks: given }]);
}

/** What a text is compared with that the function was made with: `e=>()=>user().role===e`. */
const textsOf = (nodes: readonly Node[], { module, env }: FunctionValue, ev: Evaluator): readonly string[] =>
  nodes.flatMap((node) =>
    node.type === "SpreadElement" ? [] : (stringOf(ev.apply(ev.evaluate(node, module), env)) ?? []),
  );

/** Helpers that only answer; one that gives back an object has other things in it, too. */
function through(helpers: readonly FunctionValue[], ev: Evaluator, depth: number, away: boolean): Partial<Decided> {
  const answering = helpers.filter(({ node }) => returnedExpressions(node).every(isAnswer));
  if (depth >= MAX_DEPTH) return { by: answering.map(({ node }) => node) };
  return together(answering.map((one) => decidedBy(one, false, ev, depth + 1, away ? "yes" : "no")));
}

const ANSWERS = new Set<Node["type"]>([
  ...(["BinaryExpression", "LogicalExpression", "UnaryExpression", "CallExpression", "MemberExpression"] as const),
  ...(["ChainExpression", "ConditionalExpression", "Literal"] as const),
]);

const isAnswer = ({ type }: Node): boolean => ANSWERS.has(type);

/** What gives a property its value: what a signal is computed with. */
function readers(
  node: Node & { type: "MemberExpression" },
  fn: FunctionValue,
  ev: Evaluator,
): readonly FunctionValue[] {
  const key = memberName(node);
  return outcomes(ev.assume(ev.evaluate(node.object, fn.module))).flatMap((object) => computedBy(object, key));
}

/** `computed(() => ...)` of a library, and where its code is read the class of a signal that is made with the function. */
function computedBy(value: Value, key: string | undefined): readonly FunctionValue[] {
  const args = value.kind === "result" || (value.kind === "instance" && key === "value") ? value.args : [];
  return args.slice(0, 1).flatMap((one) => (one.kind === "function" ? [one] : []));
}
