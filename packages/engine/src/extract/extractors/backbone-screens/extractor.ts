/**
 * Screens of Backbone 1's routers, `Router.extend({routes: {"items/:id": "showItem"}, showItem() {...}})`, also as
 * classes with a field or method `routes`, and Marionette's `appRoutes` beside their `controller`.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { literalObject, type ObjectValue, stringOf, type Value } from "../../../evaluate/value.ts";
import { fromSplats } from "../../../models/router-paths.ts";
import { rememberFor } from "../../../remember.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type {
  FunctionNode,
  MethodDefinition,
  Node,
  ObjectExpression,
  PropertyDefinition,
} from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keysOf } from "../../http/payload.ts";
import { objectsWith } from "../../objects-with.ts";
import { leadingAway } from "../../routes/leading-away.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import { guardsOf } from "../../routes/route-guards.ts";
import { routeTable, type TableEntry } from "../../routes/route-table.ts";
import type { Sighting } from "../../survey.ts";

type ClassMember = Sighting<MethodDefinition> | Sighting<PropertyDefinition>;

export const backboneScreens = {
  name: "backbone-screens",
  all: ({ objects, methods, fields }, context) => {
    const members: readonly ClassMember[] = [...methods, ...fields];
    const byModule = Map.groupBy(members, ({ module }) => module);
    const names = rememberFor(
      (module: Module) => new Set(byModule.get(module)?.flatMap((one) => memberName(one) ?? [])),
    );
    return [
      ...objectsWith(objects, "routes", "appRoutes").flatMap((at) => ofOptions(at, context)),
      ...members.flatMap((at) => ofMember(at, names, context)),
    ];
  },
} satisfies Extractor;

function ofOptions(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  const names = fixedKeys(at.node);
  const options = literalObject(at.node, at.module);
  if (names.has("routes"))
    return screensOf(context.ev.member(options, "routes"), at, context, callsOneOf(names, options), options);
  if (!names.has("appRoutes") || !names.has("controller")) return [];
  return screensOf(context.ev.member(options, "appRoutes"), at, context, stringOf);
}

/** `routes() { return {...} }` and `routes = {...}` of a class that has the named methods. */
function ofMember(at: ClassMember, names: (of: Module) => Set<string>, context: ExtractContext): readonly Fact[] {
  const { value } = at.node;
  if (!value || memberName(at) !== "routes") return [];
  const calls = callsOneOf(names(at.module));
  return screensOf(context.ev.returned(context.ev.evaluate(value, at.module)), at, context, calls);
}

const memberName = ({ node: { key, computed } }: ClassMember): string | undefined => keyName(key, computed);

/**
 * A route leads to a method beside the table, by its name, or to a function of its own. What names an object leads nowhere:
 * `{ routes: { path: "routes" } }`.
 */
const callsOneOf =
  (names: ReadonlySet<string>, options?: ObjectValue) =>
  (leads: Value, ev: Evaluator): string | undefined =>
    textsIn(leads, ev).find((text) => names.has(text) && !(options && ev.member(options, text).kind === "object"));

/** `"showItem"`, and `{ route: "showItem", roles: ["keeper"] }` of what a program puts around its router. */
const textsIn = (leads: Value, ev: Evaluator): readonly string[] =>
  [leads, ...(leads.kind === "object" ? keysOf(leads, ev).keys.map((key) => ev.member(leads, key)) : [])].flatMap(
    (value) => stringOf(value) ?? [],
  );

function screensOf(
  table: Value,
  at: Sighting<Node>,
  context: ExtractContext,
  nameOf: (leads: Value, ev: Evaluator) => string | undefined,
  options?: ObjectValue,
): readonly Fact[] {
  const entries = routeTable(table, context.ev) ?? [];
  const { ev } = context;
  const isRoute = ({ leads }: TableEntry): boolean => leads.kind === "function" || nameOf(leads, ev) !== undefined;
  if (entries.length === 0 || !entries.every(isRoute) || entries.every(({ leads }) => leads.kind === "function"))
    return [];
  const execute = options && ev.member(options, "execute");
  const guards = execute ? leadingAway(execute, context.ev) : [];
  const open = execute?.kind === "function" ? textsCompared(execute.node) : new Set();
  return entries.flatMap(({ leads, ...known }) => {
    const name = nameOf(leads, ev);
    const asked = name !== undefined && open.has(name) ? [] : guards;
    return plainScreen(
      {
        ...known,
        path: fromSplats(rooted(known.path)),
        at,
        name,
        drawn: [leads, ...(options && name !== undefined ? [ev.member(options, name)] : [])],
        guards: leads.kind === "object" ? [...asked, ...guardsOf(leads, ev)] : asked,
      },
      context,
    );
  });
}

const rooted = (path: string): string => (/^[/(]/.test(path) ? path : `/${path}`);

/** `execute(callback, args, name) { if (name !== "signIn" && !user) ... }` says which routes it treats in their own way. */
function textsCompared(fn: FunctionNode): ReadonlySet<string> {
  const texts = new Set<string>();
  walk(fn, (node) => {
    if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator)) return undefined;
    for (const side of [node.left, node.right]) {
      const text = literalString(side);
      if (text !== undefined) texts.add(text);
    }
    return undefined;
  });
  return texts;
}
