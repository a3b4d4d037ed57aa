/**
 * What route guards test: Vue Router's `beforeEnter(to,from,next){if(store.state.ready)...}` (3 and 4) and Angular's
 * `canActivate(){return this.auth.user}` (2 to 20). The tested property is the guard; a helper that they call is looked
 * into once.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { outcomes } from "../../evaluate/value.ts";
import { isInside } from "../../syntax/inside.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { objectsWith } from "../objects-with.ts";
import { testsOfGuard } from "../routes/decided-by.ts";
import { ASKS, HOOKS } from "../routes/route-guards.ts";
import type { Sighting, Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { isStrongRole } from "./role-words.ts";
import { testedIn } from "./tests.ts";

/** Also the hook of a component itself, Vue Router's `beforeRouteEnter`. */
const GUARDS: ReadonlySet<string> = new Set([...HOOKS, "beforeRouteEnter"]);

export function routeGuards(
  { objects, methods }: Pick<Survey, "objects" | "methods">,
  { ev }: ExtractContext,
): readonly Fact[] {
  const inObjects = objectsWith(objects, ...GUARDS).flatMap((at) =>
    at.node.properties.flatMap((property) => guardOf(property, at)),
  );
  const guards = [...inObjects, ...methods.flatMap((at) => guardOf(at.node, at))];
  return guards.flatMap((guard) => guardFacts(guard, ev));
}

function guardOf(holder: Node, at: Sighting<Node>): readonly Sighting<FunctionNode>[] {
  if ((holder.type !== "Property" && holder.type !== "MethodDefinition") || !holder.value || !isFunction(holder.value))
    return [];
  const key = keyName(holder.key, holder.computed);
  return key !== undefined && GUARDS.has(key) ? [{ ...at, node: holder.value }] : [];
}

function guardFacts(guard: Sighting<FunctionNode>, ev: Evaluator): readonly Fact[] {
  return testsOfGuard(guard.node).flatMap((node) =>
    [node, ...helperTests({ ...guard, node }, ev)].flatMap((one) => testFact({ ...guard, node: one }, guard.node, ev)),
  );
}

/** `if (!mayEnter())`: what the helper gives back. */
function helperTests({ node, module }: Sighting<Node>, ev: Evaluator): readonly Node[] {
  if (node.type !== "CallExpression" || node.arguments.length > 0) return [];
  return outcomes(ev.evaluate(node.callee, module)).flatMap((value) =>
    value.kind === "function" && value.module === module
      ? returnedExpressions(value.node).flatMap((one) => testedIn(one))
      : [],
  );
}

/** `x.isLoggedIn()` and `x.flag === false` test the property. */
function testedMember(node: Node): Node {
  if (node.type === "CallExpression" && node.arguments.length === 0) return node.callee;
  const compared = node.type === "BinaryExpression" ? literalValue(node.right) : undefined;
  return node.type === "BinaryExpression" && typeof compared?.value === "boolean" ? node.left : node;
}

function testFact(at: Sighting<Node>, guard: FunctionNode, ev: Evaluator): readonly Fact[] {
  const node = testedMember(at.node);
  if (node.type !== "MemberExpression") return [];
  const name = keyName(node.property, node.computed);
  if (name === undefined || !/^[a-zA-Z]{3,}/.test(name) || NAMELESS.has(name)) return [];
  // `to.params.url` is asked of the address, not of who wants to see it; so is what is looked up by it
  if (!ASKS.test(name) && freeParams([ev.evaluate(node.object, at.module)]).some((fn) => isInside(fn, guard)))
    return [];
  return [roleFact({ kind: isStrongRole(name) ? "role" : "guard", name }, at)];
}

/** Vue's refs, lists and React's refs say nothing of what they hold. */
const NAMELESS = new Set(["value", "length", "size", "current"]);
