/** What a test is made of: how many parts, `a && (b || !c)` has three, and which stand beside another. */
import { EQUALS, TURNED } from "./comparison-operators.ts";
import { type Guard, guardOf } from "./conditions-around.ts";
import { literalString, literalValue, memberName } from "./literals.ts";
import type { Expression, Node } from "./nodes.ts";
import { holds } from "./walk.ts";

/** Counted without recursion, and no further than asked. */
export function holdsMoreParts(test: Node, most: number): boolean {
  const open: Node[] = [test];
  let parts = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "LogicalExpression") open.push(node.left, node.right);
    else if (node.type === "ChainExpression") open.push(node.expression);
    else if (node.type === "UnaryExpression") open.push(node.argument);
    else if (++parts > most) return true;
    if (open.length > most) return true;
  }
  return false;
}

/**
 * `country === "DE" && !vat`: what has to hold beside what is asked, for it to be asked. That the same thing is there,
 * `vat && vat.length < 9`, is no condition.
 */
export function besides(other: Expression, asked: Node, is: boolean, text: string): readonly Guard[] {
  return partsThatHold({ test: other, is }).filter(({ test }) => {
    const there = thereBy(test, is, text);
    return !there || !holdsText(asked, there, text);
  });
}

/** Whether an expression stands in another one, too. */
export function holdsText(whole: Node, part: Node, text: string): boolean {
  const textOf = ({ start, end }: Node): string => text.slice(start, end).replaceAll("?.", ".");
  const wanted = textOf(part);
  return holds(whole, (node) => node.type === part.type && textOf(node) === wanted);
}

/** What a test asks to be there at all: `name`, `name !== ""`, `name.trim()`, `name.length > 0`, `typeof name === "string"`. */
function thereBy(node: Node, is: boolean, text: string): Node | undefined {
  switch (node.type) {
    case "ChainExpression":
      return thereBy(node.expression, is, text);
    case "UnaryExpression":
      return node.operator === "!" ? thereBy(node.argument, !is, text) : undefined;
    case "BinaryExpression":
      return thereByComparison(node, is);
    case "CallExpression":
      return is && memberName(node.callee) === "trim" && node.callee.type === "MemberExpression"
        ? node.callee.object
        : undefined;
    case "LogicalExpression": {
      // `value || value === 0`
      const there = node.operator === "||" && is ? thereBy(node.left, is, text) : undefined;
      return there && holdsText(node.right, there, text) ? there : undefined;
    }
    default:
      return is ? node : undefined;
  }
}

function thereByComparison(node: Node & { type: "BinaryExpression" }, is: boolean): Node | undefined {
  const [known, side, operator] =
    literalValue(node.left) === undefined
      ? [literalValue(node.right), node.left, node.operator]
      : [literalValue(node.left), node.right, TURNED.get(node.operator) ?? node.operator];
  if (!known) return undefined;
  if (side.type === "UnaryExpression" && side.operator === "typeof") return side.argument;
  const isEqual = EQUALS.has(operator);
  if (memberName(side) === "length" && side.type === "MemberExpression")
    return is === (operator.startsWith(">") || operator.startsWith("!")) && (known.value === 0 || known.value === 1)
      ? side.object
      : undefined;
  const isNothing = known.value === "" || known.value === null || known.value === undefined;
  return isEqual && isNothing && operator.startsWith("!") === is ? side : undefined;
}

/** Most parts of a test around another one that are told. */
const MAX_AROUND = 8;

/**
 * `if (kind === "company") { if (!vat) ... }`, `if (total > 500) ...`: of which kind and how much things are where it is asked, on
 * a way down to a place; where nothing but the next `if` stands in one, as `&&` says it, whatever it asks.
 */
export const asksOnWay = (way: readonly Node[]): readonly Guard[] =>
  way.flatMap((at, place) => {
    const next = way[place + 1];
    const guard = next && guardOf(at, next);
    if (!guard || holdsMoreParts(guard.test, MAX_AROUND)) return [];
    const isElse = at.type !== "LogicalExpression" && "alternate" in at && next === at.alternate;
    const [inner, ...more] = next.type === "BlockStatement" ? next.body : [next];
    const isOnly = at.type === "IfStatement" && !at.alternate && inner?.type === "IfStatement" && more.length === 0;
    return partsThatHold(guard).filter(({ test }) => isOnly || isKind(test) || (isBound(test) && !isElse));
  });

const partsThatHold = ({ test, is }: Guard): readonly Guard[] =>
  test.type === "LogicalExpression" && (test.operator === "&&") === is
    ? [test.left, test.right].flatMap((one) => partsThatHold({ test: one, is }))
    : [{ test, is }];

const isKind = (test: Node): boolean =>
  test.type === "BinaryExpression" &&
  EQUALS.has(test.operator) &&
  [test.left, test.right].some((side) => literalString(side));

const isBound = (test: Node): boolean => test.type === "BinaryExpression" && TURNED.has(test.operator);
