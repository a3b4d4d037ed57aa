/**
 * Screens of routers that take a table, `{"/items/:id": Item}`: Mithril 1 and 2's `m.route(root, "/", {...})`,
 * svelte-spa-router's property `routes`, and tables by name and events that are addresses.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { reached } from "../../syntax/reached.ts";
import { callsGiven, callsOf, callsWithObject, callsWithText } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { keysOf } from "../http/payload.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting, Survey } from "../survey.ts";
import { knownPaths } from "./known-paths.ts";
import { leadingAway } from "./leading-away.ts";
import { type PlainScreen, plainScreen } from "./plain-screen.ts";
import { deciding, leadingHooks, placeOf } from "./route-guards.ts";
import { routeTable, type TableEntry } from "./route-table.ts";
import type { RouteWord } from "./route-words.ts";

/** Fewer addresses show no router. */
export const MIN_ROUTES = 2;
export const HAS_PATTERN = /^\*$|\/:\w/;

/** AppRun 1 to 3: an event whose name is an address of the hash is a route, `app.on("#/items", show)`, `@on("#/items")`. */
function eventScreens(calls: Survey["calls"], { ev }: ExtractContext): readonly PlainScreen[] {
  return callsWithText(calls).flatMap((at): readonly PlainScreen[] => {
    const [name, shows] = at.node.arguments;
    const path = /^#(\/[\w/-]*)$/.exec(literalString(name) ?? "")?.[1];
    if (!name || path === undefined || calledName(at) !== "on") return [];
    return [{ path, pieces: [placeOfNode(name, at.module)], at, drawn: shows ? [ev.evaluate(shows, at.module)] : [] }];
  });
}

const calledName = ({ node }: Sighting<CallLike>): string | undefined => memberName(reached(node.callee));

/** Stencil Router 1: `<stencil-route url="/items/:id" component="app-item"/>`, several addresses in a list. */
const stencilScreens = (calls: Survey["calls"], { ev }: ExtractContext): readonly PlainScreen[] =>
  callsGiven(calls, "stencil-route").flatMap((at) => {
    const url = propertyOf(at.node.arguments[1], "url");
    return url ? knownPaths(ev.evaluate(url, at.module)).map((known) => ({ ...known, at })) : [];
  });

/** htm 2 and 3 with preact-iso: `<${Route} path="/items/:id" component=${Item}/>` in a template, without a build. */
const htmScreens = (tagged: Survey["tagged"], { ev }: ExtractContext): readonly PlainScreen[] =>
  tagged.flatMap((at) => {
    const { quasis, expressions } = at.node.quasi;
    return expressions.slice(1).flatMap((drawn, index): readonly PlainScreen[] => {
      const [opens, says] = quasis.slice(index, index + 2);
      const path = /^\s+path="([^"]+)"\s+component=$/.exec(says?.value.raw ?? "")?.[1];
      if (!says || path === undefined || !opens?.value.raw.endsWith("<")) return [];
      return [{ path, pieces: [placeOfNode(says, at.module)], at, drawn: [ev.evaluate(drawn, at.module)] }];
    });
  });

/** tagged-routes 1: `createRoutes({ Item: "/items/:id" }, "Missing")`, each address with its name. */
function taggedScreens(calls: Survey["calls"], { ev }: ExtractContext): readonly PlainScreen[] {
  return callsWithObject(calls).flatMap((at) => {
    if (calledName(at) !== "createRoutes") return [];
    const [table, missing] = at.node.arguments.map((one) => ev.evaluate(one, at.module));
    if (table?.kind !== "object" || !missing || stringOf(missing) === undefined) return [];
    const known = keysOf(table, ev).keys.map((name) => ({ name, paths: knownPaths(ev.member(table, name)) }));
    if (!known.every(({ paths }) => paths.length > 0 && paths.every(({ path }) => path.startsWith("/")))) return [];
    return known.flatMap(({ name, paths }) => paths.map((one) => ({ ...one, at, name })));
  });
}

export function tableScreens({ calls, tagged }: Survey, context: ExtractContext): readonly Fact[] {
  let failed: readonly RouteWord[] | undefined;
  const failing = (): readonly RouteWord[] => {
    failed ??= whereConditionsFail(calls, context.ev);
    return failed;
  };
  const events = eventScreens(calls, context);
  const named = [
    ...(events.length < MIN_ROUTES ? [] : events),
    ...taggedScreens(calls, context),
    ...stencilScreens(calls, context),
    ...htmScreens(tagged, context),
  ];
  return [
    ...named.flatMap((screen) => plainScreen(screen, context)),
    ...callsOf(calls, "route").flatMap((at) => mithrilScreens(at, context)),
    ...callsWithObject(calls).flatMap((at) => propScreens(at, context, failing)),
  ];
}

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
function propScreens(
  at: Sighting<CallLike>,
  context: ExtractContext,
  failing: () => readonly RouteWord[],
): readonly Fact[] {
  const { ev } = context;
  const routes = at.node.arguments.flatMap(
    (one) => propertyOf(one, "routes") ?? propertyOf(propertyOf(one, "props"), "routes") ?? [],
  );
  return routes.flatMap((node) => {
    const entries = routeTable(ev.evaluate(node, at.module), ev) ?? [];
    if (!isTable(entries)) return [];
    return entries.flatMap(({ leads, path, pieces }) =>
      plainScreen(
        {
          path: path === "*" ? "/**" : path,
          pieces,
          at,
          drawn: [leads],
          guards: conditionsOf(leads, failing, ev),
        },
        context,
      ),
    );
  });
}

/**
 * Where svelte-spa-router 2 to 4 leads when a condition fails: a handler of the router's event, which Svelte 3 and 4 compile
 * to `router.$on("conditionsFailed", handler)`.
 */
const whereConditionsFail = (calls: Survey["calls"], ev: Evaluator): readonly RouteWord[] =>
  callsOf(calls, "$on").flatMap(({ node, module }) => {
    const [event, handler] = node.arguments;
    if (!event || !handler || literalString(event) !== "conditionsFailed") return [];
    return leadingAway(ev.evaluate(handler, module), ev);
  });

/** `wrap({component: Item, conditions: [signedIn, (detail) => ...]})`: what each of them asks. */
function conditionsOf(leads: Value, failing: () => readonly RouteWord[], ev: Evaluator): readonly RouteWord[] {
  const asked = outcomes(leads).flatMap((one) => {
    const options = one.kind === "result" ? one.args[0] : one;
    const list = options?.kind === "object" ? outcomes(ev.member(options, "conditions")) : [];
    return list.flatMap((value) => (value.kind === "array" ? value.elements : [value]));
  });
  const hooks = asked.filter(({ kind }) => kind === "function");
  if (hooks.length === 0) return [];
  const leading = failing();
  const named = leading.length > 0 ? leading : [{ text: "conditions", evidence: hooks.flatMap(placeOf) }];
  return [...named, ...hooks.map((hook) => ({ text: "", evidence: placeOf(hook), ...deciding(hook, ev) }))];
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
