/** What a name is bound to where it stands. */
import { partitionPoint } from "../partition-point.ts";
import { rememberFor } from "../remember.ts";
import type { Expression, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Binding, Definition, ScopeTree } from "./binding.ts";

/** Undefined for what is no name, and for a name that nothing in the script binds. */
export const bindingAt = (
  node: Node | null | undefined,
  { bindingOf }: Pick<ScopeTree, "bindingOf">,
): Binding | undefined => (node?.type === "Identifier" ? bindingOf.get(node) : undefined);

const referenceStarts = rememberFor(({ references }: Binding) =>
  references.map(({ start }) => start).sort((a, b) => a - b),
);

/** Whether a name stands in a piece of code. */
export function isReferredIn(binding: Binding, { start, end }: Node): boolean {
  const starts = referenceStarts(binding);
  return (starts[partitionPoint(starts, (at) => at >= start)] ?? end) < end;
}

/** The keys under which a name gets what it stands for: `const {isAdmin: e} = useUser()`. Asked wherever the name stands. */
export const boundKeys = rememberFor(({ definitions }: Binding): readonly string[] =>
  definitions.flatMap((one) => {
    const step = one.kind === "value" || one.kind === "param" ? one.path.at(-1) : undefined;
    return step?.kind === "key" ? step.key : [];
  }),
);

/** The definition of a name that has one and no more. */
export const onlyDefinition = (binding: Binding | undefined): Definition | undefined =>
  binding?.definitions.length === 1 ? binding.definitions[0] : undefined;

/** What a name stands for that one definition gives its value as a whole: `const name = form.name.trim()`. */
export const onlyValue = (
  node: Node | null | undefined,
  scopes: Pick<ScopeTree, "bindingOf">,
): Expression | undefined => onlyValueOf(bindingAt(node, scopes));

/** The same of a binding. */
export function onlyValueOf(binding: Binding | undefined): Expression | undefined {
  const only = onlyDefinition(binding);
  return only?.kind === "value" && only.path.length === 0 ? only.from : undefined;
}

/** The function that a name stands for, declared by it or given to it, where nothing else defines the name. */
export function onlyFunction(binding: Binding | undefined): FunctionNode | undefined {
  const only = onlyDefinition(binding);
  if (only?.kind === "function") return only.node;
  return only?.kind === "value" && isFunction(only.from) ? only.from : undefined;
}

/** A function where it stands, or the one that a name stands for: React's compiler moves those that need nothing out. */
export const functionAt = (node: Node, scopes: Pick<ScopeTree, "bindingOf">): FunctionNode | undefined =>
  isFunction(node) ? node : onlyFunction(bindingAt(node, scopes));

/** A function that stands there, or that is named there and nowhere else: what it is given there is all that it is ever given. */
export function functionGiven(node: Node, scopes: Pick<ScopeTree, "bindingOf">): FunctionNode | undefined {
  const isElsewhere = node.type === "Identifier" && bindingAt(node, scopes)?.references.length !== 1;
  return isElsewhere ? undefined : functionAt(node, scopes);
}
