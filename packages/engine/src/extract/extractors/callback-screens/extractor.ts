/**
 * Screens of routers that are given a function for each path: page.js 1's `page("/items/:id", show)`, Navigo 8's
 * `router.on("/items/:id", show)`, Mithril 1 and 2's `m.route(root, "/", {"/items/:id": Item})`, the table of
 * svelte-spa-router, `new Router({props: {routes: {"/items/:id": Item}}})`. A small router may be in no index, so the calls tell: one callee, several addresses, functions behind each, a parameter in one of them.
 */
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { callsOf, callsWithObject, callsWithText } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import { routeTable, type TableEntry } from "../../routes/route-table.ts";
import type { Sighting, Survey } from "../../survey.ts";

export const callbackScreens = {
  name: "callback-screens",
  all: ({ calls }, context) => [
    ...callsOf(calls, "route").flatMap((at) => tableScreens(at, context)),
    ...callsWithObject(calls).flatMap((at) => propScreens(at, context)),
    ...[...groupsOf(calls, context).values()].filter(isRouter).flatMap((routes) => screensOf(routes, context)),
  ],
} satisfies Extractor;

interface Route {
  readonly at: Sighting<CallLike>;
  readonly path: string;
}

/** Fewer addresses show no router. */
const MIN_ROUTES = 2;
const HAS_PATTERN = /^\*$|\/:\w/;

/** Mithril: the address that is shown first, and a table of addresses; nothing else is called so. */
function tableScreens(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { 1: first, 2: table } = at.node.arguments;
  if (!first || !table || at.node.arguments.length !== 3) return [];
  if (!stringOf(context.ev.evaluate(first, at.module))?.startsWith("/")) return [];
  const entries = routeTable(context.ev.evaluate(table, at.module), context.ev) ?? [];
  if (!entries.every(({ path }) => path.startsWith("/"))) return [];
  // `:rest...` takes all that follows
  return entries.flatMap(({ leads, path, pieces }) =>
    plainScreen({ path: path.replace(/:(\w+)\.\.\./g, ":$1*"), pieces, at, drawn: [leads] }, context),
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

const isTable = (entries: readonly TableEntry[]): boolean =>
  entries.length >= MIN_ROUTES &&
  entries.every(({ path, leads }) => /^(?:\/|\*$)/.test(path) && COMPONENTS.has(leads.kind)) &&
  entries.some(({ path }) => HAS_PATTERN.test(path));

/** Calls with an address and functions, by what is called. */
function groupsOf(calls: Survey["calls"], context: ExtractContext): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const at of callsWithText(calls)) {
    const path = routeIn(at.node);
    const called = path === undefined ? undefined : calledBy(at, context);
    if (path === undefined || called === undefined) continue;
    append(groups, called, { at, path });
  }
  return groups;
}

/** `page("/items/:id", load, show)`, `page("*", missing)`, `router.on("/items", show)`. */
function routeIn(node: CallLike): string | undefined {
  const [first, ...handlers] = node.arguments;
  const method = memberName(node.callee);
  if (!first || handlers.length === 0 || node.type !== "CallExpression") return undefined;
  if (method !== undefined && method !== "on" && method !== "default") return undefined;
  if (!handlers.every(({ type }) => type === "Identifier" || type.endsWith("FunctionExpression"))) return undefined;
  const path = literalString(first);
  return path !== undefined && /^(?:\/|\*$)/.test(path) ? path : undefined;
}

/** What is called, as the code of one script writes it: `t`, `(0,U.default)`, `r` of `r.on`; a router is made by `new`. */
function calledBy({ node: { callee }, module }: Sighting<CallLike>, { ev }: ExtractContext): string | undefined {
  const called = callee.type === "MemberExpression" && memberName(callee) === "on" ? callee.object : callee;
  if (called !== callee && !isMade(ev.evaluate(called, module))) return undefined;
  const { file, text } = module.script;
  return `${file} ${text.slice(called.start, called.end)}`;
}

const isMade = (value: Value): boolean =>
  value.kind === "instance" || (value.kind === "result" && value.isNew === true);

const isRouter = (routes: readonly Route[]): boolean =>
  new Set(routes.map(({ path }) => path)).size >= MIN_ROUTES && routes.some(({ path }) => HAS_PATTERN.test(path));

function screensOf(routes: readonly Route[], context: ExtractContext): readonly Fact[] {
  return routes.flatMap(({ at, path }) => {
    const [first, ...handlers] = at.node.arguments;
    const drawn = handlers.map((handler) => context.ev.evaluate(handler, at.module));
    if (!first || !drawn.every(({ kind }) => kind === "function" || kind === "external")) return [];
    const pieces = [placeOfNode(first, at.module)];
    return plainScreen({ path: path === "*" ? "/**" : path, pieces, at, drawn }, context);
  });
}
