/**
 * What a test asks for, in the names that code keeps through minifying: the property that is read (`session.isKnown`,
 * `const { user } = useSession()`), a method that answers (`auth.isKnown()`), the key of what is kept
 * (`localStorage.getItem("token")`), also where a selector, a helper or a stream hands it on: `useStore((s) => s.user)`,
 * `isKnown()`, `auth.user$.pipe(map((one) => !!one))`. Names of variables and functions are not kept, and name nothing.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { FunctionValue, Source } from "../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { leavesOf } from "../../syntax/test-leaves.ts";
import { wayTo } from "../../syntax/way-to.ts";
import { wordSet } from "../../word-set.ts";
import { placeOfName, placeOfNode } from "../name-place.ts";

export interface TestedName {
  readonly name: string;
  readonly shown: readonly Source[];
}

/** Longest chain of what hands on what is tested. */
const MAX_DEPTH = 6;

/** Words that say how something is held or reached, and nothing of what it is. */
const NAMELESS = wordSet(`
  value status length size current data result response get is has check call then default children
`);
/** Whether it is known yet who somebody is. */
const WAITS = /load|ready|pending|fetch|init|mount|hydrat|checking|error/i;

const isTestedName = (name: string | undefined): name is string =>
  name !== undefined && /^[$_]*[a-zA-Z]{3}/.test(name) && !NAMELESS.has(name) && !WAITS.test(name);

/** Methods through which a promise, a stream or a signal is asked for what it holds. */
export const HANDS_ON = new Set([
  "pipe",
  "then",
  "toPromise",
  "asObservable",
  "getValue",
  "unwrap",
  "subscribe",
  "finally",
]);

export function testedNames(node: Node, within: FunctionValue, ev: Evaluator, depth = 0): readonly TestedName[] {
  if (depth > MAX_DEPTH) return [];
  const { module } = within;
  const inside = (inner: Node, fn = within): readonly TestedName[] =>
    leavesOf(inner, true).flatMap((leaf) => (leaf.is ? testedNames(leaf.node, fn, ev, depth + 1) : []));
  switch (node.type) {
    case "ChainExpression":
      return inside(node.expression);
    case "AwaitExpression":
      return node.argument ? inside(node.argument) : [];
    case "BinaryExpression": {
      const known = literalValue(node.right);
      return known && typeof known.value !== "string" ? inside(node.left) : [];
    }
    case "MemberExpression": {
      const name = memberName(node);
      if (isTestedName(name)) return [{ name, shown: placeOfName(node, module) }];
      return name !== undefined && NAMELESS.has(name) ? inside(node.object) : [];
    }
    case "Identifier":
      return ofName(node, within, inside);
    case "CallExpression": {
      const own = ofCall(node, within, inside);
      if (own.length > 0) return own;
      const helpers = ev.callees(node.callee, module).flatMap((one) => (one.kind === "function" ? [one] : []));
      return helpers.flatMap((helper) => returnedExpressions(helper.node).flatMap((given) => inside(given, helper)));
    }
    default:
      return [];
  }
}

type Inside = (inner: Node) => readonly TestedName[];

function ofCall(
  { callee, arguments: [first] }: CallLike,
  { module }: FunctionValue,
  inside: Inside,
): readonly TestedName[] {
  const method = callee.type === "MemberExpression" ? (memberName(callee) ?? "") : "";
  if (callee.type === "MemberExpression" && HANDS_ON.has(method)) return inside(callee.object);
  const key = literalString(first);
  if (first && isTestedName(key))
    return /^get/.test(method) ? [{ name: key, shown: [placeOfNode(first, module)] }] : [];
  // a selector, `useStore((state) => state.user)`
  if (first && isFunction(first)) return returnedExpressions(first).flatMap((given) => inside(given));
  if (!first && isTestedName(method)) return [{ name: method, shown: placeOfName(callee, module) }];
  const isOfLanguage = method === "keys" || (callee.type === "Identifier" && callee.name === "Boolean");
  return first && first.type !== "SpreadElement" && isOfLanguage ? inside(first) : [];
}

function ofName(node: Node & { type: "Identifier" }, within: FunctionValue, inside: Inside): readonly TestedName[] {
  const only = onlyDefinition(bindingAt(node, within.module.script.scopes));
  if (only?.kind !== "value" && only?.kind !== "param") return [];
  const last = only.path.at(-1);
  if (last && last.kind !== "key") return [];
  if (last && isTestedName(last.key)) return [{ name: last.key, shown: placeOfName(node, within.module) }];
  if (last && !NAMELESS.has(last.key)) return [];
  if (only.kind === "value") return inside(only.from);
  // `auth.user$.pipe(map((one) => one !== null))`: what a callback is given is what it is called for
  const way = last || only.of === within.node || !within.node.body ? [] : wayTo(within.node.body, only.of);
  const call = way.findLast((at) => at.type === "CallExpression" && HANDS_ON.has(memberName(at.callee) ?? ""));
  return call?.type === "CallExpression" && call.callee.type === "MemberExpression" ? inside(call.callee.object) : [];
}
