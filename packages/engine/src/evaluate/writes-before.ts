/**
 * Which properties that are written to a name a read of it sees: `options.url = base + options.url` reads what stood there
 * before. Holds for reads and writes that run once, one after the other, in the code of the name's own scope.
 */
import type { Binding, PropertyWrite } from "../scope/binding.ts";
import { guardsAround } from "../syntax/conditions-around.ts";
import type { IdentifierNode, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { MAX_WRITES } from "./deep-writes.ts";
import type { Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

/**
 * The object whose property an expression reads. `key` is the property; undefined where all of them are read, as by a
 * destructuring or a spread.
 */
export function readObject(node: Node, key: string | undefined, module: Module, ev: Evaluation): Value {
  const binding = node.type === "Identifier" ? module.script.scopes.bindingOf.get(node) : undefined;
  const later = binding && node.type === "Identifier" ? writtenLater(binding, node, key) : 0;
  return binding && later > 0 ? ev.ofBinding(binding, module, later) : ev.evaluate(node, module);
}

/** How many of the writes that run once, the last ones by place, are not done yet where a name is read. */
function writtenLater({ writes, scope }: Binding, node: IdentifierNode, key: string | undefined): number {
  if (writes.length === 0 || writes.length > MAX_WRITES) return 0;
  const isLater = ({ value }: PropertyWrite): boolean => value.end > node.start;
  const isOfKey = ({ path: [first] }: PropertyWrite): boolean =>
    key === undefined || first === key || first === undefined;
  if (!writes.some((write) => isLater(write) && isOfKey(write)) || !runsOnce(scope.node, node)) return 0;
  return writes.filter((write) => isLater(write) && runsOnce(scope.node, write.value)).length;
}

/** Neither a loop nor a function stands between a scope and a place in it. */
const runsOnce = (scope: Node, node: Node): boolean => guardsAround(scope, node) !== undefined;

/** The writes that run once where the scope's code runs. */
export const onceWritten = ({ writes, scope }: Binding): readonly PropertyWrite[] =>
  writes.filter(({ value, key }) => !key && runsOnce(scope.node, value));

/** The binding as it is before so many of its writes. */
export function beforeWrites(binding: Binding, later: number): Binding {
  const once = onceWritten(binding);
  const hidden = new Set(once.toSorted((a, b) => a.value.end - b.value.end).slice(once.length - later));
  return { ...binding, writes: binding.writes.filter((write) => !hidden.has(write)) };
}
