/** What a script calls the functions of its AMD loader: `define` and `require`, or whatever a minifier made of them. */

import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { memberName } from "../syntax/literals.ts";
import type { FunctionNode, IdentifierNode, Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

export interface LoaderNames {
  isDefine(callee: Node): boolean;
  isRequire(callee: Node): boolean;
}

export const GLOBAL_NAMES: LoaderNames = {
  isDefine: (callee) => callee.type === "Identifier" && callee.name === "define",
  isRequire: (callee) => callee.type === "Identifier" && /^require(?:js)?$/.test(callee.name),
};

/** `define.amd={jQuery:!0}`, whatever its name. */
const MARKED = /\.amd\s*=[^=]/;

/**
 * A loader that stands in the function of a bundle declares them there: `var t,e,n;!function(){...;n=function(){...},
 * n.amd={jQuery:!0}}();n("a",[],...);e(["main"])` (almond 0.3, minified).
 */
export function namesIn(fn: FunctionNode, { scopes, text }: Script): LoaderNames {
  if (!MARKED.test(text.slice(fn.start, fn.end))) return GLOBAL_NAMES;
  const declared = [...(scopes.scopeOf.get(fn)?.bindings.values() ?? [])];
  const marked = markedNames(fn).map((name) => scopes.bindingOf.get(name));
  const defining = declared.filter((binding) => marked.includes(binding));
  if (defining.length === 0) return GLOBAL_NAMES;
  const isOne = (callee: Node, of: readonly Binding[]): boolean => {
    const binding = bindingAt(callee, scopes);
    return binding !== undefined && of.includes(binding);
  };
  return {
    isDefine: (callee) => isOne(callee, defining),
    isRequire: (callee) => isOne(callee, declared) && !isOne(callee, defining),
  };
}

/** `n` of `n.amd={...}` and of `(n=function(){...}).amd={...}`. */
function markedNames(fn: FunctionNode): readonly IdentifierNode[] {
  const out: IdentifierNode[] = [];
  walk(fn, (node) => {
    if (node.type !== "AssignmentExpression" || memberName(node.left) !== "amd") return undefined;
    const object = node.left.type === "MemberExpression" ? node.left.object : undefined;
    const target = object?.type === "AssignmentExpression" ? object.left : object;
    if (target?.type === "Identifier") out.push(target);
    return undefined;
  });
  return out;
}
