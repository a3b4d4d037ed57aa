/**
 * Numbers and lists of numbers to which a module gives a name of its own, `const PAGE_SIZE=25`. The places of use
 * stand in the evidence.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { hasRole, isStyleName } from "../../../language/amounts.ts";
import { firstOf } from "../../../lists.ts";
import type { Binding, Scope } from "../../../scope/binding.ts";
import type { Range } from "../../../script.ts";
import { isWrittenNumber } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Placed } from "../../../unpack/module.ts";
import { isModuleScope } from "../../../unpack/units.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { HandedAs } from "../../constants/handed-as.ts";
import { exportedName } from "../../constants/owners.ts";
import { aroundEvidence } from "../../constants/surroundings.ts";
import { listOf, numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { AssignmentNode, DeclaratorNode, Sighting } from "../../survey.ts";
import { isGeneric } from "../named-limits/whose.ts";
import { usesOf } from "./uses.ts";

/** A name that a person wrote: several words, or long. */
const UPPER = /^(?=.*[A-Z]{2})[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
/** More numbers are a table, unless they rise: steps to choose from. */
const MAX_LIST = 12;
const MAX_STEPS = 30;
const WRITTEN = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[A-Z]{5,}$|^[a-z]+(?:[A-Z][a-z]+)+$/;

export const topLevelConstants = {
  name: "top-level-constants",
  all(survey, context) {
    const handed = new HandedAs(subjectIndex(survey, context).flows, context.ev);
    return [...survey.declarators, ...survey.assignments].flatMap((at) => declared(at, context, handed));
  },
} satisfies Extractor;

/** `const LIMIT=25`, and what is declared before, `let LIMIT;(()=>{LIMIT=25})()`. */
type Given = Sighting<DeclaratorNode | AssignmentNode>;

function declared(at: Given, { ev, references }: ExtractContext, handed: HandedAs): readonly Fact[] {
  const { node, module } = at;
  const [id, init] = node.type === "VariableDeclarator" ? [node.id, node.init] : [node.left, node.right];
  if (id.type !== "Identifier" || !init || (node.type === "AssignmentExpression" && node.operator !== "=")) return [];
  if (!isNumeric(init) && !isList(init)) return [];
  const binding = module.script.scopes.bindingOf.get(id);
  if (binding?.definitions.length !== 1 || binding.writes.length > 0 || !isTopLevel(binding, at)) return [];
  const used = usesOf(binding, module, references);
  const called = (WRITTEN.test(binding.name) ? undefined : exportedName(binding, module, WRITTEN)) ?? binding.name;
  if (isList(init)) return list(called, init, at, used, ev);
  const name = WRITTEN.test(called) ? called : firstOf(used, ({ node: use }) => optionOf(use, handed));
  if (name === undefined || isStyleName(name) || !(hasRole(name) || /^[A-Z]/.test(name))) return [];
  const [found] = numbersOf(ev.evaluate(init, module)).filter(({ value }) => value >= 2 || (value > 0 && value < 1));
  return found ? stated(name, found, at, used) : [];
}

/** The option as which a number without a name is handed over: `request({timeout:a})`. */
function optionOf(use: Node, handed: HandedAs): string | undefined {
  const name = handed.isSent(use) ? undefined : handed.of(use);
  return name === undefined || isGeneric(name) ? undefined : name;
}

/** Sizes, steps, choices: a list of texts is read elsewhere as a set of states. */
const isList = (init: Node): boolean => init.type === "ArrayExpression" && init.elements.length >= 2;

function list(name: string, init: Node, at: Given, uses: readonly Placed[], ev: Evaluator): readonly Fact[] {
  const known = UPPER.test(name) ? listOf(ev.evaluate(init, at.module)) : undefined;
  if (!known) return [];
  if (known.value.length > (isRising(known.value) ? MAX_STEPS : MAX_LIST)) return [];
  if (known.value.some((one) => !Number.isFinite(one)) || isStyleName(name)) return [];
  return stated(name, known, at, uses);
}

const isRising = (list: readonly number[]): boolean =>
  list.every((one, index) => index === 0 || one > (list[index - 1] ?? one));

const stated = (name: string, found: Found, at: Given, uses: readonly Placed[]): readonly Fact[] => [
  withUses(constantFact({ name, ...found, says: "declared" }, at), uses),
];

type Found = Pick<Parameters<typeof constantFact>[0], "value" | "sources">;

function withUses(fact: Fact, uses: readonly Placed[]): Fact {
  const [first, ...rest] = fact.evidence;
  const used = uses.map(({ node, module }) => aroundEvidence(module.script, node, "used"));
  return { ...fact, evidence: [first, ...used, ...rest] };
}

const isNumeric = (node: Node): boolean =>
  isWrittenNumber(node) ||
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
function isTopLevel({ scope }: Binding, { module, unit }: Sighting<Node>): boolean {
  if (isModuleScope(scope, unit) || covers(scope, module.range)) return true;
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
