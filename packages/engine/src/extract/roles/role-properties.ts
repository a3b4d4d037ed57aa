/** By which properties code asks for somebody's role: those that are called so, and those that a word for a role is held against. */
import { literalString, memberName } from "../../syntax/literals.ts";
import type { ComparisonNode, Sighting } from "../survey.ts";
import { ROLE_PROPERTY } from "./role-lookups.ts";
import { endsInRole, isStrongRole } from "./role-words.ts";

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
