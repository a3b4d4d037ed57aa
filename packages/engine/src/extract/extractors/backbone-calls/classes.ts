/**
 * Classes of Backbone 1, `Backbone.Model.extend({ urlRoot: "/notes" })`, also below other ones of the product, and what they
 * have.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { opened } from "../../../evaluate/opened.ts";
import { isConstant, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";

export type Kind = "Model" | "Collection" | "View";
const KINDS: ReadonlySet<string> = new Set<Kind>(["Model", "Collection", "View"]);
const isKind = (name: string | undefined): name is Kind => name !== undefined && KINDS.has(name);

export interface BackboneClass {
  readonly kind: Kind;
  /** The call of `extend`. */
  readonly node: Node;
  /** What `extend` was given, the class's own first, then its parents'. */
  readonly members: readonly Value[];
}

/** Classes below each other. */
const MAX_DEPTH = 6;
export function classOf(given: Value, ev: Evaluator, depth = 0): BackboneClass | undefined {
  const value = opened(given, ev);
  if (value.kind !== "result" || value.isNew || depth > MAX_DEPTH) return undefined;
  const [own] = value.args;
  const { callee, node } = value;
  if (!own) return undefined;
  if (callee.kind === "member") {
    const parent = callee.key === "extend" ? classOf(callee.object, ev, depth + 1) : undefined;
    return parent && { ...parent, node, members: [own, ...parent.members] };
  }
  const kind = isOfBackbone(callee) ? callee.path.at(-2) : undefined;
  return isKind(kind) ? { kind, node, members: [own] } : undefined;
}

const isOfBackbone = (value: Value): value is Extract<Value, { readonly path: readonly string[] }> =>
  (value.kind === "external" && value.component === "backbone" && value.path.at(-1) === "extend") ||
  (value.kind === "global" && value.path[0] === "Backbone" && value.path.at(-1) === "extend");

export function memberOf({ members }: BackboneClass, key: string, ev: Evaluator): Value {
  for (const object of members) {
    const value = ev.member(object, key);
    if (!isConstant(value, undefined)) return value;
  }
  return UNDEFINED;
}
