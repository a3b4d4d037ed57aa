/**
 * What guards of routes test: Vue Router's `beforeEnter(to,from,next){if(store.state.ready)...}` (3 and 4) and Angular's
 * `canActivate(){return this.auth.user}` (2 to 20) wherever they stand, and whatever decides about a screen that is
 * stated. The name of what is tested is the guard.
 */

import { keyName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Unit } from "../../unpack/units.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact, NamedTest } from "../fact.ts";
import { objectsWith } from "../objects-with.ts";
import { decidedBy } from "../routes/decided-by.ts";
import { HOOKS } from "../routes/route-guards.ts";
import type { Sighting, Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { isStrongRole } from "./role-words.ts";

export function routeGuards(
  { objects, methods }: Pick<Survey, "objects" | "methods">,
  { ev }: ExtractContext,
): readonly Fact[] {
  const inObjects = objectsWith(objects, ...HOOKS).flatMap((at) =>
    at.node.properties.flatMap((property) => guardOf(property, at)),
  );
  const guards = [...inObjects, ...methods.flatMap((at) => guardOf(at.node, at))];
  return guards.flatMap(({ node, module, unit }) => {
    const fn = ev.evaluate(node, module);
    return fn.kind === "function" ? decidedBy(fn, false, ev).named.map((one) => guardFact(one, unit)) : [];
  });
}

/** What decides about the screens, once for each place: one guard stands before thousands of them. */
export function guardsOfScreens(facts: readonly Fact[]): readonly Fact[] {
  const found = new Map<NamedTest, Fact>();
  for (const fact of facts)
    if (fact.point === "screens" && fact.unit)
      for (const one of fact.decided?.named ?? []) if (!found.has(one)) found.set(one, guardFact(one, fact.unit));
  return [...found.values()];
}

function guardOf(holder: Node, at: Sighting<Node>): readonly Sighting<FunctionNode>[] {
  if ((holder.type !== "Property" && holder.type !== "MethodDefinition") || !holder.value || !isFunction(holder.value))
    return [];
  const key = keyName(holder.key, holder.computed);
  return key !== undefined && HOOKS.includes(key) ? [{ ...at, node: holder.value }] : [];
}

const guardFact = ({ name, at, shown }: NamedTest, unit: Unit): Fact =>
  roleFact({ kind: isStrongRole(name) ? "role" : "guard", name, sources: shown }, { ...at, unit });
