/**
 * Numbers, lists of numbers and codes that a module gives a name of its own, `const PAGE_SIZE=25`, and what they are used
 * for; the same of static fields of a class. Where a minifier has taken the name, the places of use tell: they stand in
 * the evidence, and the words around them are the meaning.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Binding, Scope } from "../../../scope/binding.ts";
import type { Range } from "../../../script.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isFactor } from "../../constants/conversions.ts";
import { hasRole, isStyleName } from "../../constants/names.ts";
import { around, aroundEvidence, keptWords, nameBefore } from "../../constants/surroundings.ts";
import { listOf, numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { DeclaratorNode, Sighting } from "../../survey.ts";
import { codeOf, isFixed, isList } from "./texts.ts";

/** Most uses that are looked at. */
const MAX_USES = 4;
/** A name that a person wrote: several words, or long. */
const UPPER = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
/** Longest name that a minifier gives. */
const LOST = 4;
/** More numbers are a table. */
const MAX_LIST = 12;
const WRITTEN = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;

export const topLevelConstants = {
  name: "top-level-constants",
  all: ({ declarators }, context) => declarators.flatMap((at) => declared(at, context)),
} satisfies Extractor;

function declared(at: Sighting<DeclaratorNode>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { id, init } = node;
  if (id.type !== "Identifier" || !init) return [];
  const isText = literalString(init) !== undefined;
  if (!isText && !isNumeric(init) && !isList(init)) return [];
  const binding = module.script.scopes.bindingOf.get(id);
  if (!binding || !isFixed(binding) || !isTopLevel(binding, at)) return [];
  if (isText) return text(binding, init, at);
  if (isList(init)) return list(binding, init, at, ev);
  const [found] = numbersOf(ev.evaluate(init, module)).filter(({ value }) => value >= 2 || (value > 0 && value < 1));
  if (!found) return [];
  const name = WRITTEN.test(binding.name) ? binding.name : undefined;
  if (name !== undefined && (isStyleName(name) || !(hasRole(name) || /^[A-Z]/.test(name)))) return [];
  return stated(name, found, at, usesOf(binding, id));
}

/** A code, a key, a mark: `const TEMPLATE_PREFIX="#template"`. */
function text(binding: Binding, init: Node, at: Sighting<DeclaratorNode>): readonly Fact[] {
  const { script } = at.module;
  const name = UPPER.test(binding.name) ? binding.name : undefined;
  if (name === undefined && binding.name.length > LOST) return [];
  const uses = usesOf(binding, at.node.id);
  const value = codeOf(init, name, uses, script);
  return value === undefined ? [] : stated(name, { value, sources: [placeOfNode(init, at.module)] }, at, uses);
}

function list(binding: Binding, init: Node, at: Sighting<DeclaratorNode>, ev: Evaluator): readonly Fact[] {
  const known = listOf(ev.evaluate(init, at.module));
  const name = UPPER.test(binding.name) ? binding.name : undefined;
  if (!known || (name === undefined && binding.name.length > LOST) || known.value.length > MAX_LIST) return [];
  if (known.value.some((one) => !Number.isFinite(one)) || (name && isStyleName(name))) return [];
  return stated(name, known, at, usesOf(binding, at.node.id));
}

function stated(
  name: string | undefined,
  found: {
    readonly value: number | string | readonly number[];
    readonly sources: Parameters<typeof constantFact>[0]["sources"];
  },
  at: Sighting<DeclaratorNode>,
  uses: readonly Node[],
): readonly Fact[] {
  const { script } = at.module;
  const words = [...new Set(uses.flatMap((use) => keptWords(script, around(script, use), 3)))].slice(0, 5);
  const drawn = uses.some((use) => isStyleName(nameBefore(script, use) ?? ""));
  const { value } = found;
  if (name === undefined && typeof value === "number" && uses.some((use) => isFactor(script, use, value))) return [];
  if (name === undefined && (words.length === 0 || drawn || words.some(isStyleName))) return [];
  const meaning = words.length > 0 ? { meaning: ["used with", ...words].join(", ").replace("with,", "with") } : {};
  const fact = constantFact({ ...(name ? { name } : {}), ...found, ...meaning, says: "declared" }, at);
  const [first, ...rest] = fact.evidence;
  const used = uses.slice(0, MAX_USES).map((use) => aroundEvidence(script, use, "used"));
  return [{ ...fact, evidence: [first, ...used, ...rest] }];
}

const usesOf = ({ references }: Binding, id: Node): readonly Node[] =>
  references.filter((reference) => reference !== id).slice(0, MAX_USES);

const isNumeric = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  (node.type === "BinaryExpression" &&
    /^(?:[*/+-]|\*\*)$/.test(node.operator) &&
    isNumeric(node.left) &&
    isNumeric(node.right));

/** How far the scope of a wrapped module may differ from the module's own range, in code units. */
const WRAPPING = 60;

/**
 * Of the module, not of a function: bundlers put modules into one scope or into a function each, entries into functions
 * that are called at once, `(()=>{var runtime;(()=>{var LIMIT=25})()})()`.
 */
function isTopLevel({ scope }: Binding, { module }: Sighting<Node>): boolean {
  if (scope.node === module.scopeNode || covers(scope, module.range)) return true;
  return runsAtOnce(scope, module.script.text);
}

const covers = ({ node }: Scope, range: Range): boolean =>
  node.start <= range.start + WRAPPING && node.end >= range.end - WRAPPING;

/** Every function around it is called where it is written, with nothing. */
function runsAtOnce(scope: Scope, text: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.kind === "class" || (at.kind === "block" && at.parent?.kind !== "program")) return false;
    if (at.kind === "function" && !/^\)?\(\)/.test(text.slice(at.node.end, at.node.end + 3))) return false;
  }
  return true;
}
