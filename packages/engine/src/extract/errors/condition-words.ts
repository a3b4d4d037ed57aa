/**
 * A condition in the program's own words: `n.size>5242880` as `file.size > 5242880`. What minifiers rename is named after
 * the property that it comes from; a condition with a part that has no name is not put into words at all.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { holeName } from "../../evaluate/text.ts";
import type { Value } from "../../evaluate/value.ts";
import { NEGATED, TURNED } from "../../syntax/comparison-operators.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

export interface WordsPlace {
  readonly module: Module;
  readonly ev: Evaluator;
}

/** Conditions with more parts say little. */
const MAX_DEPTH = 4;
/** Longest condition, in UTF-16 code units. */
export const MAX_WORDS = 120;
/** Longest text that is compared with. */
const MAX_TEXT = 40;

/** Methods that answer yes or no. */
const QUESTIONS: ReadonlySet<string> = new Set(["includes", "startsWith", "endsWith", "has", "some", "every", "test"]);

/** @param holds whether the condition is true where it matters */
export function conditionWords(test: Node, holds: boolean, place: WordsPlace): string | undefined {
  const words = wordsOf(test, holds, place, 0);
  return words === undefined || words.length > MAX_WORDS ? undefined : words;
}

/** Conditions that all hold. */
export const together = (all: readonly string[]): string =>
  all.length < 2 ? all.join("") : all.map((one) => (one.includes(" or ") ? `(${one})` : one)).join(" and ");

function wordsOf(test: Node, holds: boolean, place: WordsPlace, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  switch (test.type) {
    case "ChainExpression":
      return wordsOf(test.expression, holds, place, depth);
    case "SequenceExpression":
      return wordsOf(lastExpression(test), holds, place, depth + 1);
    case "UnaryExpression":
      return test.operator === "!" ? wordsOf(test.argument, !holds, place, depth + 1) : undefined;
    case "LogicalExpression": {
      if (test.operator === "??") return undefined;
      const parts = [test.left, test.right].map((part) => wordsOf(part, holds, place, depth + 1));
      const [left, right] = parts;
      if (left === undefined || right === undefined) return undefined;
      // the names of two things may be the same
      if (left === right) return undefined;
      return (test.operator === "&&") === holds ? together([left, right]) : `${left} or ${right}`;
    }
    case "BinaryExpression":
      return compared(test, holds, place);
    case "CallExpression":
      return asked(test, holds, place);
    default: {
      const name = nameOf(test, place);
      // a text holds or not whatever happens: it is one of several things that the place may have
      return name === undefined || name.startsWith('"') ? undefined : `${holds ? "" : "!"}${name}`;
    }
  }
}

/** A number or a text, as they are spoken. */
const FIXED = /^["\d-]/;

function compared(
  { left, operator, right }: Extract<Node, { type: "BinaryExpression" }>,
  holds: boolean,
  place: WordsPlace,
): string | undefined {
  const opposite = NEGATED.get(operator);
  const [a, b] = [operandOf(left, place), operandOf(right, place)];
  if (opposite === undefined || a === undefined || b === undefined || a === b) return undefined;
  const [isFirst, isSecond] = [literalOf(left) !== undefined, literalOf(right) !== undefined];
  // two constants are compared in code that is made for several targets; a name may stand for one of several
  if ((isFirst || FIXED.test(a)) && (isSecond || FIXED.test(b))) return undefined;
  const sign = holds ? operator : opposite;
  return isFirst ? `${b} ${TURNED.get(sign) ?? sign} ${a}` : `${a} ${sign} ${b}`;
}

function asked(
  { callee, arguments: args }: Extract<Node, { type: "CallExpression" }>,
  holds: boolean,
  place: WordsPlace,
): string | undefined {
  const method = memberName(callee);
  const [first] = args;
  if (callee.type !== "MemberExpression" || method === undefined || !QUESTIONS.has(method) || args.length !== 1)
    return undefined;
  const [object, argument] = [nameOf(callee.object, place), first && operandOf(first, place)];
  return object === undefined || argument === undefined
    ? undefined
    : `${holds ? "" : "!"}${object}.${method}(${argument})`;
}

const operandOf = (node: Node, place: WordsPlace): string | undefined => literalOf(node) ?? nameOf(node, place);

function literalOf(node: Node): string | undefined {
  const literal = "type" in node && isExpression(node) ? literalValue(node) : undefined;
  if (!literal) return undefined;
  const { value } = literal;
  if (typeof value === "string") return value.length > MAX_TEXT ? undefined : JSON.stringify(value);
  return String(value);
}

const isExpression = (node: Node): node is Extract<Node, { type: "Literal" | "TemplateLiteral" | "UnaryExpression" }> =>
  node.type === "Literal" || node.type === "TemplateLiteral" || node.type === "UnaryExpression";

function nameOf(node: Node, { module, ev }: WordsPlace): string | undefined {
  if (node.type === "UnaryExpression" || node.type === "BinaryExpression" || node.type === "LogicalExpression")
    return undefined;
  return spoken(ev.evaluate(node, module));
}

/** A number or text that stands elsewhere, or a property with the name of what it is of. */
function spoken(value: Value): string | undefined {
  if (value.kind === "constant") {
    const { value: own } = value;
    return typeof own === "number" || (typeof own === "string" && own.length <= MAX_TEXT)
      ? JSON.stringify(own)
      : undefined;
  }
  if (value.kind !== "member") return value.kind === "union" ? undefined : holeName(value);
  const key = holeName(value);
  const owner = value.object.kind === "union" ? undefined : holeName(value.object);
  return key === undefined || owner === undefined || owner === key ? key : `${owner}.${key}`;
}
