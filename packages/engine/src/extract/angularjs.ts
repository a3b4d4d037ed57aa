/** The places where modules of AngularJS register what they have, by their shape, and what they are told to inject. */
import { type Annotated, annotatedIn, type Registered } from "../evaluate/angularjs.ts";
import { returnedExpressions } from "../evaluate/returns.ts";
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../syntax/object-keys.ts";
import type { Module, Placed } from "../unpack/module.ts";
import type { Sighting, Survey } from "./survey.ts";

type Seen = Pick<Survey, "calls" | "assignments" | "objects">;

const NAMED = new Set(["constant", "value", "service", "factory", "controller", "directive", "filter"]);
/** What a module runs without a name. */
const UNNAMED = new Set(["run", "config"]);

export function angularJsIn({ calls, assignments, objects }: Seen): {
  readonly registered: readonly Registered[];
  readonly annotated: readonly Annotated[];
} {
  const given = calls.flatMap((call) => registration(call) ?? []);
  return {
    registered: given,
    annotated: [
      ...assignments.flatMap(({ node: { left, right }, module }) =>
        left.type === "MemberExpression" && keyName(left.property, left.computed) === "$inject"
          ? { what: { node: left.object, module }, names: right }
          : [],
      ),
      ...[...given.map((one) => one.given), ...objects.flatMap(({ node, module }) => givenIn(node, module))].flatMap(
        ({ node, module }) =>
          node.type === "ArrayExpression" ? { what: { node: annotatedIn(node), module }, names: node } : [],
      ),
    ],
  };
}

/** `.service("Session", Session)`, `.run(["$http", function(e) {...}])` */
function registration({ node, module }: Sighting<CallLike>): Registered | undefined {
  const as = memberName(node.callee);
  if (as === undefined || node.type !== "CallExpression") return undefined;
  const { 0: first, 1: second } = node.arguments;
  const name = literalString(first);
  if (NAMED.has(as) && name !== undefined && second && node.arguments.length === 2)
    return { as, name, given: place(second, module) };
  return UNNAMED.has(as) && first && node.arguments.length === 1
    ? { as, name: "", given: place(first, module) }
    : undefined;
}

/** All that AngularJS calls because of a call: what is registered, and the controllers of the objects that are handed in. */
export function injectedBy(call: Sighting<CallLike>): readonly Placed[] {
  const { node, module } = call;
  const given = registration(call)?.given;
  const fn = given && annotatedIn(given.node);
  const made = fn && isFunction(fn) ? returnedExpressions(fn) : [];
  const objects = [...node.arguments, ...made].flatMap((one) => givenIn(one, module));
  return given ? [given, ...objects] : objects;
}

/** `{ controller: ["$http", function(e) {...}], resolve: { user: ["$http", function(e) {...}] } }`, of a route, a dialog or a directive. */
function givenIn(node: Node, module: Module): readonly Placed[] {
  if (node.type !== "ObjectExpression") return [];
  const resolve = propertyOf(node, "resolve");
  const made = resolve?.type === "ObjectExpression" ? fixedProperties(resolve).map(([, { value }]) => value) : [];
  return [propertyOf(node, "controller"), ...made].flatMap((one) => (one ? place(one, module) : []));
}

const place = (node: Node, module: Module): Placed => ({ node, module });
