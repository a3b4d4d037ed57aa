/**
 * What the compiler of Svelte 3.16 to 4 makes of a component:
 *
 *     class Clock extends SvelteComponent{constructor(o){super(),init(this,o,instance,create_fragment,safe_not_equal,{hour:2})}}
 *
 * The last object says where in the component's context each prop stands. Its numbers are the compiler's.
 */
import type { CallLike, Expression, Node } from "./nodes.ts";
import { fixedProperties, propertyOf } from "./object-keys.ts";

export interface SvelteStart {
  /** `instance($$self,$$props,$$invalidate)`, `null` where the component has no script. */
  readonly instance: Expression;
  /** `create_fragment(ctx)`. */
  readonly fragment: Expression;
  /** Where in the context each prop stands. */
  readonly props: ReadonlyMap<string, number>;
}

export function svelteStart(node: CallLike): SvelteStart | undefined {
  if (node.type !== "CallExpression" || node.arguments.length < 6 || node.arguments.length > 9) return undefined;
  const [self, options, instance, fragment, differs, places] = node.arguments;
  if (self?.type !== "ThisExpression" || options?.type !== "Identifier" || differs?.type !== "Identifier")
    return undefined;
  if (!isNamedOrNone(instance) || !isNamedOrNone(fragment) || places?.type !== "ObjectExpression") return undefined;
  const props = new Map<string, number>();
  for (const [key, { value }] of fixedProperties(places)) {
    if (value.type !== "Literal" || typeof value.value !== "number" || !Number.isInteger(value.value)) return undefined;
    props.set(key, value.value);
  }
  return props.size === places.properties.length ? { instance, fragment, props } : undefined;
}

const isNamedOrNone = (node: Node | undefined): node is Expression =>
  node?.type === "Identifier" || (node?.type === "Literal" && node.value === null);

/** What a component of Svelte 3 and 4 is made with. */
const OPTIONS = new Set(["target", "anchor", "props", "context", "hydrate", "intro", "$$inline", "recover"]);

/** `new Field({props:{name:"host"}})`: the props of a component that is drawn, where nothing but options stands beside them. */
export function svelteProps(node: Node): Expression | undefined {
  const [options, ...more] = node.type === "NewExpression" ? node.arguments : [];
  if (options?.type !== "ObjectExpression" || more.length > 0) return undefined;
  const entries = fixedProperties(options);
  const isDrawn = entries.length === options.properties.length && entries.every(([key]) => OPTIONS.has(key));
  return isDrawn ? propertyOf(options, "props") : undefined;
}
