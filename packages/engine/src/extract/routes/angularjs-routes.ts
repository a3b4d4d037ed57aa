/**
 * AngularJS 1: ngRoute's `$routeProvider.when("/x", {templateUrl}).otherwise({redirectTo: "/"})`, and UI-Router's
 * states, `$stateProvider.state("shop.item", {url: "/:id", component: "item"})`, whose addresses are joined along the
 * dots of their names.
 */
import { isConstant, stringOf, type Value } from "../../evaluate/value.ts";
import { fromAngularJs } from "../../models/router-paths.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { hasKey } from "../has-key.ts";
import type { Sighting, Survey } from "../survey.ts";
import { askedOfData } from "./asked-of-data.ts";
import { type KnownPath, knownPaths } from "./known-paths.ts";
import { plainScreen } from "./plain-screen.ts";
import { askedOf } from "./route-guards.ts";
import { joinPaths } from "./route-path.ts";
import type { RouteWord } from "./route-words.ts";

const DRAWN = ["templateUrl", "template", "templateProvider", "controller", "component", "views", "redirectTo"];
/** Deepest nesting of states. */
const MAX_STATES = 10;

interface State {
  readonly name: string;
  readonly parent: string | undefined;
  readonly url: KnownPath | undefined;
  readonly options: Value;
  readonly at: Sighting<Node>;
}

const draws = (options: Value, { ev }: ExtractContext): boolean =>
  options.kind === "object" && DRAWN.some((key) => hasKey(options, key, ev));

function whenFacts(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const [path, options] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
  if (!path || !options || !draws(options, context) || at.node.arguments.length !== 2) return [];
  const redirectsTo = stringOf(ev.member(options, "redirectTo"));
  const title = stringOf(ev.member(options, "title"));
  return knownPaths(path)
    .filter((known) => known.path === "" || /^[/*]/.test(known.path))
    .flatMap((known) => plainScreen({ ...known, path: fromAngularJs(known.path), at, title, redirectsTo }, context));
}

/** `.otherwise("/home")` is UI-Router's, `.otherwise({redirectTo})` ngRoute's. */
function otherwiseFacts(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const [only, ...more] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
  if (!only || more.length > 0) return [];
  const redirectsTo = stringOf(only) ?? stringOf(ev.member(only, "redirectTo"));
  if (!draws(only, context) && !redirectsTo?.startsWith("/")) return [];
  return plainScreen({ path: "/**", pieces: [], at, redirectsTo }, context);
}

function stateOf(at: Sighting<CallLike>, context: ExtractContext): State | undefined {
  const { ev } = context;
  const [first, second] = at.node.arguments.map((argument) => ev.evaluate(argument, at.module));
  const options = second ?? first;
  if (!first || !options || options.kind !== "object") return undefined;
  const name = stringOf(second ? first : ev.member(options, "name"));
  if (name === undefined || (!draws(options, context) && !hasKey(options, "url", ev))) return undefined;
  const url = ev.member(options, "url");
  return {
    name,
    parent: stringOf(ev.member(options, "parent")) ?? /^(.*)\.[^.]+$/.exec(name)?.[1],
    // `{id}` and `^` are no part of other routers' paths
    url:
      url.kind === "constant" && typeof url.value === "string" ? { path: url.value, pieces: url.sources } : undefined,
    options,
    at,
  };
}

/** Undefined where the address of a state above is not known. */
function fullPath(state: State, states: ReadonlyMap<string, State>, depth = 0): KnownPath | undefined {
  const { url, parent } = state;
  if (depth > MAX_STATES) return undefined;
  if (url?.path.startsWith("^")) return { path: fromAngularJs(url.path.slice(1)), pieces: url.pieces };
  const above = parent === undefined ? undefined : states.get(parent);
  if (parent !== undefined && !above) return undefined;
  const base = above ? fullPath(above, states, depth + 1) : { path: "", pieces: [] };
  if (!base) return undefined;
  return {
    path: joinPaths(base.path, fromAngularJs(url?.path ?? "")),
    pieces: [...base.pieces, ...(url?.pieces ?? [])],
  };
}

/** What the data of a state and of those above it say is asked: a state's data hold for those below it. */
function guardsOf(state: State, states: States, { ev }: Pick<ExtractContext, "ev">, depth = 0): readonly RouteWord[] {
  const above = state.parent === undefined || depth > MAX_STATES ? undefined : states.byName.get(state.parent);
  return [...(above ? guardsOf(above, states, { ev }, depth + 1) : []), ...askedOf(state.options, states.asked, ev)];
}

interface States {
  readonly byName: ReadonlyMap<string, State>;
  /** Keys of the data that the guard for all states asks for. */
  readonly asked: ReadonlySet<string>;
}

function stateFacts(state: State, states: States, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const { at, options, url } = state;
  const known = url && !isConstant(ev.member(options, "abstract"), true) ? fullPath(state, states.byName) : undefined;
  if (!known) return [];
  const title = [options, ev.member(options, "data")]
    .map((holder) => stringOf(ev.member(holder, "title")))
    .find(Boolean);
  return plainScreen({ ...known, at, title, name: state.name, guards: guardsOf(state, states, context) }, context);
}

export function angularJsRoutes({ calls }: Survey, context: ExtractContext): readonly Fact[] {
  const found = callsOf(calls, "state").flatMap((at) => stateOf(at, context) ?? []);
  const byName = new Map(found.map((state) => [state.name, state]));
  const states = { byName, asked: found.length > 0 ? askedOfData(calls, context.ev) : new Set<string>() };
  const whens = callsOf(calls, "when").flatMap((at) => whenFacts(at, context));
  return [
    ...whens,
    ...(whens.length + found.length > 0
      ? callsOf(calls, "otherwise").flatMap((at) => otherwiseFacts(at, context))
      : []),
    ...found.flatMap((state) => stateFacts(state, states, context)),
  ];
}
