/** What a name is bound to where it stands. */
import type { Expression, Node } from "../syntax/nodes.ts";
import type { Binding, ScopeTree } from "./binding.ts";

/** Undefined for what is no name, and for a name that nothing in the script binds. */
export const bindingAt = (
  node: Node | null | undefined,
  { bindingOf }: Pick<ScopeTree, "bindingOf">,
): Binding | undefined => (node?.type === "Identifier" ? bindingOf.get(node) : undefined);

/** What a name stands for that one definition gives its value as a whole: `const name = form.name.trim()`. */
export function onlyValue(node: Node | null | undefined, scopes: Pick<ScopeTree, "bindingOf">): Expression | undefined {
  const [only, ...more] = (bindingAt(node, scopes)?.definitions ?? []).slice(0, 2);
  return only?.kind === "value" && only.path.length === 0 && more.length === 0 ? only.from : undefined;
}
