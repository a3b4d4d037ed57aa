/**
 * Numbers, lists of numbers and codes to which a module gives a name of its own, `const PAGE_SIZE=25`. The places of use
 * stand in the evidence.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { firstOf } from "../../../lists.ts";
import type { Binding, Scope } from "../../../scope/binding.ts";
import type { Range } from "../../../script.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Placed } from "../../../unpack/module.ts";
import type { Parents } from "../../../unpack/parents.ts";
import { isModuleScope } from "../../../unpack/units.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { HandedAs } from "../../constants/handed-as.ts";
import { hasRole, isStyleName } from "../../constants/names.ts";
import { exportedName } from "../../constants/owners.ts";
import { aroundEvidence } from "../../constants/surroundings.ts";
import { listOf, numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Words } from "../../i18n/words.ts";
import { placeOfNode } from "../../name-place.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { AssignmentNode, DeclaratorNode, Sighting } from "../../survey.ts";
import { keysKept } from "../browser-keys/storage.ts";
import { isGeneric } from "../named-limits/whose.ts";
import { codeOf, isFixed, isList } from "./texts.ts";
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
    const { words } = context;
    const handed = new HandedAs(subjectIndex(survey, context).flows, context.ev);
    const facts = [...survey.declarators, ...survey.assignments]
      .flatMap((at) => declared(at, context, handed))
      .filter((fact) => !isTextKey(fact, words));
    const kept = keysKept(survey, context);
    return facts.filter((fact) => !("value" in fact.content && isText(fact) && kept.has(fact.content.value)));
  },
} satisfies Extractor;

/** The key of a text in a catalogue: `"settings.hint"`. */
const isTextKey = ({ point, content }: Fact, words: Words): boolean =>
  point === "constants" && typeof content.value === "string" && words.lookup(content.value) !== undefined;

const isText = ({ point, content }: Fact): boolean => point === "constants" && typeof content.value === "string";

/** `const LIMIT=25`, and what is declared before, `let LIMIT;(()=>{LIMIT=25})()`. */
type Given = Sighting<DeclaratorNode | AssignmentNode>;

function declared(at: Given, { ev, parents, references }: ExtractContext, handed: HandedAs): readonly Fact[] {
  const { node, module } = at;
  const [id, init] = node.type === "VariableDeclarator" ? [node.id, node.init] : [node.left, node.right];
  if (id.type !== "Identifier" || !init || (node.type === "AssignmentExpression" && node.operator !== "=")) return [];
  if (literalString(init) === undefined && !isNumeric(init) && !isList(init)) return [];
  const binding = module.script.scopes.bindingOf.get(id);
  if (!binding || !isFixed(binding) || !isTopLevel(binding, at)) return [];
  const used = usesOf(binding, module, references);
  const own = WRITTEN.test(binding.name) ? undefined : exportedName(binding, module, WRITTEN);
  const called = own ?? binding.name;
  if (literalString(init) !== undefined) return text(called, init, at, used, parents);
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

/** A code, a key, a mark: `const TEMPLATE_PREFIX="#template"`. */
function text(name: string, init: Node, at: Given, uses: readonly Placed[], parents: Parents): readonly Fact[] {
  const value = UPPER.test(name) ? codeOf(init, name, uses, parents) : undefined;
  return value === undefined ? [] : stated(name, { value, sources: [placeOfNode(init, at.module)] }, at, uses);
}

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
