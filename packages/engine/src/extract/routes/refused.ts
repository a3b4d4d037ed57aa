/**
 * Whom a function that decides about a route turns away for what he is: `if (user.role === "guest") return "/"`, `<NotFor
 * role="guest">`. What a test asks for is refused where it has to be so on a way that leads elsewhere, and lets nobody in. Where
 * the same place is asked the other way on another such way, it is not.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { FunctionValue } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt, boundKeys } from "../../scope/binding-at.ts";
import { type Tested, testedOn } from "../../scope/named-tests.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { isInside } from "../../syntax/inside.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { type Test, testsOfAnswer } from "../../syntax/test-leaves.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import { holds, walk } from "../../syntax/walk.ts";
import type { NamedTest, ScriptRange } from "../fact.ts";
import { accessKey } from "../roles/access-names.ts";
import { HANDS_ON, testedNames } from "../roles/tested-names.ts";
import { isHolder } from "./asked-of-data.ts";
import { isCallOf, leadsElsewhere, leadsOf, testsWhether } from "./leads.ts";
import { leadsTo, redirectsIn } from "./redirect-element.ts";
import { ASKS, SESSION } from "./route-words.ts";
import { isParamOf } from "./way-tests.ts";

/** A component decides by what it draws, a hook by where it leads, a helper by what it says where somebody is turned away. */
export type Decides = "draws" | "leads" | "yes" | "no";

/** One guard stands before thousands of routes. */
const tests = rememberFor((_: FunctionNode) => new Map<Decides, Tested>());

export function testedBy(fn: FunctionValue, decides: Decides, ev: Evaluator): Tested {
  const answers = tests(fn.node);
  const found = answers.get(decides) ?? testedOn(waysOf(fn, decides, ev), fn.module.script.scopes);
  answers.set(decides, found);
  return found;
}

/** One guard stands before thousands of routes. */
const names = rememberFor((_: FunctionNode) => new Map<Decides, readonly NamedTest[]>());

/** What is tested on the ways that lead elsewhere, by its name; of a route or a component, what says who wants to see it. */
export function namedBy(fn: FunctionValue, decides: Decides, ev: Evaluator): readonly NamedTest[] {
  const answers = names(fn.node);
  const known = answers.get(decides);
  if (known) return known;
  const { refused, asked } = testedBy(fn, decides, ev);
  const { module } = fn;
  const isOfRoute = (node: Node): boolean =>
    (node.type === "MemberExpression" && isHolder(node.object)) ||
    freeParams([ev.evaluate(node, module)]).includes(fn.node);
  const saysWho = (name: string): boolean => ASKS.test(name) || SESSION.test(name);
  const found = [...asked, ...refused].flatMap((node) =>
    testedNames(node, fn, ev)
      // which roles and permissions are asked for is a matter of their own
      .filter(
        ({ name }) => accessKey(name) === undefined && (saysWho(name) || !(decides === "draws" || isOfRoute(node))),
      )
      .map(({ name, shown }) => ({ name, at: { node, module }, shown })),
  );
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
  const given = returnedExpressions(fn.node).flatMap((node) => answersOf(node, fn));
  if (decides === "draws") {
    const drawn = given.flatMap((node) => alternatives(node));
    const isInner = drawn.some((node) => reads("children", node, fn));
    const others = drawn.filter((node) => (isInner ? !reads("children", node, fn) : isElsewhere(node, fn, ev)));
    const leads = [...redirectsIn(fn.node, fn.module, ev), ...leadsOf(fn, ev)].map(({ node }) => node);
    return [...others, ...leads].flatMap((node) => testsAt(body, node));
  }
  if (decides !== "leads") return testsOfAnswer(body, given, decides === "yes");
  const leads = leavingIn(fn, ev);
  const told = given.filter((node) => !leads.some((lead) => isInside(lead, node)) && !leadsElsewhere(node));
  return [
    ...leads.flatMap((node) => testsWhether(fn.node, node)),
    ...testsOfAnswer(body, told, false, (said) => said === false),
  ];
}

/** `user$.pipe(map((user) => !user))`, `load().then((user) => !user)`: what the last callback makes of what it is given. */
function answersOf(node: Node, { module }: FunctionValue): readonly Node[] {
  if (node.type !== "CallExpression" || !HANDS_ON.has(memberName(node.callee) ?? "")) return [node];
  const callbacks = node.arguments.flatMap((one) => {
    const callback = one.type === "CallExpression" ? one.arguments[0] : one;
    return callback && isFunction(callback) ? [callback] : [];
  });
  const made = callbacks
    .map((callback) => [callback, returnedExpressions(callback)] as const)
    .findLast(([callback, given]) =>
      given.some((one) => holds(one, (inner) => isParamOf(callback, module, [0])(inner))),
    );
  return made ? made[1] : [node];
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
