/** What is taken where a setting is not given: `options.perPage??25`, `env.title||"Shop"`. The setting is the name. */
import { literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { drawnAs } from "../../constants/drawn-as.ts";
import { isStyleName } from "../../constants/names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfName, placeOfNode } from "../../name-place.ts";
import type { ConditionNode, Sighting } from "../../survey.ts";
import { fullPath } from "../../validation/input-subject.ts";
import { isGeneric } from "../named-limits/whose.ts";

/** Numbers below are the start of a count or a flag. */
const LEAST = 2;
const MAX_TEXT = 60;
/** More than words: those are one of several values (`type||"Bar"`) or a class of a style sheet. */
const NAMED = /^(?=.{3})(?=.*[\d./:[ ])(?!var\()[\p{L}\d/.[]/u;

export function fallback(at: Sighting<ConditionNode>, { parents }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  if (node.type !== "LogicalExpression" || node.operator === "&&") return [];
  const { right } = node;
  const left = unlowered(node.left);
  const name = left.type === "MemberExpression" || left.type === "ChainExpression" ? fullPath(left) : undefined;
  if (name === undefined || isStyleName(name) || isGeneric(name) || SHOWN.test(name)) return [];
  const isOwn = isOwnDefault(name, at);
  const value = fixed(right, isOwn && !KIND.test(name));
  if (value === undefined) return [];
  // what stands there for people who read it
  if (drawnAs(node, module.script, parents)) return [];
  const sources = [placeOfNode(right, module)];
  return [
    constantFact({ name, value, named: placeOfName(left, module), sources, says: "taken where none is given" }, at),
  ];
}

/** Which of several a thing is; what is taken for it is one of them. */
const KIND = /(?:^|\.)(?:type|kind|state|status|method|variant|role|category|mode|name|title|label|id)$|Type$/;

/** What is read, and where it is drawn. */
const SHOWN =
  /(?:text|label|caption|message|placeholder|tooltip|heading|description|position|placement|align(?:ment)?|direction|appearance|display|order)$/i;

/** `(a=e.options)==null?void 0:a.duration`: `e.options?.duration`, as esbuild and TypeScript write it for older browsers. */
const unlowered = (node: Node): Node =>
  node.type === "ConditionalExpression" &&
  node.consequent.type === "UnaryExpression" &&
  node.consequent.operator === "void"
    ? node.alternate
    : node.type === "ParenthesizedExpression"
      ? unlowered(node.expression)
      : node;

/** `{level:s.level||"info"}`, `c.day=c.day||"monday"`: what is not given gets its default under the same name. */
function isOwnDefault(name: string, { node, module: { script } }: Sighting<Node>): boolean {
  const last = name.split(".").at(-1) ?? name;
  const before = script.text.slice(Math.max(0, node.start - last.length - 4), node.start);
  const key = last.replace(/\W/g, "\\$&");
  return new RegExp(`[{,]\\s*["']?${key}["']?\\s*:\\s*$|\\.${key}\\s*=\\s*$`).test(before);
}

/** A key of what is kept, no address and no words. */
const KEPT = /^[\p{L}_$][\w$]*(?:[.-][\w$]+)*$/u;

/** `settings.get("page.size",25)`: what is taken where nothing is kept under a key. */
export function keptFallback({ node, ...at }: Sighting<CallLike>): readonly Fact[] {
  const { 0: key, 1: given } = node.arguments;
  if (node.arguments.length !== 2 || !key || !given || memberName(node.callee) !== "get") return [];
  const name = literalString(key);
  if (name === undefined || !KEPT.test(name) || isStyleName(name.split(".").at(-1) ?? name)) return [];
  const value = fixed(given, false);
  if (value === undefined) return [];
  const places = { named: [placeOfNode(key, at.module)], sources: [placeOfNode(given, at.module)] };
  return [constantFact({ name, value, ...places, says: "taken where none is kept" }, { ...at, node })];
}

/** How something is drawn (CSS Color 4). */
const COLOUR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*\))$/i;

/** A number, or a text that is no sentence and no part of one; of a value's own default any word. */
function fixed(node: Node, isOwn: boolean): string | number | undefined {
  const text = literalString(node);
  if (text !== undefined) {
    const tells = isOwn
      ? /^(?!var\(|[uU]nknown$|[nN]one$|[dD]efault$)[\p{L}\d/.[*]/u.test(text) && text.length > 1
      : NAMED.test(text);
    return text.length <= MAX_TEXT && !isSentence(text) && tells && !COLOUR.test(text) ? text : undefined;
  }
  const value = literalValue(node)?.value;
  return typeof value === "number" && value >= LEAST ? value : undefined;
}
