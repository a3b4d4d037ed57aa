/**
 * Limits that something is compared with: `files.length>10`, `user.age<18`, `usage>=80?"high":"low"`, and the bounds of
 * `Math.min(60,x)`. The other side must have a name that tells what is limited, or the outcome must be words.
 */
import { outcomes } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isCharacter, isConversion, isFilling } from "../../constants/conversions.ts";
import { isStyleName } from "../../constants/names.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { near } from "../../near.ts";
import type { AssignmentNode, ComparisonNode, Sighting } from "../../survey.ts";
import { isNumeric, ORDER, withoutScales } from "./scales.ts";

/** What is compared with numbers for other reasons: codes, positions, versions of browsers, tolerances of rounding. */
const OTHER =
  /^(?:charCodeAt|codePointAt|status|statusCode|code|keyCode|which|readyState|indexOf|nodeType|button|detail|clientX|clientY|pageX|pageY|deltaY|deltaX|random|currentTime|version|abs|get(?:UTC)?(?:Hours|Minutes|Seconds|Milliseconds|Date|Month|Day|FullYear)|\d+)$/;

export const comparedLimits = {
  name: "compared-limits",
  call: (at, context) => clamped(at, context),
  all: ({ comparisons, assignments }, context) => [
    ...withoutRepeats(
      withoutScales(comparisons).flatMap((at) => compared(at, context)),
      /^limit of [^,]+/,
    ),
    ...assignments.flatMap((at) => stepped(at, context)),
  ],
} satisfies Extractor;

function compared(at: Sighting<ComparisonNode>, context: ExtractContext): readonly Fact[] {
  const { operator, left, right } = at.node;
  if (!ORDER.has(operator) || left.type === "PrivateIdentifier") return [];
  const [limit, subject] = isNumeric(left) ? [left, right] : [right, left];
  if (!isNumeric(limit) && limit.type !== "Identifier") return [];
  if (isNumeric(subject)) return [];
  const name = isUnnamed(subject) ? undefined : (nameOf(subject) ?? wordIn(subject, at));
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
  const { script } = at.module;
  const least = name === undefined ? 3 : COUNTED.test(name) ? LEAST_COUNT : 2;
  const found = numbersOf(ev.evaluate(limit, at.module)).filter(({ value }) =>
    Number.isInteger(value) ? value >= least : value > 0,
  );
  const words = keptWords(script, near(at, at.node), 5);
  if (words.some((word) => /^(?:charCodeAt|codePointAt|fromCharCode|fromCodePoint)$/.test(word))) return [];
  const telling = name !== undefined || hasWords(at);
  const meaning = [`limit${name === undefined ? "" : ` of ${name}`}`, ...words].join(", ");
  return found
    .filter(({ value }) => !isNotation(name, value, limit, at))
    .filter(({ value }) => telling || (value >= LEAST_ALONE && words.length > 0))
    .map((one) => constantFact({ ...one, meaning, says: "compared" }, at));
}

/** Digits are filled up, units of time converted, characters classified. */
const isNotation = (name: string | undefined, value: number, limit: Node, { node, module }: Sighting<Node>): boolean =>
  isFilling(module.script, node, value) ||
  isConversion(module.script, node, limit, value) ||
  (name === undefined && isCharacter(module.script, node, value));

/** How many there are of what has no name; fewer are how they are drawn: one, a pair, more. */
const COUNTED = /^(?:value\.)?(?:length|size)$|^(?:value|toString)$/;
const LEAST_COUNT = 5;

/** Without a name beside it, a smaller number is a count of something. */
const LEAST_ALONE = 10;

/** A word inside of what is compared: `days(now,task.dueOn)>30`, `Date.now()-seenAt>5e3`. */
const wordIn = (subject: Node, { module }: Sighting<Node>): string | undefined =>
  subject.type === "CallExpression" || subject.type === "BinaryExpression"
    ? keptWords(module.script, subject, 5).findLast((word) => /^[\w]+$/.test(word))
    : undefined;

/** Whether words follow at once: the comparison decides what is said. */
function hasWords({ node, module }: Sighting<Node>): boolean {
  const behind = module.script.text.slice(node.end, node.end + 24);
  return /^\)?\s*(?:\?|return|&&|\)\s*return)\s*(?:return\s*)?["'`]\w{3,}/.test(behind);
}

/** `count.value`: a reference of Vue whose own name is lost says nothing of what is compared. */
const isUnnamed = (node: Node): boolean =>
  node.type === "MemberExpression" && keyName(node.property, node.computed) === "value" && nameOf(node) === "value";

/** The name of what is compared: the thing whose length, size or count it is, or the property itself. */
function nameOf(node: Node): string | undefined {
  if (node.type === "ChainExpression" || node.type === "ParenthesizedExpression") return nameOf(node.expression);
  if (node.type === "CallExpression") return nameOf(node.callee);
  if (node.type !== "MemberExpression") return undefined;
  const key = keyName(node.property, node.computed);
  if (key === undefined || !/^(?:length|size|value|current|trim|toString)$/.test(key)) return key;
  const of = nameOf(node.object);
  return of === undefined ? key : `${of}.${key}`;
}

/** `Math.min(60,Math.max(1,x))`: at most 60. */
function clamped(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier" || callee.object.name !== "Math")
    return [];
  const key = keyName(callee.property, callee.computed);
  if ((key !== "min" && key !== "max") || args.length !== 2) return [];
  const [bound] = args.filter(isNumeric);
  if (!bound) return [];
  const { script } = at.module;
  const words = keptWords(script, near(at, at.node), 4).filter((word) => word !== "Math");
  if (words.length === 0 || words.some(isStyleName)) return [];
  const meaning = [key === "min" ? "at most" : "at least", ...words].join(", ");
  return numbersOf(ev.evaluate(bound, at.module))
    .filter(({ value }) => value > 1)
    .map((found) => constantFact({ ...found, meaning, says: "bound" }, at));
}

/** `query.offset+=100`: a step that is more than counting. */
function stepped(at: Sighting<AssignmentNode>, { ev }: ExtractContext): readonly Fact[] {
  const { operator, left, right } = at.node;
  if ((operator !== "+=" && operator !== "-=") || left.type !== "MemberExpression" || !isNumeric(right)) return [];
  const { script } = at.module;
  const words = keptWords(script, near(at, at.node), 4);
  const name = nameOf(left);
  if (name === undefined || isStyleName(name)) return [];
  return numbersOf(ev.evaluate(right, at.module))
    .filter(({ value }) => value >= 10)
    .map((found) => constantFact({ ...found, meaning: ["step", ...words].join(", "), says: "step" }, at));
}
