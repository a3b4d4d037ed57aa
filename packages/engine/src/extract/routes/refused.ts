/**
 * Whom a function that decides about a route turns away for what he is: `if (user.role === "guest") return "/"`, `<NotFor
 * role="guest">`. What a test asks for is refused where it has to be so on a way that leads elsewhere, and lets nobody in. Where
 * the same place is asked the other way on another such way, it is not.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { FunctionValue } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt, boundKeys } from "../../scope/binding-at.ts";
import { type Tested, testedOn } from "../../scope/named-tests.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { isInside } from "../../syntax/inside.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { type Test, testsOfAnswer } from "../../syntax/test-leaves.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import { holds, walk } from "../../syntax/walk.ts";
import type { ScriptRange } from "../fact.ts";
import { isCallOf, leadsOf } from "./leads.ts";
import { leadsTo } from "./redirect-element.ts";

/** A component decides by what it draws, a hook by where it leads, a helper by what it says where somebody is turned away. */
export type Decides = "draws" | "leads" | "yes" | "no";

/** One guard stands before thousands of routes. */
const known = rememberFor((_: FunctionNode) => new Map<Decides, Tested>());

export function testedBy(fn: FunctionValue, decides: Decides, ev: Evaluator): Tested {
  const answers = known(fn.node);
  const found = answers.get(decides) ?? testedOn(waysOf(fn, decides, ev), fn.module.script.scopes);
  answers.set(decides, found);
  return found;
}

/** The places where somebody is turned away. */
export const refusedBy = (fn: FunctionValue, decides: Decides, ev: Evaluator): readonly ScriptRange[] =>
  [...testedBy(fn, decides, ev).refused].map(({ start, end }) => ({ script: fn.module.script, start, end }));

/** `lacks(user, "premium")`: a helper that says no to who has what it asks for. */
export function saysNo(fn: FunctionValue, ev: Evaluator): boolean {
  const { refused, asked } = testedBy(fn, "no", ev);
  return refused.size > 0 && asked.size === 0;
}

/** Whether what a component is given under a key is that for which it turns somebody away. */
export function refusesBy(key: string, fn: FunctionValue, ev: Evaluator): boolean {
  const { refused, asked } = testedBy(fn, "draws", ev);
  return [...refused].some((node) => reads(key, node, fn)) && ![...asked].some((node) => reads(key, node, fn));
}

/** `props.role`, and `role` of `({ role }) => ...` */
const reads = (key: string, node: Node, { module }: FunctionValue): boolean =>
  holds(node, (inner) => {
    const binding = bindingAt(inner, module.script.scopes);
    return (binding ? boundKeys(binding)[0] : memberName(inner)) === key;
  });

/** The tests on the ways that lead elsewhere. */
function waysOf(fn: FunctionValue, decides: Decides, ev: Evaluator): readonly Test[] {
  const { body } = fn.node;
  if (!body) return [];
  const given = returnedExpressions(fn.node);
  if (decides === "draws") {
    const drawn = given.flatMap((node) => alternatives(node));
    const isInner = drawn.some((node) => reads("children", node, fn));
    return drawn
      .filter((node) => (isInner ? !reads("children", node, fn) : isElsewhere(node, fn, ev)))
      .flatMap((node) => testsAt(body, node));
  }
  if (decides !== "leads") return testsOfAnswer(body, given, decides === "yes");
  const leads = leavingIn(fn, ev);
  const told = given.filter((node) => !leads.some((lead) => isInside(lead, node)));
  return [
    ...leads.flatMap((node) => testsAt(body, node)),
    ...testsOfAnswer(body, told, false, (said) => said === false),
  ];
}

/** Where a function leads elsewhere, ends in an error or, of Vue Router 3 and 4, says `next(false)`. */
function leavingIn(fn: FunctionValue, ev: Evaluator): readonly Node[] {
  const found = leadsOf(fn, ev, true).map(({ node }) => node);
  const last = fn.node.params.at(-1);
  if (fn.node.body)
    walk(fn.node.body, (node) => {
      const said = node.type === "CallExpression" && isCallOf(node, last) ? node.arguments[0] : undefined;
      if (node.type === "ThrowStatement" || (said && literalValue(said)?.value === false)) found.push(node);
      return undefined;
    });
  return found;
}

/** An element that leads elsewhere, or nothing, of a component that does not show what stands in it. */
function isElsewhere(node: Node, { module }: FunctionValue, ev: Evaluator): boolean {
  const known = literalValue(node);
  return known ? !known.value : leadsTo(ev.evaluate(node, module), ev) !== undefined;
}
