/**
 * Schemas in calls: `union([a, b])`, `discriminatedUnion("kind", [a, b])`, whose alternatives, also under a name, are no schemas
 * by themselves; `addValidator("title", string().required("..."))`, which names the field.
 */
import { stringOf } from "../../../evaluate/value.ts";
import { isWord } from "../../../language/given-names.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { chainOf, UNIONS } from "../../validation/chain/chain.ts";
import { type FieldRule, valueRules, type Walk } from "../../validation/chain/chain-rules.ts";
import { schemaKind } from "../../validation/chain/schema-kind.ts";
import type { Place } from "../../validation/violation.ts";

export type Found = FieldRule & { readonly at: Sighting<Node> };

/** Notes in `seen` the shapes of the alternatives. */
export function calledRules(
  calls: readonly Sighting<CallLike>[],
  seen: Set<Node>,
  { ev, words, models }: ExtractContext,
): readonly Found[] {
  return calls.flatMap((at) => {
    const place = { module: at.module, ev, words, models };
    const walk = { path: [], place, seen, depth: 0 };
    const found = isUnion(at.node, place) ? valueRules(at.node, walk) : namedRules(at.node, walk);
    return found.map((field) => ({ ...field, at }));
  });
}

const isUnion = (node: CallLike, place: Place): boolean =>
  node.arguments.slice(0, 2).some(({ type }) => type === "ArrayExpression") &&
  UNIONS.has(schemaKind(node.callee, place) ?? "") &&
  chainOf(node, place) !== undefined;

/** What a text and a schema of one value are given to: the text is the name of the field. */
function namedRules({ arguments: [text, schema, ...more] }: CallLike, walk: Walk): readonly FieldRule[] {
  const { place } = walk;
  if (!text || schema?.type !== "CallExpression" || more.length > 0 || text.type === "SpreadElement") return [];
  const name = stringOf(place.ev.evaluate(text, place.module));
  if (!isWord(name) || name.includes(" ") || !chainOf(schema, place)) return [];
  return valueRules(schema, { ...walk, path: [name], seen: new Set() })
    .filter(({ path }) => path.length === 1)
    .map((one) => ({ ...one, keys: [placeOfNode(text, place.module)] }));
}
