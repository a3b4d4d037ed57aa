/** Names of things in the forms in which a namer needs them: of an entry, of a store, of what was read through a key. */
import type { PathStep } from "../../scope/binding.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Named } from "./named.ts";
import { holderless, isPassed, isSeveral } from "./words.ts";

/** `builder` of `builder.addCase(...).addCase`. */
export function startOf(chain: Node): Node {
  let at = chain;
  while (at.type === "MemberExpression" || at.type === "CallExpression")
    at = at.type === "MemberExpression" ? at.object : at.callee;
  return at;
}

/** What a map gives for a key: `toolCache.get(name)` is a tool. */
export const entryOf = (map: Named): Named => ({ ...map, kept: false, name: holderless(map.name) });

/** What a store named "orders" keeps, its filter and its page, is no order. */
export const isKeeper = ({ kept, name, through: key }: Named): boolean =>
  kept === true && key === undefined && isSeveral(name);

/** `defineStore("ordersStore", ...)`: by the custom of Pinia's guide, a store of orders. */
export const storeless = (named: Named): Named => ({
  ...named,
  kept: true,
  name: named.name.replace(/(?<=[a-z])[-_]?[sS]tore$/, ""),
});

/** Of `entries.value` the entries: what a reference holds (Vue 3, signals; React) is what it was read through before. */
export const through = (named: Named | undefined, key: string | undefined): Named | undefined => {
  if (!named || key === undefined) return named;
  if (!OF_REFERENCES.has(key)) return { ...named, through: key };
  return { ...named, name: named.name.replace(PROVIDER, ""), through: named.through ?? key };
};

/** `suitesContextProvider.value`: what a provider hands to those below it (@lit/context 1). */
const PROVIDER = /(?<=[a-z])(?:Context)?(?:Provider|Consumer)$/;

const OF_REFERENCES: ReadonlySet<string> = new Set(["value", "current"]);

export const keyAt = (path: readonly PathStep[]): string | undefined =>
  path.findLast((step): step is Extract<PathStep, { kind: "key" }> => step.kind === "key")?.key;

export const withoutKey = (path: readonly PathStep[]): readonly PathStep[] =>
  path.slice(
    0,
    path.findLastIndex(({ kind }) => kind === "key"),
  );

export const lastKey = (path: readonly PathStep[]): string | undefined =>
  path.findLast((step): step is Extract<PathStep, { kind: "key" }> => step.kind === "key" && !isPassed(step.key))?.key;

/** `useSelector((state) => state.orders)`: by the rules of hooks (React); what one is given as a function it runs. */
export const isHookName = (method: string): boolean => /^use[A-Z]/.test(method);

/** `Object.getOwnPropertyDescriptor(order, key)`, `Reflect.get(order, key)`: about any thing. */
export const isOfLanguage = (of: Node): boolean =>
  of.type === "Identifier" && /^(?:Object|Reflect|Array|Symbol)$/.test(of.name);

/** `createElement(ui.PhotoFrame, props)`: what is drawn, by the custom of writing components with a capital. */
export const isComponent = (node: Node): boolean => /^[A-Z][a-z]/.test(memberName(node) ?? "");
