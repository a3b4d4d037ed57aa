/** Where a name that is declared first gets its only value: `x` in `let x;...;x=f`. */
import type { IdentifierNode } from "../syntax/nodes.ts";
import type { Binding } from "./binding.ts";

export function assignedName({ declaration, definitions, references }: Binding): IdentifierNode | undefined {
  const [only, ...more] = definitions.slice(0, 2);
  if (only?.kind !== "value" || more.length > 0) return undefined;
  const { start: value } = only.from;
  return references.findLast(({ start }) => declaration.start < start && start < value);
}

/** Where a name is read: neither declared, nor given its only value. */
export function readsOf(binding: Binding): readonly IdentifierNode[] {
  const assigned = assignedName(binding);
  return binding.references.filter((node) => node.start !== binding.declaration.start && node !== assigned);
}
