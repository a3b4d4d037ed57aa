/**
 * What a program's own router asks of a row before it draws what the row leads to: `if (!row.open && !user) return
 * go("/sign-in")`, `if (row.role && user.role !== row.role) return refuse()`. Takes the functions that pick the row or are
 * given it, gives for each row where it leads instead and what it asks for, by the row's own data.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type FunctionValue, isConstant, outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { type Guard, testsAt } from "../../../syntax/conditions-around.ts";
import { leavesBlock } from "../../../syntax/ending.ts";
import { impliedParts } from "../../../syntax/implied-parts.ts";
import { literalValue, memberName } from "../../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../../syntax/nodes.ts";
import { holds, walk } from "../../../syntax/walk.ts";
import { keysOf } from "../../http/payload.ts";
import { isAccessName } from "../../roles/role-words.ts";
import { leadsOf } from "../leads.ts";
import type { RouteWord } from "../route-words.ts";
import type { MetTable } from "./met-tables.ts";
import type { RouteRow } from "./route-rows.ts";

/** A question about one key of a row, and what else has to hold. */
interface Asked {
  readonly keys: ReadonlyMap<string, boolean>;
  /** Keys whose value is held against something that is not the row. */
  readonly against: ReadonlySet<string>;
  /** Whether something is asked that is not the row. */
  readonly others: boolean;
}

export interface RowGuard extends Asked {
  readonly to?: string;
  readonly fn: FunctionValue;
  readonly node: Node;
}

/** The guards that some functions set for the rows of a table. */
export function rowGuards(
  { rows, at, picks }: MetTable,
  dispatchers: readonly FunctionValue[],
  ev: Evaluator,
): readonly RowGuard[] {
  const keys = new Set(rows.flatMap((row) => keysOf(row.value, ev).keys.filter((key) => key !== row.key)));
  if (keys.size === 0) return [];
  return dispatchers.flatMap((fn) => {
    const table = { keys, isRow: isRowOf(fn, at.node, picks, ev) };
    return [...leading(fn, table, ev), ...refusing(fn, table)];
  });
}

function leading(fn: FunctionValue, keys: RowReader, ev: Evaluator): readonly RowGuard[] {
  const { body } = fn.node;
  if (!body) return [];
  return leadsOf(fn, ev).flatMap(({ to, node }) => {
    const asked = askedBy(testsAt(body, node), fn, keys);
    return asked.others || asked.against.size > 0 ? [{ ...asked, to, fn, node }] : [];
  });
}

/** A test that ends the function where a row's value is not what somebody has. */
function refusing(fn: FunctionValue, keys: RowReader): readonly RowGuard[] {
  const out: RowGuard[] = [];
  if (fn.node.body)
    walk(fn.node.body, (node) => {
      if (!refuses(node, fn, keys)) return undefined;
      const asked = askedBy([{ test: node.test, is: true }], fn, keys);
      if (asked.against.size > 0) out.push({ ...asked, fn, node: node.test });
      return undefined;
    });
  return out;
}

type TestNode = Extract<Node, { type: "IfStatement" | "ConditionalExpression" }>;

/** What is done where the test holds ends the function, or has nothing to do with the row: `row.role && ... ? refuse() : ...` */
function refuses(node: Node, fn: FunctionValue, keys: RowReader): node is TestNode {
  if (node.type === "IfStatement" && leavesBlock(node.consequent)) return true;
  if (node.type !== "ConditionalExpression" && node.type !== "IfStatement") return false;
  return node.alternate !== null && !mentions(node.consequent, fn, keys) && mentions(node.alternate, fn, keys);
}

function askedBy(tests: readonly Guard[], fn: FunctionValue, known: RowReader): Asked {
  const keys = new Map<string, boolean>();
  const against = new Set<string>();
  let others = false;
  for (const { test, is } of tests.flatMap(impliedParts)) {
    const key = rowKey(test, fn, known);
    const held = key === undefined ? heldAgainst(test, fn, known) : undefined;
    if (key !== undefined) keys.set(key, is);
    else if (held !== undefined) against.add(held);
    else others ||= !mentions(test, fn, known);
  }
  return { keys, against, others };
}

/** What reads a row in a test. */
interface RowReader {
  readonly keys: ReadonlySet<string>;
  readonly isRow: (node: Node) => boolean;
}

