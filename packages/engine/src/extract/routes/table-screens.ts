/**
 * Screens of routers that take a table, `{"/items/:id": Item}`: Mithril 1 and 2's `m.route(root, "/", {...})`, and
 * svelte-spa-router's property `routes`.
 */
import type { Value } from "../../evaluate/value.ts";
import { outcomes, stringOf } from "../../evaluate/value.ts";
import type { CallLike, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { callsOf, callsWithObject } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { plainScreen } from "./plain-screen.ts";
import { leadingHooks } from "./route-guards.ts";
import { routeTable, type TableEntry } from "./route-table.ts";

/** Fewer addresses show no router. */
export const MIN_ROUTES = 2;
export const HAS_PATTERN = /^\*$|\/:\w/;

export const tableScreens = (calls: Survey["calls"], context: ExtractContext): readonly Fact[] => [
  ...callsOf(calls, "route").flatMap((at) => mithrilScreens(at, context)),
  ...callsWithObject(calls).flatMap((at) => propScreens(at, context)),
];

/** Mithril: the address that is shown first, and a table of addresses; nothing else is called so. */
function mithrilScreens(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { 1: first, 2: table } = at.node.arguments;
  if (!first || !table || at.node.arguments.length !== 3) return [];
  if (!stringOf(context.ev.evaluate(first, at.module))?.startsWith("/")) return [];
  const entries = routeTable(context.ev.evaluate(table, at.module), context.ev) ?? [];
  if (!entries.every(({ path }) => path.startsWith("/"))) return [];
  // `:rest...` takes all that follows
  return entries.flatMap(({ leads, path, pieces }) =>
    plainScreen(
      {
        path: path.replace(/:(\w+)\.\.\./g, ":$1*"),
        pieces,
        at,
        drawn: [leads],
        guards: leadingHooks(leads, context.ev),
      },
      context,
    ),
  );
}

/** svelte-spa-router 1 to 5, in Svelte 3 and 4 `new Router({props: {routes}})`, in Svelte 5 `Router(anchor, {routes})`. */
function propScreens(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const routes = at.node.arguments.flatMap(
    (one) => propertyOf(one, "routes") ?? propertyOf(propertyOf(one, "props"), "routes") ?? [],
  );
  return routes.flatMap((node) => {
    const entries = routeTable(ev.evaluate(node, at.module), ev) ?? [];
    if (!isTable(entries)) return [];
    return entries.flatMap(({ leads, path, pieces }) =>
      plainScreen({ path: path === "*" ? "/**" : path, pieces, at, drawn: [leads] }, context),
    );
  });
}

const COMPONENTS = new Set<Value["kind"]>(["function", "class", "external", "result"]);

/** A component, or what `wrap({component, conditions})` makes of one. */
const isDrawn = ({ leads }: TableEntry): boolean =>
  COMPONENTS.has(leads.kind) ||
  outcomes(leads).every(
    (value) =>
      value.kind === "object" && value.layers.some((layer) => layer.kind === "literal" && isWrapped(layer.node)),
  );

/** `{component: Item, conditions: [...]}` of svelte-spa-router 3 and 4. */
const isWrapped = (node: ObjectExpression): boolean => fixedKeys(node).has("component");

const isTable = (entries: readonly TableEntry[]): boolean =>
  entries.length >= MIN_ROUTES &&
  entries.every((entry) => /^(?:\/|\*$)/.test(entry.path) && isDrawn(entry)) &&
  entries.some(({ path }) => HAS_PATTERN.test(path));
