/**
 * Limits that something is compared with: `files.length>10`, `user.age<18`, `usage>=80?"high":"low"`, and the bounds of
 * `Math.min(60,x)`. The other side must have a name that tells what is limited, or the outcome must be words.
 */
import { outcomes } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { callsOf } from "../../calls-by.ts";
import { isTimeSince } from "../../constants/clock.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isCharacter, isConversion, isFilling } from "../../constants/conversions.ts";
import { isStyleName } from "../../constants/names.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import { BUILT_IN } from "../../entities/built-in.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { AssignmentNode, ComparisonNode, Sighting } from "../../survey.ts";
import { isNumeric, ORDER, withoutScales } from "./scales.ts";

/** What is compared with numbers for other reasons: codes, positions, versions of browsers, tolerances of rounding. */
const OTHER =
  /^(?:charCodeAt|codePointAt|status|statusCode|code|keyCode|which|readyState|indexOf|nodeType|button|detail|clientX|clientY|pageX|pageY|deltaY|deltaX|random|currentTime|version|abs|get(?:UTC)?(?:Hours|Minutes|Seconds|Milliseconds|Date|Month|Day|FullYear)|\d+)$/;

export const comparedLimits = {
  name: "compared-limits",
  all(survey, context) {
    const { comparisons, assignments, calls } = survey;
    const { namer } = subjectIndex(survey, context);
    const named: Names = (node, module) => namer.of(node, module)?.name;
    return [
      ...withoutScales(comparisons).flatMap((at) => compared(at, context, named)),
      ...callsOf(calls, "min", "max").flatMap((at) => clamped(at, context, named)),
      ...assignments.flatMap((at) => stepped(at, context)),
    ];
  },
} satisfies Extractor;

/** What a value is called in the program's own words, by where it comes from. */
type Names = (node: Node, module: Module) => string | undefined;