/** `row.open`, and `open` of `const { open } = row` or of a function's `({ open }) => ...`. */
function rowKey(node: Node, { module }: FunctionValue, { keys, isRow }: RowReader): string | undefined {
  if (node.type === "MemberExpression") {
    const key = memberName(node);
    return key !== undefined && keys.has(key) && isRow(node.object) ? key : undefined;
  }
  const [definition] = bindingAt(node, module.script.scopes)?.definitions ?? [];
  const path = definition && "path" in definition ? definition.path : [];
  const last = path.at(-1);
  if (last?.kind !== "key" || !keys.has(last.key)) return undefined;
  return definition?.kind === "value" && !isRow(definition.from) ? undefined : last.key;
}

/** A name for what the table gives: a parameter, an element, what the code that picks a row gives back. */
function isRowOf(
  { module }: FunctionValue,
  at: Node,
  picks: FunctionNode | undefined,
  ev: Evaluator,
): RowReader["isRow"] {
  const isPicked = (node: Node): boolean => {
    if (node.start <= at.start && at.end <= node.end) return true;
    if (node.type === "AwaitExpression") return isPicked(node.argument);
    if (node.type === "MemberExpression") return node.computed;
    return (
      node.type === "CallExpression" &&
      ev.callees(node.callee, module).some((one) => one.kind === "function" && one.node === picks)
    );
  };
  return (node) =>
    isPicked(node) ||
    (bindingAt(node, module.script.scopes)?.definitions ?? []).some(
      (one) =>
        one.kind === "element" ||
        (one.kind === "param" && one.path.length <= 1) ||
        (one.kind === "value" && one.path.length <= 1 && isPicked(one.from)),
    );
}

/** `user.role !== row.role`, `!row.roles.includes(user.role)`, `!may(row.right)` */
function heldAgainst(node: Node, fn: FunctionValue, known: RowReader): string | undefined {
  if (node.type === "BinaryExpression") {
    if (!/^[!=]==?$/.test(node.operator)) return undefined;
    const [left, right] = [rowKey(node.left, fn, known), rowKey(node.right, fn, known)];
    const [other, key] = left === undefined ? [node.left, right] : [node.right, left];
    return key !== undefined && literalValue(other) === undefined && other.type !== "UnaryExpression" ? key : undefined;
  }
  if (node.type !== "CallExpression") return undefined;
  const on = node.callee.type === "MemberExpression" ? rowKey(node.callee.object, fn, known) : undefined;
  return on ?? node.arguments.map((one) => rowKey(one, fn, known)).find((key) => key !== undefined);
}

const mentions = (root: Node, fn: FunctionValue, known: RowReader): boolean =>
  holds(root, (node) => rowKey(node, fn, known) !== undefined);

/** What is asked of one row. */
export function guardsOfRow(row: RouteRow, guards: readonly RowGuard[], ev: Evaluator): readonly RouteWord[] {
  return guards.flatMap(({ keys, against, to, fn, node }) => {
    const isMeant = [...keys].every(([key, is]) => isSet(ev.member(row.value, key)) === is);
    if (!isMeant) return [];
    const { script } = fn.module;
    const evidence = [{ script, start: node.start, end: node.end, says: "guard" }];
    const asked = [...against].flatMap((key) => askedFor(key, ev.member(row.value, key)));
    if (against.size > 0 && asked.length === 0) return [];
    if (asked.length > 0) return asked.map((word) => ({ ...word, evidence: [...word.evidence, ...evidence] }));
    return to === undefined || to === row.path || `/${to}` === row.path
      ? []
      : [{ text: `redirect=${to}`, evidence, by: [fn.node] }];
  });
}

const isSet = (value: Value): boolean => value.kind !== "constant" || value.value === 0 || Boolean(value.value);

function askedFor(key: string, value: Value): readonly RouteWord[] {
  const list = value.kind === "array" ? value.elements : outcomes(value);
  return list.flatMap((one) => {
    const name = stringOf(one);
    if (name === undefined || !isAccessName(name) || isConstant(one, "")) return [];
    const sources = one.kind === "constant" ? one.sources : [];
    return [{ text: `${key}=${name}`, evidence: sources.map((source) => ({ ...source, says: "guard" })) }];
  });
}
