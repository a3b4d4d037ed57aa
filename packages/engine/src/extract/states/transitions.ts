/** What leads from one state to another, where the code shows it: what is set, and in which states that is reached. */
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { innerOf } from "../../syntax/implied-parts.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { Allowed } from "./candidate.ts";
import type { Take } from "./takes.ts";

/** Where nothing is asked of the state before, any may be left. */
export function stepsOf(take: Take, values: ReadonlySet<string>, subjects: Subjects): readonly Allowed[] {
  if (take.how !== "set" || !values.has(take.value)) return [];
  let target: Node = take.node;
  let left = [...values];
  for (const fn of functionsAround(take.module.script.scopes, take.node.start)) {
    for (const { test, is } of testsAt(fn, target))
      left = left.filter(heldBy(test, is, take, subjects) ?? (() => true));
    target = fn;
  }
  const froms = left.filter((from) => from !== take.value);
  const isAny = left.length === values.size || (values.size > 2 && froms.length === values.size - 1);
  const known = isAny && !take.isMade ? ["*"] : isAny ? [] : froms;
  return known.map((from) => ({ from, to: take.value, at: take.at }));
}

/** In which states a test holds, or does not: `status === "paid"`, `!["sent", "lost"].includes(status)`. */
function heldBy(test: Node, is: boolean, take: Take, subjects: Subjects): ((state: string) => boolean) | undefined {
  const inner = innerOf(test);
  if (inner) return heldBy(inner, is, take, subjects);
  if (test.type === "UnaryExpression" && test.operator === "!") return heldBy(test.argument, !is, take, subjects);
  if (test.type === "LogicalExpression" && test.operator !== "??") {
    const [left, right] = [test.left, test.right].map((side) => heldBy(side, is, take, subjects));
    if (left && right)
      return (test.operator === "&&") === is ? (one) => left(one) && right(one) : (one) => left(one) || right(one);
    return (test.operator === "&&") === is ? (left ?? right) : undefined;
  }
  if (test.type === "BinaryExpression" && /^[!=]==?$/.test(test.operator)) {
    const isEqual = is === test.operator.startsWith("=");
    const [side, other] = subjects.textOf(test.right, take.module) ? [test.right, test.left] : [test.left, test.right];
    return isOneOf([side], other, isEqual, take, subjects);
  }
  if (test.type !== "CallExpression" || test.callee.type !== "MemberExpression") return undefined;
  const { object } = test.callee;
  const [asked] = test.arguments;
  return asked && memberName(test.callee) === "includes" && object.type === "ArrayExpression"
    ? isOneOf(object.elements, asked, is, take, subjects)
    : undefined;
}

/** Whether the state is one of the texts that stand there, or none of them, where it is the same that is asked. */
function isOneOf(
  nodes: readonly (Node | null)[],
  asked: Node,
  is: boolean,
  { module, subject }: Take,
  subjects: Subjects,
): ((state: string) => boolean) | undefined {
  const texts = nodes.flatMap((node) => (node && subjects.textOf(node, module)?.value) ?? []);
  if (texts.length < nodes.length || subjects.of(asked, module)?.key !== subject.key) return undefined;
  return (state) => texts.includes(state) === is;
}
