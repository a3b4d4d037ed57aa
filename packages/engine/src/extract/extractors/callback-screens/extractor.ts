/**
 * Screens of routers that are given a function for each address: page.js 1's `page("/items/:id", show)`, Navigo 8's
 * `router.on("/items/:id", show).on(...)`, Mithril 1 and 2's `m.route(root, "/", {"/items/:id": Item})`, the table of
 * svelte-spa-router, and what programs write themselves, `route(/^\/items\/(\d+)$/, show)` or a list of such pairs. A
 * small router may be in no index, so the calls tell: one callee, several addresses, a function behind each.
 */
import type { Value } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { atCallSites } from "../../at-call-sites.ts";
import { callsWhich } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { type KnownPath, knownPaths } from "../../routes/known-paths.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import { leadingHooks, middleware } from "../../routes/route-guards.ts";
import type { RouteWord } from "../../routes/route-words.ts";
import { HAS_PATTERN, MIN_ROUTES, tableScreens } from "../../routes/table-screens.ts";
import type { Sighting, Survey } from "../../survey.ts";

export const callbackScreens = {
  name: "callback-screens",
  all: (survey, context) => [
    ...tableScreens(survey, context),
    ...[...groupsOf(survey.calls, context).values()].filter(isRouter).flatMap((routes) => screensOf(routes, context)),
  ],
} satisfies Extractor;

interface Route extends KnownPath {
  readonly at: Sighting<CallLike>;
}

/** Calls with an address and functions, by what is called. */
function groupsOf(calls: Survey["calls"], context: ExtractContext): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const at of callsWhich(calls, { text: true, methods: ["on"] })) {
    const paths = routeIn(at, context);
    const called = paths.length === 0 ? undefined : calledBy(at, context);
    if (called !== undefined) for (const known of paths) append(groups, called, { ...known, at });
  }
  return groups;
}

const HANDLES = new Set<Node["type"]>([
  "Identifier",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "MemberExpression",
]);

/**
 * `page("/items/:id", load, show)`, `page("*", missing)`, `router.on("/items", show, {before})`, and for each row of a table
 * `router.on(row.path, show)`. What Navigo is given alone it shows at its root.
 */
function routeIn(at: Sighting<CallLike>, context: ExtractContext): readonly KnownPath[] {
  const { node, module } = at;
  const [first, ...handlers] = node.arguments;
  const method = memberName(node.callee);
  if (method === "on" && first && isFunction(first) && handlers.length === 0) return [{ path: "/", pieces: [] }];
  if (!first || handlers.length === 0 || node.type !== "CallExpression") return [];
  if (method !== undefined && method !== "on" && method !== "default") return [];
  const [handler, ...more] = handlers;
  if (!handler || !(HANDLES.has(handler.type) || (method === "on" && handler.type === "CallExpression"))) return [];
  if (!more.every(({ type }) => HANDLES.has(type) || (method === "on" && type === "ObjectExpression"))) return [];
  const path = literalString(first);
  const given = first.type === "MemberExpression" ? atCallSites(context.ev.evaluate(first, module), at, context) : [];
  const written = path === undefined ? [] : [{ path, pieces: [placeOfNode(first, module)] }];
  const paths = [...written, ...given.flatMap(({ value }) => knownPaths(value))];
  return paths.filter((one) => /^(?:\/|\*$)/.test(one.path));
}

/** What is called, as the code of one script writes it: `t`, `(0,U.default)`, `r` of `r.on`; a router is made by `new`. */
function calledBy({ node: { callee }, module }: Sighting<CallLike>, { ev }: ExtractContext): string | undefined {
  const called = callee.type === "MemberExpression" && memberName(callee) === "on" ? chainedOn(callee.object) : callee;
  const { file, text } = module.script;
  const router = called === callee ? undefined : ev.assume(ev.evaluate(called, module));
  if (router && !isMade(router)) return undefined;
  const { start, end } = router?.kind === "result" ? router.node : called;
  return `${file} ${router?.kind === "result" ? start : text.slice(start, end)}`;
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

/** What stands before the last handler may lead away instead of going on; Navigo has `{before(done, match) {...}}`. */
function asksBefore(given: Value, isBefore: boolean, { ev }: ExtractContext): readonly RouteWord[] {
  if (given.kind === "object") return leadingHooks(given, ev);
  return isBefore ? middleware(given, ev) : [];
}

function screensOf(routes: readonly Route[], context: ExtractContext): readonly Fact[] {
  return routes.flatMap(({ at, path, pieces }) => {
    const [first, ...more] = at.node.arguments;
    const handlers = first && isFunction(first) ? [first] : more;
    const given = handlers.map((handler) => context.ev.evaluate(handler, at.module));
    // what else a route is given says what is done before and after it
    const drawn = given.filter(({ kind }) => kind !== "object");
    if (!first || drawn.length === 0 || !drawn.every(({ kind }) => HANDLERS.has(kind))) return [];
    // `get("/x", options.params)` of something that is not known is no route
    if (handlers.some(({ type }, index) => type === "MemberExpression" && given[index]?.kind !== "function")) return [];
    const guards = given.flatMap((one, index) => asksBefore(one, index < drawn.length - 1, context));
    return plainScreen({ path: path === "*" ? "/**" : path, pieces, at, drawn, guards }, context);
  });
}
