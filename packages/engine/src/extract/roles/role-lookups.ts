/** Roles by where they are asked: the properties that hold them, and who owns a thing. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact } from "../fact.ts";
import type { ComparisonNode, Sighting } from "../survey.ts";
import { memberPath } from "../validation/input-subject.ts";
import { accessKey } from "./access-names.ts";
import type { AccessText } from "./access-texts.ts";
import { roleFact } from "./role-fact.ts";
import { endsInRole, isStrongRole } from "./role-words.ts";
import { isUser } from "./user-values.ts";

export const ROLE_PROPERTY = /^(?:role|[a-z]+Role|[a-z_]+_role|roleName|role_name)$/;

/** Whether a property says by its name that the role is somebody's: parts of pages and models have a role for something. */
export const isSomebodysRole = (property: string): boolean =>
  (property !== "roles" && accessKey(property) === "role") ||
  /^role_?name/i.test(property) ||
  !(ROLE_PROPERTY.test(property) || LIST_PROPERTY.test(property));

export const LIST_PROPERTY = /^(?:roles|[a-z]+Roles|[a-z_]+_roles|roleNames)$/;

export interface Asked {
  readonly text: AccessText;
  readonly at: Sighting<Node>;
  /** The property is called a role of somebody, not just a role, which rows, messages and elements have, too. */
  readonly ofUser: boolean;
  /** Callers, routes or a table say for which roles is asked there. */
  readonly isTold?: true;
}

/** `file.owner === user.id`: who owns a thing may do more with it. */
export function owned(at: Sighting<ComparisonNode>, ev: Evaluator): readonly Fact[] {
  const sides = [at.node.left, at.node.right];
  if (!sides.every((side) => side.type === "MemberExpression" || side.type === "ChainExpression")) return [];
  const values = sides.map((side) => ev.evaluate(side, at.module));
  const isOwner = values.some((value) => OWNER.test(memberPath(value) ?? ""));
  const isMe = values.some((value) => value.kind === "member" && USER_ID.test(value.key) && isUser(value.object, ev));
  return isOwner && isMe ? [roleFact({ kind: "role", name: "owner" }, at)] : [];
}

const OWNER = /^owner(?:_?id)?$/i;
const USER_ID = /^(?:_?id|user_?id|uid)$/i;

/** By which properties code asks for somebody's role: those that are called so, and those that a word for a role is held against. */
export type IsRole = (property: string) => boolean;

/** What tells how far somebody may go, where it is no role by its name. */
const STANDING =
  /^(?:user|member|account|access|auth|permission|privilege|security)_?(?:level|type|kind|group|class|rank)$/i;

/** `user.userLevel === "admin"`: held against a word for a person's role, a property of such a name says a role wherever it stands. */
export function roleProperties(comparisons: readonly Sighting<ComparisonNode>[]): IsRole {
  const known = new Set<string>();
  for (const { node } of comparisons)
    for (const [side, other] of [
      [node.left, node.right],
      [node.right, node.left],
    ] as const) {
      const property = memberName(side.type === "ChainExpression" ? side.expression : side);
      const text = literalString(other);
      const isPerson = text !== undefined && isStrongRole(text) && endsInRole(text);
      if (property !== undefined && isPerson && STANDING.test(property)) known.add(property);
    }
  return (property) => ROLE_PROPERTY.test(property) || known.has(property);
}
