/** Where a name that is declared first gets its only value: `x` in `let x;...;x=f`. */
import type { IdentifierNode } from "../syntax/nodes.ts";
import type { Binding, Definition } from "./binding.ts";

/** A name with more definitions is not looked at. */
const MOST_DEFINITIONS = 3;

/** The only definition of a name, but for values that let go of what was there, `x=null`. */
export function lastingDefinition({ definitions }: Pick<Binding, "definitions">): Definition | undefined {
  if (definitions.length > MOST_DEFINITIONS) return undefined;
  const [only, ...more] = definitions.length === 1 ? definitions : definitions.filter((one) => !isNothing(one));
  return more.length > 0 ? undefined : only;
}

export function assignedName(binding: Binding): IdentifierNode | undefined {
  const only = lastingDefinition(binding);
  return only && targetOf(only, binding);
}

/** Where a name is read: neither declared nor given a value. */
export function readsOf(binding: Binding): readonly IdentifierNode[] {
  const { declaration, definitions, references } = binding;
  const given = definitions.slice(0, MOST_DEFINITIONS).map((one) => targetOf(one, binding));
  return references.filter((node) => node.start !== declaration.start && !given.includes(node));
}

/** Whether a name is read once at most; asked of names with thousands of references. */
export function isReadOnce(binding: Binding): boolean {
  const mostOthers = 1 + MOST_DEFINITIONS;
  return binding.references.length <= mostOthers + 1 && readsOf(binding).length <= 1;
}

function targetOf(definition: Definition, { declaration, references }: Binding): IdentifierNode | undefined {
  if (definition.kind !== "value") return undefined;
  const { start: value } = definition.from;
  return references.findLast(({ start }) => declaration.start < start && start < value);
}

/** `null`, `void 0` */
function isNothing(definition: Definition): boolean {
  if (definition.kind !== "value" || definition.path.length > 0) return false;
  const { from } = definition;
  return (
    (from.type === "Literal" && from.raw === "null") || (from.type === "UnaryExpression" && from.operator === "void")
  );
}
