/**
 * Limits that something is compared with: `files.length>10`, `user.age<18`, `usage>=80?"high":"low"`. The other
 * side must have a name that tells what is limited, or the outcome a word; bounds of complaints are those of rules.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { hasRole, isStyleName } from "../../../language/amounts.ts";
import type { Binding, PathStep } from "../../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../../scope/binding-at.ts";
import { TURNED } from "../../../syntax/comparison-operators.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { isTimeSince } from "../../constants/clock.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isCharacter, isConversion, isFilling } from "../../constants/conversions.ts";
import { drawnAs } from "../../constants/drawn-as.ts";
import { HandedAs } from "../../constants/handed-as.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import { isEmptyName } from "../../subjects/words.ts";
import type { ComparisonNode, Sighting, Survey } from "../../survey.ts";
import { isNumeric, ORDER, withoutScales, wordBehind } from "./scales.ts";
import { COUNTED, type Names, nameOf, OTHER, wordIn } from "./subject-names.ts";

export const comparedLimits = {
  name: "compared-limits",
  all: limitFacts,
} satisfies Extractor;

function limitFacts(survey: Survey, context: ExtractContext): readonly Fact[] {
  const { flows, namer } = subjectIndex(survey, context);
  const handed = new HandedAs(flows, context.ev);
  const counting = counters(survey, context.ev);
  const optionOf = (binding: Binding): string | undefined => {
    const only = onlyDefinition(binding);
    const key = only?.kind === "param" ? handed.optionOf(only.of) : undefined;
    return key !== undefined && hasRole(key) ? key : undefined;
  };
  const named: Names = (node, module) => {
    const binding = bindingAt(node, module.script.scopes);
    if (binding && counting.has(binding)) return REPEATED;
    const name = namer.of(node, module)?.name ?? (binding && handed.ofName(binding)) ?? (binding && optionOf(binding));
    return name !== undefined && isEmptyName(name) ? undefined : name;
  };
  return withoutScales(survey.comparisons).flatMap((at) => compared(at, context, named));
}

/** What a function counts that it hands on to itself. */
const REPEATED = "repeated calls";

function compared(at: Sighting<ComparisonNode>, context: ExtractContext, named: Names): readonly Fact[] {
  const { operator, left, right } = at.node;
  if (!ORDER.has(operator) || left.type === "PrivateIdentifier") return [];
  const [limit, subject] = isNumeric(left) || isFixed(left, at, context) ? [left, right] : [right, left];
  if (!isNumeric(limit) && !isHeld(limit)) return [];
  // the time since a moment is one of the times that are waited
  if (isNumeric(subject) || isTimeSince(subject, at.module) || isCountOfDigits(subject)) return [];
  const name = nameOf(subject, at.module, named) ?? wordIn(subject, at);
  if (name !== undefined && (OTHER.test(name) || (isStyleName(name) && !VIEWPORT.test(name)))) return [];
  const values = outcomes(context.ev.evaluate(limit, at.module));
  if (!values.every(({ kind }) => kind === "constant") || isCode(subject, at, context)) return [];
  if (isForLooks(at, context)) return [];
  return stated(name, limit, at, context);
}

/** `size.toString().length`: how long a number is when it is written, which decides how it is drawn. */
const isCountOfDigits = (node: Node): boolean =>
  node.type === "MemberExpression" &&
  memberName(node) === "length" &&
  node.object.type === "CallExpression" &&
  memberName(node.object.callee) === "toString";

/** `MOST<size`: what stands first is the limit. */
const isFixed = (node: Node, { module }: Sighting<Node>, { ev }: ExtractContext): boolean =>
  isHeld(node) && outcomes(ev.evaluate(node, module)).every(({ kind }) => kind === "constant");

/** A name of a limit, also one that another module gives: `settings.MOST`. */
const isHeld = ({ type }: Node): boolean => type === "Identifier" || type === "MemberExpression";

/** `className: share<30 ? "low" : "high"`: nothing but how it looks depends on it. */
function isForLooks({ node, module }: Sighting<Node>, { parents }: ExtractContext): boolean {
  const drawn = drawnAs(node, module.script, parents);
  return drawn === "class" || drawn === "style";
}

/** What the window measures decides between layouts. */
const VIEWPORT = /^inner(?:Width|Height)$/;

