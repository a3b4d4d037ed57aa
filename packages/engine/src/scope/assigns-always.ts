/**
 * What of a name's values is gone at a place, since a statement before it gives the name another one whichever way it is run
 * through: `let url = "/"; if (id) url = "/x"; else url = "/y"; send(url)`. A way that ends the function counts for none.
 */
import { leavesAround } from "../syntax/ending.ts";
import { isInside } from "../syntax/inside.ts";
import type { Node } from "../syntax/nodes.ts";
import { childAround, wayTo } from "../syntax/way-to.ts";

/** Deepest nesting of statements that is looked into. */
const MAX_DEPTH = 20;

/** The last statement before a place, in the blocks and joined expressions around it, that always gives one of the values; where no place is told, in the whole scope. */
export function lastCertain(scope: Node, place: Node | undefined, values: readonly Node[]): Node | undefined {
  const way = place ? wayTo(scope, place) : [scope];
  for (const at of way.toReversed()) {
    const block = blockOf(at);
    // only what holds a value may give it: a bundle's one scope has tens of thousands of statements
    const around = block
      ? values.flatMap((value) => (isInside(value, block) ? (childAround(block, value) ?? []) : []))
      : [];
    const before = around.filter(({ end }) => !place || end <= place.start).toSorted((a, b) => a.start - b.start);
    const found = before.findLast((one) => always(one, values, 0));
    if (found) return found;
  }
  return undefined;
}

/** What holds statements, or expressions, that run one after the other. */
function blockOf(node: Node): Node | undefined {
  if (BLOCKS.has(node.type)) return node;
  const isNamed = node.type === "FunctionDeclaration" || node.type === "FunctionExpression";
  return isNamed ? (node.body ?? undefined) : undefined;
}

const BLOCKS: ReadonlySet<Node["type"]> = new Set(["Program", "BlockStatement", "SwitchCase", "SequenceExpression"]);

const GIVES = new Set(["=", "+="]);

const holdsAny = (node: Node, values: readonly Node[]): boolean => values.some((one) => isInside(one, node));

function always(node: Node, values: readonly Node[], depth: number): boolean {
  if (depth > MAX_DEPTH || !holdsAny(node, values)) return false;
  const ofList = (list: readonly Node[]): boolean =>
    list.some((one) => always(one, values, depth + 1)) || leavesAround(list);
  const of = (part: Node): boolean => ofList(part.type === "BlockStatement" ? part.body : [part]);
  switch (node.type) {
    case "ExpressionStatement":
      return always(node.expression, values, depth + 1);
    case "SequenceExpression":
      return node.expressions.some((one) => always(one, values, depth + 1));
    case "AssignmentExpression":
      return GIVES.has(node.operator) && node.left.type === "Identifier" && values.includes(node.right);
    case "BlockStatement":
      return ofList(node.body);
    case "IfStatement":
      return of(node.consequent) && node.alternate !== null && of(node.alternate);
    case "ConditionalExpression":
      return of(node.consequent) && of(node.alternate);
    case "SwitchStatement": {
      // cases without code share that of the next one
      const groups = node.cases.filter(({ consequent }) => consequent.length > 0);
      const isWhole = node.cases.some(({ test }) => !test) && node.cases.at(-1)?.consequent.length !== 0;
      return isWhole && groups.every(({ consequent }) => ofList(consequent));
    }
    default:
      return false;
  }
}
