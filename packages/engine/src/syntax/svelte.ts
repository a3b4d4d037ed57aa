/**
 * What the compiler of Svelte 3.16 to 4 makes of a component:
 *
 *     class Clock extends SvelteComponent{constructor(o){super(),init(this,o,instance,create_fragment,safe_not_equal,{hour:2})}}
 *
 * The last object says where in the component's context each prop stands. Its numbers are the compiler's.
 */
import type { CallLike, Expression, Node } from "./nodes.ts";
import { fixedProperties, propertyOf } from "./object-keys.ts";

/**
 * Of the call that starts a component, what its script became: `instance($$self,$$props,$$invalidate)`, `null` where it has
 * none.
 */
export function svelteStart(node: CallLike): Expression | undefined {
  if (node.type !== "CallExpression" || node.arguments.length < 6 || node.arguments.length > 9) return undefined;
  const { 0: self, 1: options, 2: instance, 3: fragment, 4: differs, 5: places } = node.arguments;
  if (self?.type !== "ThisExpression" || options?.type !== "Identifier" || differs?.type !== "Identifier")
    return undefined;
  if (!isNamedOrNone(instance) || !isNamedOrNone(fragment) || places?.type !== "ObjectExpression") return undefined;
  const given = fixedProperties(places);
  return given.length === places.properties.length && given.every(([, { value }]) => isPlace(value))
    ? instance
    : undefined;
}

const isPlace = (node: Node): boolean => node.type === "Literal" && Number.isInteger(node.value);

const isNamedOrNone = (node: Node | undefined): node is Expression =>
  node?.type === "Identifier" || (node?.type === "Literal" && node.value === null);

/** What a component of Svelte 3 and 4 is made with. */
const OPTIONS = new Set(["target", "anchor", "props", "context", "hydrate", "intro", "$$inline", "recover"]);

/** `new Field({props:{name:"host"}})`: the props of a component that is drawn, where nothing but options stands beside them. */
export function svelteProps(node: Node): Expression | undefined {
  if (node.type !== "NewExpression" || node.arguments.length !== 1) return undefined;
  const options = node.arguments[0];
  if (options?.type !== "ObjectExpression") return undefined;
  const entries = fixedProperties(options);
  const isDrawn = entries.length === options.properties.length && entries.every(([key]) => OPTIONS.has(key));
  return isDrawn ? propertyOf(options, "props") : undefined;
}
