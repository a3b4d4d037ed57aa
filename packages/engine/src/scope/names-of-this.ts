/**
 * Names that stand for `this`: `const self = this`, and what a constructor gets of its super class, `_this = _super.call(this)
 * || this`, `_callSuper(this, Page, args)`, `_possibleConstructorReturn(this, ...)` (Babel 6 and 7, TypeScript 3 to 5).
 */
import type { Node } from "../syntax/nodes.ts";
import type { ScopeTree } from "./binding.ts";

/** Most ways in which a name for `this` gets its value. */
const MAX_DEFINITIONS = 3;

/** The `this` that a name stands for. */
function thisNamedBy(
  node: Extract<Node, { type: "Identifier" }>,
  { bindingOf }: Pick<ScopeTree, "bindingOf">,
): Node | undefined {
  const definitions = bindingOf.get(node)?.definitions ?? [];
  if (definitions.length > MAX_DEFINITIONS) return undefined;
  for (const one of definitions) {
    const own = one.kind === "value" && one.path.length === 0 ? thisIn(one.from) : undefined;
    if (own) return own;
  }
  return undefined;
}

/** The `this` whose property is read or written: by itself, by a name, and where a minifier has joined two statements. */
export function thisMeant(node: Node, scopes: Pick<ScopeTree, "bindingOf">): Node | undefined {
  switch (node.type) {
    case "ThisExpression":
      return node;
    case "Identifier":
      return thisNamedBy(node, scopes);
    case "AssignmentExpression":
      return thisIn(node);
    default:
      return undefined;
  }
}

/** The `this` that an expression gives: `(s=_super.call(this)).path=path`, where a minifier has joined two statements. */
function thisIn(node: Node): Node | undefined {
  switch (node.type) {
    case "ThisExpression":
      return node;
    case "AssignmentExpression":
      return node.operator === "=" ? thisIn(node.right) : undefined;
    case "LogicalExpression":
      return thisIn(node.left) ?? thisIn(node.right);
    case "ConditionalExpression":
      return thisIn(node.consequent) ?? thisIn(node.alternate);
    case "SequenceExpression": {
      const last = node.expressions.at(-1);
      return last && thisIn(last);
    }
    case "CallExpression":
      return node.arguments[0]?.type === "ThisExpression" ? node.arguments[0] : undefined;
    default:
      return undefined;
  }
}
