/**
 * TypeScript's enums as it compiles them: `e[e.ADMIN=10]="ADMIN"`, `e.Admin="admin"`, on one parameter. Texts or
 * constants tell roles: `e.OWNER="team-level-owner"`. Words alone say so, so these are inferred.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { isEmptyLiteral, keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact } from "../fact.ts";
import type { AssignmentNode, Sighting } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { areRoles, isAccessName } from "./role-words.ts";

export interface EnumEntry {
  readonly name: string;
  /** The constant's own name, where it is not the text itself. */
  readonly key: string;
  readonly of: Binding;
  readonly at: Sighting<AssignmentNode>;
}

export const enumFacts = (assignments: readonly Sighting<AssignmentNode>[], ev: Evaluator): readonly Fact[] =>
  enumGroups(assignments, ev)
    .filter((group) => areRoles(group.map(({ name }) => name)) || areRoles(group.map(({ key }) => key)))
    .filter((group) => group.every(({ name }) => isAccessName(name)))
    .flatMap((group) => group.map(({ name, at }) => roleFact({ kind: "role", name, basis: "inferred" }, at)));

type Groups = readonly (readonly EnumEntry[])[];

/** The entries of each enum, by their texts: roles and permissions are both looked for in the same enums. */
export const enumGroups = rememberFor(groupsIn);

function groupsIn(assignments: readonly Sighting<AssignmentNode>[], ev: Evaluator): Groups {
  const groups = new Map<Binding, EnumEntry[]>();
  for (const at of assignments) {
    const entry = entryOf(at, ev, groups);
    const group = entry && groups.get(entry.of);
    if (group && entry) group.push(entry);
    else if (entry) groups.set(entry.of, [entry]);
  }
  return [...groups.values()];
}

function entryOf(
  at: Sighting<AssignmentNode>,
  ev: Evaluator,
  opened: { has(of: Binding): boolean },
): EnumEntry | undefined {
  const { left, right, operator } = at.node;
  if (operator !== "=" || left.type !== "MemberExpression") return undefined;
  const of = bindingIn(left.object, at);
  const reverse = left.computed && left.property.type === "AssignmentExpression";
  if (!of || !(of.kind === "param" || reverse || opened.has(of) || opens(left.object) || isOpened(of)))
    return undefined;
  const key = reverse ? undefined : keyName(left.property, left.computed);
  if (!reverse && key === undefined) return undefined;
  const name = stringOf(ev.evaluate(right, at.module));
  return name === undefined ? undefined : { name, key: key ?? name, of, at };
}

/** `(e = {}).ADMIN = "admin"`, of SWC's minifier (1.15), where the name that the enum has outside is never read. */
const opens = (object: Node): boolean =>
  object.type === "AssignmentExpression" && object.right.type === "ObjectExpression" && isEmptyLiteral(object.right);

/** `e = r || (r = {})`, where a minifier put the function's body in the place of its call. */
const isOpened = ({ definitions }: Binding): boolean =>
  definitions.some((definition) => {
    const from = definition.kind === "value" ? definition.from : undefined;
    const made = from?.type === "LogicalExpression" && from.operator === "||" ? from.right : undefined;
    return made?.type === "AssignmentExpression" && made.right.type === "ObjectExpression";
  });

/** The parameter, or what minifiers make of it: `(e = r || (r = {}))[e.ADMIN = 10] = "ADMIN"`. */
function bindingIn(object: Node, at: Sighting<Node>): Binding | undefined {
  const name = object.type === "AssignmentExpression" ? object.left : object;
  return bindingAt(name, at.module.script.scopes);
}
