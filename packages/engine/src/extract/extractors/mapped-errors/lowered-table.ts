/**
 * A table of answers as compilers write it where a key is computed, `{[ERR_CONFLICT]: "..."}`:
 * `_defineProperty(_defineProperty({},409,"..."),412,"...")` (Babel 6 and 7).
 */
import { literalValue } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";

/** Deepest nesting of such calls. */
const MAX_DEPTH = 20;

export interface LoweredEntry {
  readonly code: string;
  readonly text: Node;
}

/** The entry that a call adds; its first argument holds those before. */
export function loweredEntry(node: CallLike, depth = 0): LoweredEntry | undefined {
  const { 0: target, 1: key, 2: text } = node.arguments;
  if (node.arguments.length !== 3 || node.type !== "CallExpression" || !target || !key || !text) return undefined;
  if (!isTable(target, depth) || text.type === "SpreadElement") return undefined;
  const code = literalValue(key)?.value;
  return typeof code === "number" ? { code: String(code), text } : undefined;
}

function isTable(node: Node, depth: number): boolean {
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  return node.type === "CallExpression" && depth < MAX_DEPTH && loweredEntry(node, depth + 1) !== undefined;
}
