/** Under which tests a place is reached, from a scope down to it. */
import type { Expression, Node } from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";

/** A test on the way to a place, and what it has to give. */
export interface Guard {
  readonly test: Expression;
  readonly is: boolean;
}

/** Longest way from a scope down to a statement in it. */
const MAX_WAY = 60;

/** The tests, outermost first; undefined where something else decides: a loop, a function, a `switch`, a `catch`. */
export function guardsAround(scope: Node, target: Node): readonly Guard[] | undefined {
  const guards: Guard[] = [];
  let at = scope;
  for (let way = 0; way < MAX_WAY && at !== target; way++) {
    const next = childAround(at, target);
    if (!next) return guards;
    if (isOpen(at, next) || (next !== scope && next !== target && isFunction(next))) return undefined;
    const guard = guardOf(at, next);
    if (guard) guards.push(guard);
    at = next;
  }
  return guards;
}

/** The nodes from a scope down to a place in it, both included. */
export function wayTo(scope: Node, target: Node): readonly Node[] {
  const way = [scope];
  for (let at = scope; way.length < MAX_WAY && at !== target; ) {
    const next = childAround(at, target);
    if (!next) break;
    way.push(next);
    at = next;
  }
  return way;
}

function childAround(node: Node, { start, end }: Node): Node | undefined {
  let found: Node | undefined;
  forEachChild(node, (child) => {
    if (child.start <= start && end <= child.end) found = child;
  });
  return found;
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
    default:
      return undefined;
  }
}

function isOpen(node: Node, child: Node): boolean {
  switch (node.type) {
    case "LogicalExpression":
      return node.operator === "??" && child !== node.left;
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "SwitchCase":
    case "CatchClause":
      return true;
    default:
      return false;
  }
}
