/** Which functions lowered code calls: its own, and those of other modules. */
import type { ScopeTree } from "../scope/binding.ts";
import { bindingAt, functionAt } from "../scope/binding-at.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";

/** What the names of a script stand for. */
export interface Names {
  readonly scopes: Pick<ScopeTree, "bindingOf">;
  /**
   * What a callee may be where the script has no function of its own for it: functions of whatever module, and names of what
   * packages export that are not there.
   */
  readonly elsewhere: (callee: Node) => readonly (Known | string)[];
  /** Whether a name stands for a component that React made before 0.14; none where the script makes none. */
  readonly isComponent?: ((callee: Node) => boolean) | undefined;
}

/** A function, and what the names in it stand for. */
export interface Known {
  readonly fn: FunctionNode;
  readonly names: Names;
}

/** What is called: `f`, `(0,r.f)`, `tslib.__read`, a function in place. */
export function calleesOf(callee: Node, names: Names): readonly (Known | string)[] {
  const called = lastExpression(callee);
  const fn = functionAt(called, names.scopes);
  if (fn) return [{ fn, names }];
  const own = called.type === "Identifier" && !bindingAt(called, names.scopes) ? [called.name] : [];
  return [...own, ...names.elsewhere(callee)];
}
