/** What leads from one state to another, where the code shows it: what is set, and in which states that is reached. */
import { rememberFor } from "../../remember.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { guardsAround, testsAt } from "../../syntax/conditions-around.ts";
import { innerOf } from "../../syntax/implied-parts.ts";
import { isInside } from "../../syntax/inside.ts";
import { memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import { wayTo } from "../../syntax/way-to.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { Allowed } from "./candidate.ts";
import type { Take } from "./takes.ts";

/** What is left is what a test asks for, or what it was set to before on the way; else any may be left. */
export function stepsOf(
  take: Take,
  values: ReadonlySet<string>,
  takes: readonly Take[],
  subjects: Subjects,
): readonly Allowed[] {
  if (take.how !== "set" || take.isLocal || !values.has(take.value)) return [];
  const called = take.by ? leftBy({ ...take, ...take.by }, values, subjects) : [...values];
  const left = leftBy(take, values, subjects).filter((from) => called.includes(from));
  const froms = left.filter((from) => from !== take.value);
  const isAny = left.length === values.size || (values.size > 2 && froms.length === values.size - 1);
  const before = setBefore(take, takes);
  // `if (status === "idle") { set("sent"); await send(); set("done") }`: both are asked alike, and the first is there by then
  const isSince = before && (isAny || leftBy(before, values, subjects).join() === left.join());
  if (isSince && before.value !== take.value) return [{ from: before.value, to: take.value, at: take.at }];
  const known = isAny && !take.isMade ? ["*"] : isAny ? [] : froms;
  return known.map((from) => ({ from, to: take.value, at: take.at }));
}

/** The states that the tests on the way leave. */
function leftBy(take: Take, values: ReadonlySet<string>, subjects: Subjects): readonly string[] {
  let target: Node = take.node;
  let left = [...values];
  for (const fn of functionsAround(take.module.script.scopes, take.node.start)) {
    for (const { test, is } of testsAt(fn, target))
      left = left.filter(heldBy(test, is, take, subjects) ?? (() => true));
    target = fn;
  }
  return left;
}

/** Callbacks of these run once, after what stands before the call (Promise of ECMAScript, timers of HTML). */
const LATER = new Set(["then", "catch", "finally", "setTimeout", "requestAnimationFrame"]);

/** `status = "pending"; load().then(() => { status = "done" })`: the last of what it is set to first, whatever is asked there. */
function setBefore({ node, module, subject, on }: Take, takes: readonly Take[]): Take | undefined {
  const others = takes
    .filter((one) => one.how === "set" && one.module === module && one.subject.key === subject.key && one.on === on)
    .slice(0, MAX_SET);
  const around = functionsAround(module.script.scopes, node.start);
  let target = node;
  for (const [place, fn] of around.entries()) {
    const way = wayTo(fn, target);
    const failed = way.flatMap((at, index) =>
      at.type === "TryStatement" && at.handler === way[index + 1] ? at.block : [],
    );
    for (const at of way.toReversed().filter(isBlock)) {
      const isFirst = (one: Take): boolean =>
        one.node.end <= target.start &&
        isInside(one.node, at) &&
        guardsAround(at, one.node)?.length === 0 &&
        !failed.some((tried) => isInside(one.node, tried) && one.node.end > failureIn(tried));
      const before = others.findLast(isFirst);
      if (before) return before;
    }
    target = fn;
    const outer = around[place + 1];
    const call = outer && wayTo(outer, fn).at(-2);
    if (call?.type !== "CallExpression" || !LATER.has(calledAs(call.callee))) return undefined;
  }
  return undefined;
}

/**
 * Where the first thing in a `try` ends that may fail, behind which its `catch` goes on: what is waited for, else a call.
 * `status = "sending"; try { await send(); status = "sent" } catch { status = "lost" }`
 */
const failureIn = rememberFor((tried: Node): number => {
  let called = 0;
  let awaited = 0;
  walk(tried, (node) => {
    if (isFunction(node) || (node.type === "TryStatement" && node.handler)) return false;
    if (node.type === "AwaitExpression" || node.type === "YieldExpression") awaited ||= node.end;
    else if (node.type === "CallExpression" || node.type === "NewExpression") called ||= node.end;
    return awaited === 0;
  });
  return awaited || called;
});

/** Most settings of one thing that are looked through. */
const MAX_SET = 60;

const isBlock = ({ type }: Node): boolean =>
  // also without a block around it: `if (status === "idle") try {...} catch {...}`
  type === "TryStatement" || type === "BlockStatement" || type === "SequenceExpression" || type === "SwitchCase";

const calledAs = (callee: Node): string => memberName(callee) ?? (callee.type === "Identifier" ? callee.name : "");

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
  { module, subject, copy, by }: Take,
  subjects: Subjects,
): ((state: string) => boolean) | undefined {
  const texts = nodes.flatMap((node) => (node && subjects.textOf(node, module)?.value) ?? []);
  const of = texts.length < nodes.length ? undefined : subjects.of(asked, module);
  // where the setter is handed on, so is the state: `const {mode, setMode} = useContext(Theme)`
  const isHanded = by !== undefined && of?.name !== undefined && of.name === subject.name;
  if (!of || (of.key !== subject.key && of.key !== copy && !isHanded)) return undefined;
  return (state) => texts.includes(state) === is;
}
