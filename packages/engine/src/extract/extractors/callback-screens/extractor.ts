/**
 * Screens of routers that are given a function for each address: page.js 1's `page("/items/:id", show)`, Navigo 8's
 * `router.on("/items/:id", show).on(...)`, Mithril 1 and 2's `m.route(root, "/", {"/items/:id": Item})`, the table of
 * svelte-spa-router, and what programs write themselves, `route(/^\/items\/(\d+)$/, show)` or a list of such pairs. A
 * small router may be in no index, so the calls tell: one callee, several addresses, a function behind each.
 */
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { callsOf, callsWithObject, callsWithText } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import { pathOfPattern } from "../../routes/regular-path.ts";
import { routeTable, type TableEntry } from "../../routes/route-table.ts";
import type { ArrayNode, MemberNode, Sighting, Survey } from "../../survey.ts";

export const callbackScreens = {
  name: "callback-screens",
  all: ({ calls, arrays, members }, context) => [
    ...callsOf(calls, "route").flatMap((at) => tableScreens(at, context)),
    ...callsWithObject(calls).flatMap((at) => propScreens(at, context)),
    ...[...groupsOf(calls, context).values()].filter(isRouter).flatMap((routes) => screensOf(routes, context)),
    ...(members.some(readsAddress) ? patternScreens(calls, arrays, context) : []),
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

const HANDLES = new Set<Node["type"]>(["Identifier", "FunctionExpression", "ArrowFunctionExpression"]);

/** `page("/items/:id", load, show)`, `page("*", missing)`, `router.on("/items", show, {before})`. */
function routeIn(node: CallLike): string | undefined {
  const [first, ...handlers] = node.arguments;
  const method = memberName(node.callee);
  if (!first || handlers.length === 0 || node.type !== "CallExpression") return undefined;
  if (method !== undefined && method !== "on" && method !== "default") return undefined;
  const [handler, ...more] = handlers;
  if (!handler || !(HANDLES.has(handler.type) || (method === "on" && handler.type === "CallExpression")))
    return undefined;
  if (!more.every(({ type }) => HANDLES.has(type) || (method === "on" && type === "ObjectExpression")))
    return undefined;
  const path = literalString(first);
  return path !== undefined && /^(?:\/|\*$)/.test(path) ? path : undefined;
}

/** What is called, as the code of one script writes it: `t`, `(0,U.default)`, `r` of `r.on`; a router is made by `new`. */
function calledBy({ node: { callee }, module }: Sighting<CallLike>, { ev }: ExtractContext): string | undefined {
  const called = callee.type === "MemberExpression" && memberName(callee) === "on" ? chainedOn(callee.object) : callee;
  if (called !== callee && !isMade(ev.evaluate(called, module))) return undefined;
  const { file, text } = module.script;
  return `${file} ${text.slice(called.start, called.end)}`;
}

/** `router.on(...).on(...)`: `on` gives the router back. */
function chainedOn(node: Node): Node {
  let at = node;
  while (at.type === "CallExpression" && at.callee.type === "MemberExpression" && memberName(at.callee) === "on")
    at = at.callee.object;
  return at;
}

const isMade = (value: Value): boolean =>
  value.kind === "instance" || (value.kind === "result" && value.isNew === true);

const isRouter = (routes: readonly Route[]): boolean =>
  new Set(routes.map(({ path }) => path)).size >= MIN_ROUTES && routes.some(({ path }) => HAS_PATTERN.test(path));

const HANDLERS = new Set<Value["kind"]>(["function", "external"]);

function screensOf(routes: readonly Route[], context: ExtractContext): readonly Fact[] {
  return routes.flatMap(({ at, path }) => {
    const [first, ...handlers] = at.node.arguments;
    const given = handlers.map((handler) => context.ev.evaluate(handler, at.module));
    // what else a route is given says what is done before and after it
    const drawn = given.filter(({ kind }) => kind !== "object");
    if (!first || drawn.length === 0 || !drawn.every(({ kind }) => HANDLERS.has(kind))) return [];
    const pieces = [placeOfNode(first, at.module)];
    return plainScreen({ path: path === "*" ? "/**" : path, pieces, at, drawn }, context);
  });
}

/** `location.hash`, `window.location.pathname` */
function readsAddress({ node }: Sighting<MemberNode>): boolean {
  const key = memberName(node);
  if (key !== "hash" && key !== "pathname") return false;
  const { object } = node;
  return object.type === "Identifier" ? object.name === "location" : memberName(object) === "location";
}

/** `route(/^\/items\/(\d+)$/, show)`, `[{pattern: /^\/items$/, view: Items}, ...]`, `[[/^\/items$/, show], ...]` */
function patternScreens(calls: Survey["calls"], arrays: Survey["arrays"], context: ExtractContext): readonly Fact[] {
  const called = Map.groupBy(calls.flatMap(matchedBy), ({ by }) => by);
  const listed = arrays.map(matchedIn);
  return [...called.values(), ...listed].filter(isOfSeveral).flatMap((routes) =>
    routes.flatMap(({ at, pattern, path, handler }) => {
      const drawn = [context.ev.evaluate(handler, at.module)];
      if (!drawn.every(({ kind }) => HANDLERS.has(kind) || kind === "class")) return [];
      return plainScreen({ path, pieces: [placeOfNode(pattern, at.module)], at, drawn }, context);
    }),
  );
}

interface Matched {
  readonly at: Sighting<Node>;
  readonly pattern: Node;
  readonly path: string;
  readonly handler: Node;
}

const isOfSeveral = (routes: readonly Matched[]): boolean => new Set(routes.map(({ path }) => path)).size >= MIN_ROUTES;

/** Methods of routers; those of texts take regular expressions, too. */
const ADDS = new Set(["on", "add", "route", "get", "when", "handle", "register", "map"]);

function matchedBy(at: Sighting<CallLike>): readonly (Matched & { readonly by: string })[] {
  const { node, module } = at;
  const [pattern, handler] = node.arguments;
  const path = pattern && patternPath(pattern);
  const method = memberName(node.callee);
  if (path === undefined || !pattern || !handler || (method !== undefined && !ADDS.has(method))) return [];
  const { file, text } = module.script;
  return [{ at, pattern, path, handler, by: `${file} ${text.slice(node.callee.start, node.callee.end)}` }];
}

/** The pairs of a list, each an object or a list with one pattern and what it leads to. */
function matchedIn({ node, module, unit }: Sighting<ArrayNode>): readonly Matched[] {
  return node.elements.flatMap((element): readonly Matched[] => {
    const parts =
      element?.type === "ObjectExpression"
        ? fixedProperties(element).map(([, { value }]): Node => value)
        : element?.type === "ArrayExpression"
          ? element.elements.flatMap((one): Node[] => (one ? [one] : []))
          : [];
    const pattern = parts.find((part) => patternPath(part) !== undefined);
    const path = pattern && patternPath(pattern);
    const handler = parts.find((part) => LEADS.has(part.type));
    return element && pattern && handler && path !== undefined
      ? [{ at: { node: element, module, unit }, pattern, path, handler }]
      : [];
  });
}

const LEADS = new Set<Node["type"]>([...HANDLES, "MemberExpression", "ClassExpression"]);

const patternPath = (node: Node): string | undefined =>
  node.type === "Literal" && "regex" in node ? pathOfPattern(node.regex.pattern) : undefined;
