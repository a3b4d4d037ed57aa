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
import type { ScriptRange } from "../fact.ts";
import { testedIn } from "../roles/tests.ts";

export interface DecidedBy {
  readonly by: readonly FunctionNode[];
  /** Of a component: the tests by which it decides, which are not all that stand in it. */
  readonly tests: readonly ScriptRange[];
  readonly asks: readonly string[];
}

/** Helpers below helpers. */
const MAX_DEPTH = 2;
/** Tests of one function that are looked at. */
const MAX_TESTS = 24;

/** `isComponent`: it decides by what it draws; what it asks to draw a part is asked of that part only. */
export function decidedBy(fn: FunctionValue, isComponent: boolean, ev: Evaluator, depth = 0): DecidedBy {
  const nodes = testsIn(fn.node, isComponent);
  const found = nodes.map((node) => askedAt(node, fn, ev, depth));
  const { script } = fn.module;
  return {
    by: [...(isComponent ? [] : [fn.node]), ...found.flatMap(({ by }) => by)],
    tests: isComponent ? nodes.map(({ start, end }) => ({ script, start, end })) : [],
    asks: [...new Set(found.flatMap(({ asks }) => asks))],
  };
}

type Asked = Omit<DecidedBy, "tests">;

const NOTHING: Asked = { by: [], asks: [] };

const testsIn = (fn: FunctionNode, isComponent: boolean): readonly Node[] =>
  isComponent ? testsOfComponent(fn) : testsOfGuard(fn);

const testsOfComponent = rememberFor((fn: FunctionNode) => testsFound(fn, true));
/** One guard stands before thousands of routes. */
const testsOfGuard = rememberFor((fn: FunctionNode) => testsFound(fn, false));

function testsFound(fn: FunctionNode, isComponent: boolean): readonly Node[] {
  const tests: Node[] = [];
  if (!fn.body) return tests;
  walk(fn.body, (node) => {
    if (node.type === "IfStatement" || node.type === "ConditionalExpression") tests.push(node.test);
    if (node.type === "LogicalExpression" && !isComponent) tests.push(node.left);
    if (tests.length > MAX_TESTS) return false;
    return !isComponent || (!isFunction(node) && node.type !== "CallExpression" && node.type !== "VariableDeclaration");
  });
  const given = isComponent ? [] : returnedExpressions(fn);
  return [...tests, ...given].flatMap((node) => testedIn(node));
}

function askedAt(node: Node, fn: FunctionValue, ev: Evaluator, depth: number): Asked {
  if (node.type === "BinaryExpression") return { by: [], asks: textsOf([node.left, node.right], fn, ev) };
  if (node.type === "MemberExpression") return through(readers(node, fn, ev), ev, depth);
  if (node.type !== "CallExpression") return NOTHING;
  const helpers = ev.callees(node.callee, fn.module).flatMap((one) => (one.kind === "function" ? [one] : []));
  const { by, asks } = through(helpers, ev, depth);
  return { by, asks: [...asks, ...textsOf(node.arguments, fn, ev)] };
}

/** What a text is compared with that the function was made with: `e=>()=>user().role===e`. */
const textsOf = (nodes: readonly Node[], { module, env }: FunctionValue, ev: Evaluator): readonly string[] =>
  nodes.flatMap((node) =>
    node.type === "SpreadElement" ? [] : (stringOf(ev.apply(ev.evaluate(node, module), env)) ?? []),
  );

/** Helpers that only answer; one that gives back an object has other things in it, too. */
function through(helpers: readonly FunctionValue[], ev: Evaluator, depth: number): Asked {
  const answering = helpers.filter(({ node }) => returnedExpressions(node).every(isAnswer));
  const inner = depth >= MAX_DEPTH ? [] : answering.map((helper) => decidedBy(helper, false, ev, depth + 1));
  return {
    by: [...new Set([...answering.map(({ node }) => node), ...inner.flatMap(({ by }) => by)])],
    asks: inner.flatMap(({ asks }) => asks),
  };
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
