/** A chain of calls, `z.string().min(3).max(80)`: what it begins with and the methods that follow, in order. */
import { keyName } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Place } from "../violation.ts";
import { schemaKind } from "./schema-kind.ts";

export interface Step {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly node: Node;
}

export interface Chain {
  /** What the first call makes: "string", "number", "object"; undefined where nothing says. */
  readonly kind: string | undefined;
  readonly root: Extract<Node, { type: "CallExpression" }>;
  readonly steps: readonly Step[];
  readonly module: Module;
}

/** Most methods of a chain. */
const MAX_STEPS = 40;

/** Methods that only schemas have, so that a chain without a kind is one. */
const TELLING =
  /^(?:required|optional|nullable|nullish|notRequired|nonnegative|nonempty|matches|oneOf|email|shape|defined|refine|superRefine|strip|passthrough|strict|trim)$/;

export function chainOf(node: Node, place: Place): Chain | undefined {
  const steps: Step[] = [];
  let at: Node = node;
  while (at.type === "CallExpression" && at.callee.type === "MemberExpression" && steps.length < MAX_STEPS) {
    const name = keyName(at.callee.property, at.callee.computed);
    const { object } = at.callee;
    if (name === undefined || object.type !== "CallExpression") break;
    steps.unshift({ name, args: at.arguments, node: at });
    at = object;
  }
  if (at.type !== "CallExpression") return undefined;
  const kind = schemaKind(at.callee, place);
  if (kind === undefined && !steps.some(({ name }) => TELLING.test(name))) return undefined;
  return isSchemaCall(at, kind, place) ? { kind, root: at, steps, module: place.module } : undefined;
}

/** The beginning is a library's: a function of the product that makes schemas is looked into by its value. */
function isSchemaCall({ callee }: Chain["root"], kind: string | undefined, { module, ev }: Place): boolean {
  if (callee.type !== "Identifier" && callee.type !== "MemberExpression") return false;
  const value = ev.evaluate(callee, module);
  // a namespace that a bundler fills property by property reads as empty: its function's name has to tell
  if (value.kind === "constant") return value.value === undefined && kind !== undefined;
  return value.kind !== "global" && value.kind !== "object";
}