function compared(at: Sighting<ComparisonNode>, context: ExtractContext, named: Names): readonly Fact[] {
  const { operator, left, right } = at.node;
  if (!ORDER.has(operator) || left.type === "PrivateIdentifier") return [];
  const [limit, subject] = isNumeric(left) ? [left, right] : [right, left];
  if (!isNumeric(limit) && limit.type !== "Identifier") return [];
  // the time since a moment is one of the times that are waited
  if (isNumeric(subject) || isTimeSince(subject, at.module)) return [];
  const name = nameOf(subject, at.module, named) ?? wordIn(subject, at);
  if (name !== undefined && (OTHER.test(name) || (isStyleName(name) && !VIEWPORT.test(name)))) return [];
  const values = outcomes(context.ev.evaluate(limit, at.module));
  if (!values.every(({ kind }) => kind === "constant") || isCode(subject, at, context)) return [];
  return stated(name, limit, at, context);
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

function stated(name: string | undefined, limit: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] {
  const said = name === undefined || COUNTED.test(name) ? wordBehind(at) : undefined;
  if (name === undefined ? said === undefined : COUNTED.test(name) && said === undefined) return [];
  const least = name === undefined ? 3 : OF_LENGTH.test(name) ? LEAST_COUNT : 2;
  const meaning = [`limit${name === undefined ? "" : ` of ${name}`}`, ...(said === undefined ? [] : [said])].join(", ");
  return numbersOf(ev.evaluate(limit, at.module))
    .filter(({ value }) => (Number.isInteger(value) ? value >= least : value > 0))
    .filter(({ value }) => !isNotation(name, value, limit, at))
    .map((one) => constantFact({ ...one, meaning, says: "compared" }, at));
}

/** Digits are filled up, units of time converted, characters classified. */
const isNotation = (name: string | undefined, value: number, limit: Node, { node, module }: Sighting<Node>): boolean =>
  isFilling(module.script, node, value) ||
  isConversion(module.script, node, limit, value) ||
  (name === undefined && isCharacter(module.script, node, value));

/** How many there are of something; fewer are how they are drawn: one, a pair, more. */
const OF_LENGTH = /(?:^|\.)(?:length|size)$/;
const LEAST_COUNT = 5;

/** How many there are of what has no name. */
const COUNTED = /^(?:value\.)?(?:length|size)$|^(?:value|toString)$/;

/** A word inside of what is compared: `days(now,task.dueOn)>30`, `Date.now()-seenAt>5e3`. */
const wordIn = (subject: Node, { module }: Sighting<Node>): string | undefined =>
  subject.type === "CallExpression" || subject.type === "BinaryExpression"
    ? keptWords(module.script, subject, 5).findLast((word) => /^[\w]+$/.test(word))
    : undefined;

/** The words that follow at once: the comparison decides what is said. */
function wordBehind({ node, module }: Sighting<Node>): string | undefined {
  const behind = module.script.text.slice(node.end, node.end + BEHIND);
  return /^\)?\s*(?:\?|return|&&|\)\s*return)\s*(?:return\s*)?(["'`])(\w[\w ]{2,})\1/.exec(behind)?.[2];
}

/** How far behind a comparison what it decides is looked for, in code units. */
const BEHIND = 60;

/** The name of what is compared: the thing whose length, size or count it is, or the property itself. */
function nameOf(node: Node, module: Module, named: Names): string | undefined {
  if (node.type === "ChainExpression" || node.type === "ParenthesizedExpression")
    return nameOf(node.expression, module, named);
  if (node.type === "CallExpression") return nameOf(calledOn(node.callee), module, named);
  if (node.type !== "MemberExpression") return node.type === "Identifier" ? named(node, module) : undefined;
  const key = keyName(node.property, node.computed);
  if (key === undefined || /^\d+$/.test(key)) return nameOf(node.object, module, named);
  if (!/^(?:length|size|value|current|trim|toString)$/.test(key)) return key;
  const of = nameOf(node.object, module, named);
  return of === undefined ? key : `${of}.${key}`;
}

/** `list.slice(1)`: of the list, since methods of the language say nothing of what is compared. */
const calledOn = (callee: Node): Node =>
  callee.type === "MemberExpression" && BUILT_IN.has(memberName(callee) ?? "") ? callee.object : callee;

/** `Math.min(60,Math.max(1,x))`: at most 60. */
function clamped(at: Sighting<CallLike>, { ev }: ExtractContext, named: Names): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier" || callee.object.name !== "Math")
    return [];
  const key = keyName(callee.property, callee.computed);
  const [bound] = args.filter(isNumeric);
  const subject = args.find((one) => one !== bound);
  if (!bound || !subject || args.length !== 2) return [];
  const name = nameOf(within(subject), at.module, named);
  if (name === undefined || COUNTED.test(name) || isStyleName(name) || OTHER.test(name)) return [];
  const meaning = `${key === "min" ? "at most" : "at least"}, ${name}`;
  return numbersOf(ev.evaluate(bound, at.module))
    .filter(({ value }) => value > 1)
    .map((found) => constantFact({ ...found, meaning, says: "bound" }, at));
}

/** `Math.max(1,x)` within: x. */
const within = (node: Node): Node =>
  node.type === "CallExpression" && /^(?:min|max|round|floor|ceil|abs)$/.test(memberName(node.callee) ?? "")
    ? (node.arguments.find((one) => !isNumeric(one)) ?? node)
    : node;

/** `query.offset+=100`: a step that is more than counting. */
function stepped(at: Sighting<AssignmentNode>, { ev }: ExtractContext): readonly Fact[] {
  const { operator, left, right } = at.node;
  if ((operator !== "+=" && operator !== "-=") || left.type !== "MemberExpression" || !isNumeric(right)) return [];
  const name = memberName(left);
  if (name === undefined || isStyleName(name)) return [];
  return numbersOf(ev.evaluate(right, at.module))
    .filter(({ value }) => value >= 10)
    .map((found) => constantFact({ ...found, meaning: `step of ${name}`, says: "step" }, at));
}
