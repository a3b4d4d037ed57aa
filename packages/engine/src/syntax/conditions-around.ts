/** Under which tests a place is reached, from a scope down to it. */
import { partitionPoint } from "../partition-point.ts";
import { rememberFor } from "../remember.ts";
import { leavesAround, leavesBlock } from "./ending.ts";
import { memberName } from "./literals.ts";
import type { Expression, FunctionNode, Node } from "./nodes.ts";
import { isFunction } from "./nodes.ts";
import { wayTo } from "./way-to.ts";

/** A test on the way to a place, and what it has to give. */
export interface Guard {
  readonly test: Expression;
  readonly is: boolean;
  /** The switch whose case it stands for: only one of these is run. */
  readonly among?: Node;
}

/** The tests, outermost first; undefined where something else decides: a loop, a function, a `catch`. */
export const guardsAround = (scope: Node, target: Node): readonly Guard[] | undefined =>
  guardsAlong(wayTo(scope, target), target);

/** The tests on a way down to a place. */
export function guardsAlong(way: readonly Node[], target = way.at(-1)): readonly Guard[] | undefined {
  const guards: Guard[] = [];
  for (const [place, at] of way.entries()) {
    const next = way[place + 1];
    if (!next) break;
    if (isOpen(at, next) || (next !== target && isFunction(next) && !isCalledThere(at, next))) return undefined;
    const guard = guardOf(at, next);
    if (guard) guards.push(guard);
  }
  return guards;
}

/** `(() => {...})()`: runs where it stands. */
const isCalledThere = (at: Node, fn: FunctionNode): boolean =>
  at.type === "CallExpression" && at.callee === fn && !fn.async && !fn.generator;

/** Most tests of one block behind which other code has left that are told: the last ones. */
const MAX_EXITS = 32;

/** All tests that hold at a place, whatever else decides, also those behind which other code has left: `if (!id) return;`. */
export const testsAt = (scope: Node, target: Pick<Node, "start" | "end">): readonly Guard[] =>
  wayTo(scope, target).flatMap((at, place, way): readonly Guard[] => {
    const next = way[place + 1];
    const guard = next && guardOf(at, next);
    const exits = exitsOf(at);
    const before = partitionPoint(exits, ({ end }) => end > target.start);
    const last = exits.slice(Math.max(0, before - MAX_EXITS), before).map((one) => one.guard);
    return guard ? [...last, guard] : last;
  });

/** What holds behind the statements of a block after which it may be left. */
const exitsOf = rememberFor((block: Node): readonly { readonly end: number; readonly guard: Guard }[] => {
  const body = block.type === "BlockStatement" ? block.body : block.type === "SwitchCase" ? block.consequent : [];
  return body.flatMap((one) => {
    const isIf = one.type === "IfStatement";
    const guard = isIf ? behindIf(one) : one.type === "SwitchStatement" ? behindSwitch(one) : undefined;
    return guard ? [{ end: one.end, guard }] : [];
  });
});

function behindIf({ test, consequent, alternate }: Extract<Node, { type: "IfStatement" }>): Guard | undefined {
  const leaves = leavesBlock(consequent);
  return leaves === Boolean(alternate && leavesBlock(alternate)) ? undefined : { test, is: !leaves };
}

/** `switch (kind) { case "new": ...; break; default: throw ... }`: behind it, it was one of the cases. */
function behindSwitch(node: Switch): Guard | undefined {
  const other = node.cases.find(({ test }) => !test);
  const guard = other && guardsOfCases(node).get(other);
  return guard && leavesAround(other.consequent) ? { test: guard.test, is: !guard.is } : undefined;
}

/** The test that a node puts before one of its parts. */
export function guardOf(node: Node, child: Node): Guard | undefined {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return child === node.test ? undefined : { test: node.test, is: child === node.consequent };
    case "LogicalExpression":
      return child === node.left || node.operator === "??"
        ? undefined
        : { test: node.left, is: node.operator === "&&" };
    case "SwitchStatement":
      return child.type === "SwitchCase" ? guardsOfCases(node).get(child) : undefined;
    default:
      return undefined;
  }
}

type Switch = Extract<Node, { type: "SwitchStatement" }>;
type Case = Extract<Node, { type: "SwitchCase" }>;

/**
 * The tests that cases stand for: `kind === "a"` of `switch (kind) { case "a": ... }`, and whether the texts of several are
 * those asked for. No text stands for it, so it has the span of the first case's. None where the case before runs on.
 */
const guardsOfCases = rememberFor((among: Switch): ReadonlyMap<Case, Guard> => {
  const { discriminant, cases } = among;
  const out = new Map<Case, Guard>();
  if (isStep(discriminant)) return out;
  let leading: Case[] = [];
  let runsOn = false;
  for (const one of cases) {
    leading.push(one);
    if (one.consequent.length === 0) continue;
    const guard = runsOn ? undefined : guardOfGroup(discriminant, new Set(leading), cases);
    if (guard) out.set(one, { ...guard, among });
    runsOn = fallsThrough(one);
    leading = [];
  }
  return out;
});

function guardOfGroup(discriminant: Expression, leading: ReadonlySet<Case>, cases: readonly Case[]): Guard | undefined {
  const isDefault = [...leading].some(({ test }) => !test);
  const listed = isDefault ? cases.filter((one) => !leading.has(one)) : [...leading];
  const tests = listed.flatMap(({ test }) => test ?? []);
  const [only, ...more] = tests;
  if (!only) return undefined;
  const at = { start: only.start, end: only.end };
  if (more.length === 0)
    return {
      test: { type: "BinaryExpression", operator: "===", left: discriminant, right: only, ...at },
      is: !isDefault,
    };
  const object: Expression = { type: "ArrayExpression", elements: tests, ...at };
  const property = { type: "Identifier" as const, name: "includes", ...at };
  const callee: Expression = { type: "MemberExpression", object, property, computed: false, optional: false, ...at };
  return {
    test: { type: "CallExpression", callee, arguments: [discriminant], optional: false, ...at },
    is: !isDefault,
  };
}

/** What compilers ask of async functions that they take apart: TypeScript 4 to 5 `state.label`, regenerator 0.14 `_.prev = _.next`. */
const isStep = (asked: Node): boolean => asked.type === "AssignmentExpression" || memberName(asked) === "label";

function fallsThrough(one: Case | undefined): boolean {
  const last = one?.consequent.at(-1);
  return last === undefined || !leavesBlock(last);
}

function isOpen(node: Node, child: Node): boolean {
  switch (node.type) {
    case "LogicalExpression":
      return node.operator === "??" && child !== node.left;
    case "SwitchStatement":
      return child.type === "SwitchCase" && !guardsOfCases(node).has(child);
    case "SwitchCase":
      return child === node.test;
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "CatchClause":
      return true;
    default:
      return false;
  }
}
