/**
 * What the guard for all routes of a program asks of their data: `router.beforeEach((to, from, next) => { if (to.matched.some(
 * (route) => route.meta.membersOnly)) ... })` of Vue Router 3 and 4, `$transitions.onStart({ to: (state) => state.data.staff },
 * ...)` of UI-Router 1, `$rootScope.$on("$stateChangeStart", (event, to) => ... to.data.staff)` of 0.x.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes } from "../../evaluate/value.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import { callsOf } from "../calls-by.ts";
import type { Sighting, Survey } from "../survey.ts";

const HOLDERS = new Set(["meta", "data"]);
/** What a hook for all routes reads to draw the page, not to decide. */
const DRAWS =
  /title|name|label|icon|layout|crumb|alive|cache|transition|loading|progress|scroll|hid(?:den|e)|menu|header|footer/i;

export function askedOfData(calls: Survey["calls"], ev: Evaluator): ReadonlySet<string> {
  const guards = callsOf(calls, "beforeEach", "onStart", "onBefore", "onEnter", "$on").filter(isGuard);
  return new Set(guards.flatMap((at) => at.node.arguments.flatMap((node) => readIn(node, at, ev))));
}

function isGuard({ node }: Sighting<CallLike>): boolean {
  return memberName(node.callee) !== "$on" || literalString(node.arguments[0]) === "$stateChangeStart";
}

function readIn(node: Node, { module }: Sighting<CallLike>, ev: Evaluator): readonly string[] {
  const functions = node.type === "Identifier" ? outcomes(ev.evaluate(node, module)) : [];
  const roots =
    node.type === "Identifier" ? functions.flatMap((fn) => (fn.kind === "function" ? [fn.node] : [])) : [node];
  return roots.flatMap((root) => keysIn(root));
}

function keysIn(root: Node): readonly string[] {
  const keys: string[] = [];
  const add = (key: string | undefined): void => {
    if (key !== undefined && !DRAWS.test(key)) keys.push(key);
  };
  walk(root, (node) => {
    // `route.meta.membersOnly`
    if (node.type === "MemberExpression" && isHolder(node.object)) add(memberName(node));
    // `const { membersOnly } = route.meta`
    if (node.type === "VariableDeclarator" && node.id.type === "ObjectPattern" && node.init && isHolder(node.init))
      for (const one of node.id.properties) if (one.type === "Property") add(keyName(one.key, one.computed));
    return undefined;
  });
  return keys;
}

/** Where a router keeps what a program says of a route. */
export const isHolder = (node: Node): boolean =>
  node.type === "MemberExpression"
    ? HOLDERS.has(memberName(node) ?? "")
    : node.type === "ChainExpression" && isHolder(node.expression);
