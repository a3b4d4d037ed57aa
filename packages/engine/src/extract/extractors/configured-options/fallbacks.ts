/** What is taken where a setting is not given: `options.perPage??25`, `env.title||"Shop"`. The setting is the name. */
import { literalString, literalValue } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfName } from "../../name-place.ts";
import type { ConditionNode, Sighting } from "../../survey.ts";
import { fullPath } from "../../validation/input-subject.ts";

/** Numbers below are the start of a count or a flag. */
const LEAST = 2;
const MAX_TEXT = 60;
/** More than words: those are one of several values (`type||"Bar"`) or a class of a style sheet. */
const NAMED = /^(?=.{3})(?=.*[\d./:[ ])(?!var\()[\p{L}\d/.[]/u;

export function fallback(at: Sighting<ConditionNode>): readonly Fact[] {
  const { node, module } = at;
  if (node.type !== "LogicalExpression" || node.operator === "&&") return [];
  const { left, right } = node;
  const name = left.type === "MemberExpression" || left.type === "ChainExpression" ? fullPath(left) : undefined;
  const value = name === undefined || isStyleName(name) ? undefined : fixed(right);
  if (name === undefined || value === undefined) return [];
  const { script } = module;
  const sources = [{ script, start: right.start, end: right.end }];
  return [
    constantFact({ name, value, named: placeOfName(left, module), sources, says: "taken where none is given" }, at),
  ];
}

/** A number, or a text that is no sentence and no part of one. */
function fixed(node: Node): string | number | undefined {
  const text = literalString(node);
  if (text !== undefined) return text.length <= MAX_TEXT && !isSentence(text) && NAMED.test(text) ? text : undefined;
  const value = node.type === "Literal" ? literalValue(node)?.value : undefined;
  return typeof value === "number" && value >= LEAST ? value : undefined;
}
