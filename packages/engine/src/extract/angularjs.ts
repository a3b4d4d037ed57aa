/** The places where modules of AngularJS register what they have, by their shape, and what they are told to inject. */
import type { Annotated, Registered } from "../evaluate/angularjs.ts";
import { annotatedIn } from "../evaluate/angularjs.ts";
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Sighting, Survey } from "./survey.ts";

type Seen = Pick<Survey, "calls" | "assignments">;

const NAMED = new Set(["constant", "value", "service", "factory", "controller", "directive", "filter"]);
/** What a module runs without a name. */
const UNNAMED = new Set(["run", "config"]);

export function angularJsIn({ calls, assignments }: Seen): {
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
      ...given.flatMap(({ given: { node, module } }) =>
        node.type === "ArrayExpression" ? { what: { node: annotatedIn(node), module }, names: node } : [],
      ),
    ],
  };
}

/** `.service("Session", Session)`, `.run(["$http", function(e) {...}])` */
export function registration({ node, module }: Sighting<CallLike>): Registered | undefined {
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

const place = (node: Node, module: Module) => ({ node, module });
