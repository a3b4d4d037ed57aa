/**
 * Patterns of lists as compilers write them for ES5: `t=useState(0),n=t[0],r=t[1]` (TypeScript) and
 * `e=useState(0),t=_slicedToArray(e,2),n=t[0],r=t[1]` (Babel, SWC) for `[n,r]=useState(0)`.
 */
import type { CallExpression, Node } from "../syntax/nodes.ts";
import type { ScopeTree } from "./binding.ts";
import { onlyValue } from "./binding-at.ts";

export interface LoweredPart {
  /** What gives the list. */
  readonly of: CallExpression;
  /** The helper's call, where there is one: it gives the same list. */
  readonly unpacked?: CallExpression;
  readonly index: number;
}

type Scopes = Pick<ScopeTree, "bindingOf">;

/** Which element of the list that a call gives an expression reads; undefined where it reads none. */
export function loweredPart(read: Node | null | undefined, scopes: Scopes): LoweredPart | undefined {
  if (read?.type !== "MemberExpression" || !read.computed || read.property.type !== "Literal") return undefined;
  const index = read.property.value;
  const list = callBehind(read.object, scopes);
  if (!list || typeof index !== "number") return undefined;
  const inner = unpackedBy(list, scopes);
  return inner ? { of: inner, unpacked: list, index } : { of: list, index };
}

function callBehind(node: Node, scopes: Scopes): CallExpression | undefined {
  const value = node.type === "Identifier" ? onlyValue(node, scopes) : node;
  return value?.type === "CallExpression" ? value : undefined;
}

/** `_slicedToArray(e,2)`: the call behind `e`. */
function unpackedBy({ arguments: [list, count, ...more] }: CallExpression, scopes: Scopes): CallExpression | undefined {
  const isCounted = count?.type === "Literal" && typeof count.value === "number" && more.length === 0;
  return list && isCounted ? callBehind(list, scopes) : undefined;
}