/** A code of a character or a measure of what is drawn, also by a local name for it. */
function isCode(subject: Node, { module }: Sighting<Node>, { ev }: ExtractContext): boolean {
  const value = ev.evaluate(subject, module);
  const callee = value.kind === "result" ? value.callee : value;
  if (callee.kind !== "member") return false;
  return OTHER.test(callee.key) || (DRAWN.test(callee.key) && !VIEWPORT.test(callee.key));
}

const DRAWN =
  /^(?:width|height|offset(?:Width|Height|Top|Left)|client(?:Width|Height)|fontSize|getBoundingClientRect)$/;

function stated(
  name: string | undefined,
  limit: Node,
  at: Sighting<ComparisonNode>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const isNamed = name !== undefined && !COUNTED.test(name);
  const found = numbersOf(ev.evaluate(limit, at.module));
  const isSize = !isNamed && name?.endsWith("size") === true && found.every(({ value }) => value >= KILOBYTE);
  const said = isNamed || isSize ? undefined : wordBehind(at);
  if (!isNamed && !isSize && said === undefined) return [];
  const least = name === undefined ? 3 : OF_LENGTH.test(name) ? LEAST_COUNT : 2;
  // what stands first is compared with what stands behind: `10<size` is `size > 10`
  const operator = limit === at.node.left ? (TURNED.get(at.node.operator) ?? "") : at.node.operator;
  return found
    .filter(({ value }) => (Number.isInteger(value) ? Math.abs(value) >= least : true))
    .filter(({ value }) => !isNotation(name, value, limit, at))
    .map((one) => {
      const meaning = said === undefined ? `${name} ${operator} ${one.value}` : `limit, ${said}`;
      return constantFact({ ...one, ...(isSize && { unit: "bytes" }), meaning, says: "compared" }, at);
    });
}

/** `hours<24`, `month>12`: where a unit of time ends. */
const isEndOfUnit = (name: string, value: number): boolean =>
  UNIT_ENDS.has(value) && /(?:hours?|minutes?|seconds?|days?|weeks?|months?|date)$/i.test(name);

const UNIT_ENDS = new Set([7, 12, 23, 24, 28, 29, 30, 31, 52, 53, 59, 60, 365, 366]);

/** Digits are filled up, units of time converted, characters classified. */
const isNotation = (name: string | undefined, value: number, limit: Node, { node, module }: Sighting<Node>): boolean =>
  (name !== undefined && isEndOfUnit(name, value)) ||
  isFilling(module.script, node, value) ||
  isConversion(module.script, node, limit, value) ||
  (name === undefined && isCharacter(module.script, node, value));

/** A size of so much is that of a file (File API), whatever it is called. */
const KILOBYTE = 1024;

/** How many there are of something; fewer are how they are drawn: one, a pair, more. */
const OF_LENGTH = /(?:^|\.)(?:length|size)$/;
const LEAST_COUNT = 5;

/**
 * Parameters that count how often a function has called itself: `async function ask(url,tried=0){...ask(url,tried+1)}`.
 * What they are compared with limits the repetitions, whatever a minifier made of their names.
 */
function counters({ calls }: Survey, ev: Evaluator): ReadonlySet<Binding> {
  const found = new Set<Binding>();
  for (const { node: call, module } of calls)
    call.arguments.forEach((argument, index) => {
      const counted = oneMore(argument);
      const binding = counted && bindingAt(counted, module.script.scopes);
      const [only, ...more] = binding?.definitions.filter(({ kind }) => kind === "param") ?? [];
      if (!binding || only?.kind !== "param" || more.length > 0 || only.index !== index || !isWhole(only)) return;
      if (ev.callees(call.callee, module).some((callee) => callee.kind === "function" && callee.node === only.of))
        found.add(binding);
    });
  return found;
}

/** The argument itself, also with a default. */
const isWhole = ({ path }: { readonly path: readonly PathStep[] }): boolean =>
  path.every(({ kind }) => kind === "whole");

/** `tried+1` */
const oneMore = (node: Node): Node | undefined =>
  node.type === "BinaryExpression" &&
  node.operator === "+" &&
  node.right.type === "Literal" &&
  node.right.value === 1 &&
  node.left.type === "Identifier"
    ? node.left
    : undefined;
