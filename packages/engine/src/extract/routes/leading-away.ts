/**
 * Where a function that decides about a route leads instead of letting it be drawn: `beforeLoad: () => { if (!user) throw
 * redirect({ to: "/sign-in" }) }`, `onmatch() { if (!user) m.route.set("/sign-in") }`, also by a helper that it calls. What
 * is done in any case is no guard. The words name the address as the code does.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, outcomes, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import type { CallLike, FunctionNode } from "../../syntax/nodes.ts";
import { holds, walk } from "../../syntax/walk.ts";
import { isAskedBefore, type Lead, leadsOf } from "./leads.ts";
import { namedBy, refusedBy } from "./refused.ts";
import type { RouteWord } from "./route-words.ts";

/** Helpers that are looked into, below each other. */
const MAX_HELPERS = 2;
/** Calls of one function whose callees are looked into. */
const MAX_CALLS = 12;

/** `givesBack`: what the router does with what the function gives back. */
export function leadingAway(decider: Value, ev: Evaluator, givesBack = false, depth = 0): readonly RouteWord[] {
  return functionsIn(decider).flatMap((fn) => {
    const leads = leadsOf(fn, ev, givesBack);
    const own = leads.filter(({ node }) => isAskedBefore(fn.node, node)).map((lead) => wordOf(lead, fn, ev));
    if (own.length > 0 || depth >= MAX_HELPERS) return own;
    const helpers = callsIn(fn.node).flatMap(({ callee }) => ev.callees(callee, fn.module));
    return helpers.flatMap((helper) => leadingAway(helper, ev, false, depth + 1)).map((word) => withDecider(word, fn));
  });
}

export const wordOf = ({ to, node: { start, end } }: Lead, fn: FunctionValue, ev: Evaluator): RouteWord => ({
  text: `redirect=${to}`,
  evidence: [{ script: fn.module.script, start, end, says: "guard" }],
  by: [fn.node],
  refused: refusedBy(fn, "leads", ev),
  named: namedBy(fn, "leads", ev),
});

const withDecider = (word: RouteWord, { node }: FunctionValue): RouteWord => ({
  ...word,
  by: [...(word.by ?? []), node],
});

/** A function, and what the one was given that made it: `query(async () => ..., "session")`. */
function functionsIn(value: Value): readonly FunctionValue[] {
  return outcomes(value).flatMap((one) => {
    if (one.kind === "result") return one.args.slice(0, 1).filter((arg) => arg.kind === "function");
    if (one.kind !== "function") return [];
    const [maker] = one.env.filter(({ of }) => of !== one.node);
    return [one, ...(maker?.args.slice(0, 1).filter((arg) => arg.kind === "function") ?? [])];
  });
}

const callsIn = rememberFor(({ body }: FunctionNode): readonly CallLike[] => {
  const calls: CallLike[] = [];
  if (body)
    walk(body, (node) => {
      if (node.type === "CallExpression") calls.push(node);
      return calls.length < MAX_CALLS;
    });
  return calls;
});

/** Whether a function throws where something is so. */
export const throwsIn = ({ body }: FunctionNode): boolean =>
  body !== null && holds(body, (node) => node.type === "ThrowStatement" && testsAt(body, node).length > 0);
