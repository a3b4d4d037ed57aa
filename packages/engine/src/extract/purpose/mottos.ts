/** A slogan that a setting may replace: `config.loginMotto || "Lend what you need"`, `w.slogan ? w.slogan : "..."`. */
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact } from "../fact.ts";
import type { ConditionNode, Sighting, Survey } from "../survey.ts";

const MOTTO = /(?:motto|slogan|tagline)$/i;

export const mottos = ({ conditions }: Survey): readonly Fact[] => conditions.flatMap(motto);

function motto({ node, module: { script }, unit }: Sighting<ConditionNode>): readonly Fact[] {
  const [set, otherwise] = choice(node);
  const text = literalString(otherwise)?.trim();
  if (!text || !otherwise || !/\p{L}\s+\p{L}/u.test(text) || !MOTTO.test(memberName(set) ?? "")) return [];
  return [
    {
      point: "purpose",
      content: { kind: "description", text },
      basis: "shown",
      evidence: [{ script, start: otherwise.start, end: otherwise.end, says: "slogan" }],
      unit,
    },
  ];
}

function choice(node: ConditionNode): readonly [Node | undefined, Node | undefined] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate];
  if (node.type === "LogicalExpression" && node.operator !== "&&") return [node.left, node.right];
  return [undefined, undefined];
}
