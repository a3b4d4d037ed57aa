/** What a name is bound to where it stands. */
import type { Node } from "../syntax/nodes.ts";
import type { Binding, ScopeTree } from "./binding.ts";

/** Undefined for what is no name, and for a name that nothing in the script binds. */
export const bindingAt = (
  node: Node | null | undefined,
  { bindingOf }: Pick<ScopeTree, "bindingOf">,
): Binding | undefined => (node?.type === "Identifier" ? bindingOf.get(node) : undefined);
