/** `union([a, b])`, `discriminatedUnion("kind", [a, b])`: the alternatives, also under a name, are no schemas by themselves. */
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";
import { chainOf, UNIONS } from "../../validation/chain/chain.ts";
import { type FieldRule, valueRules } from "../../validation/chain/chain-rules.ts";
import { schemaKind } from "../../validation/chain/schema-kind.ts";
import type { Place } from "../../validation/violation.ts";

export type Found = FieldRule & { readonly at: Sighting<Node> };

/** Notes in `seen` the shapes of the alternatives. */
export function unionRules(
  calls: readonly Sighting<CallLike>[],
  seen: Set<Node>,
  { ev, words, models }: ExtractContext,
): readonly Found[] {
  return calls.flatMap((at) => {
    const place = { module: at.module, ev, words, models };
    if (!isUnion(at.node, place)) return [];
    return valueRules(at.node, { path: [], place, seen, depth: 0 }).map((field) => ({ ...field, at }));
  });
}

const isUnion = (node: CallLike, place: Place): boolean =>
  node.arguments.slice(0, 2).some(({ type }) => type === "ArrayExpression") &&
  UNIONS.has(schemaKind(node.callee, place) ?? "") &&
  chainOf(node, place) !== undefined;
