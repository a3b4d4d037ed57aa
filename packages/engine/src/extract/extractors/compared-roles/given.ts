/**
 * Comparisons of a user's role with a value that no literal says: `user.role === wanted`. Takes the comparison, gives the
 * roles that callers, routes and records give the other side; nothing where neither side asks for a role.
 */
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import { askedValues, keyRead } from "../../roles/asked-values.ts";
import { type Asked, ROLE_PROPERTY } from "../../roles/role-lookups.ts";
import { isOfUser } from "../../roles/user-values.ts";
import type { ComparisonNode, Sighting, Survey } from "../../survey.ts";

export const isLiteral = (node: Node): boolean => node.type === "Literal" || node.type === "TemplateLiteral";

/** `user.role === wanted`, where callers or routes say what is wanted. */
export function given(
  at: Sighting<ComparisonNode>,
  objects: Survey["objects"],
  context: ExtractContext,
): readonly Asked[] {
  const { left, right, operator } = at.node;
  if (!/^[!=]==?$/.test(operator) || isLiteral(left) || isLiteral(right)) return [];
  const sides = [left, right];
  const asking = sides.findIndex((side) => ROLE_PROPERTY.test(keyAsked(side, at.module.script.scopes) ?? ""));
  if (asking < 0) return [];
  const { ev } = context;
  const values = sides.map((side) => ev.evaluate(side, at.module));
  const ofUser = values.some((value) => isOfUser(value, ev));
  return sides.flatMap((side, index) => {
    const value = values[index];
    const isOther = sides.some(
      (one, other) => other !== index && ROLE_PROPERTY.test(keyAsked(one, at.module.script.scopes) ?? ""),
    );
    return value && isOther
      ? askedValues(side, value, at, objects, context).map(({ text, ofRoute }) => ({
          text,
          at,
          ofUser: ofUser || ofRoute,
          isTold: true,
        }))
      : [];
  });
}

/** `user.role`, and `user.get("role")` of Backbone 1's models. */
function keyAsked(node: Node, scopes: Parameters<typeof keyRead>[1]): string | undefined {
  if (node.type !== "CallExpression") return keyRead(node, scopes);
  return memberName(node.callee) === "get" && node.arguments.length === 1
    ? literalString(node.arguments[0])
    : undefined;
}
