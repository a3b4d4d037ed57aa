/**
 * Routes that are put below one that has a name, `router.addRoute("settings", { path: "users", component })` (Vue Router
 * 3.5 and 4), also one by one as the parts of an application bring them along: `for each part, part.routes.forEach((route)
 * => route.meta.inSettings ? router.addRoute("settings", route) : router.addRoute(route))`.
 */

import { truthiness } from "../../evaluate/condition.ts";
import { guardsAround } from "../../evaluate/conditions-around.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { arrayOf, stringOf } from "../../evaluate/value.ts";
import { addTo } from "../../multimap.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import type { Sighting, Survey } from "../survey.ts";
import { routeLiterals } from "./object-routes.ts";
import { type Place, ROOT } from "./route-facts.ts";
import type { RouteTree } from "./route-node.ts";

/** Longest list whose elements are gone through. */
const MAX_ELEMENTS = 100;
/** Most lists in lists. */
const MAX_LOOPS = 3;

/** `list.forEach((element) => ...)` */
interface Loop {
  readonly list: Node;
  readonly body: FunctionNode;
}

/** The places of the trees that are added below a named route. */
export function addedRoutes(
  trees: readonly RouteTree[],
  names: ReadonlyMap<string, string>,
  { calls }: Pick<Survey, "calls">,
  ev: Evaluator,
): ReadonlyMap<RouteTree, Place> {
  const adding = callsOf(calls, "addRoute").filter(({ node }) => node.arguments.length === 2);
  if (adding.length === 0) return new Map();
  const loops = new Map(calls.flatMap(loopOf));
  const parents = new Map<Node, Set<string>>();
  for (const at of adding) {
    const around = functionsAround(at.module.script.scopes, at.node.start).flatMap((fn) => loops.get(fn) ?? []);
    eachTime(around.slice(0, MAX_LOOPS).toReversed(), at, ev, () => {
      if (!isReached(at, around[0], ev)) return;
      const [name, route] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
      const parent = name && names.get(stringOf(name) ?? "");
      if (parent === undefined || !route) return;
      for (const node of routeLiterals(arrayOf([{ value: route, spread: false }]), ev)) addTo(parents, node, parent);
    });
  }
  return new Map(
    trees.flatMap((tree) => {
      // several: what decides is not known
      const [path, ...others] = parents.get(tree.at.node) ?? [];
      return path === undefined || others.length > 0 ? [] : [[tree, { ...ROOT, path, depth: 1 }] as const];
    }),
  );
}

function loopOf({ node }: Sighting<CallLike>): readonly (readonly [Node, Loop])[] {
  const { callee, arguments: given } = node;
  const { 0: body } = given;
  if (!body || callee.type !== "MemberExpression" || memberName(callee) !== "forEach" || !isFunction(body)) return [];
  return [[body, { list: callee.object, body }]];
}

/** Reads once for each element of each list, outermost first, with the names of the loops bound to the elements. */
function eachTime([loop, ...inner]: readonly Loop[], at: Sighting<Node>, ev: Evaluator, read: () => void): void {
  if (!loop) {
    read();
    return;
  }
  const { script } = at.module;
  const [param] = loop.body.params;
  const binding = bindingAt(param, script.scopes);
  const list = ev.evaluate(loop.list, at.module);
  if (!binding || list.kind !== "array" || list.elements.length > MAX_ELEMENTS) return;
  const open = ev.ofBinding(binding, at.module);
  for (const element of list.elements) ev.rebound(binding, element, loop.body, () => eachTime(inner, at, ev, read));
  // nothing of what was read stays
  ev.rebound(binding, open, loop.body, () => undefined);
}

/** Whether the conditions around a place hold, as far as they are known. */
const isReached = ({ node, module }: Sighting<Node>, loop: Loop | undefined, ev: Evaluator): boolean =>
  guardsAround(loop?.body ?? module.scopeNode, node)?.every(
    ({ test, is }) => truthiness(ev.evaluate(test, module)) !== !is,
  ) ?? loop === undefined;
