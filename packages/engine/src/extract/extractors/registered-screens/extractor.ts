/**
 * Screens that are registered with a frame: single-spa 4 to 7's `registerApplication({name, app, activeWhen: "/shop"})`,
 * the routes of Aurelia 1 and Durandal 2, `config.map([{route: "users/:id", moduleId: "./user"}])`, and those of san-router 1
 * and 2, `router.add({rule: "/users/:id", Component: User})`.
 */
import { isConstant, literalObject, stringOf, type Value } from "../../../evaluate/value.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import { knownPaths } from "../../routes/known-paths.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import type { Sighting } from "../../survey.ts";

export const registeredScreens = {
  name: "registered-screens",
  all: ({ objects }, context) =>
    objectsWith(objects, "activeWhen", "moduleId", "rule").flatMap((at) => [
      ...mounted(at, context),
      ...mapped(at, context, "route", "moduleId"),
      ...mapped(at, context, "rule", "Component"),
    ]),
} satisfies Extractor;

const reads =
  ({ node, module }: Sighting<ObjectExpression>, { ev }: ExtractContext) =>
  (key: string): Value =>
    ev.member(literalObject(node, module), key);

const has = (node: ObjectExpression, ...keys: readonly string[]): boolean =>
  keys.every((key) => fixedKeys(node).has(key));

/** An application is active at its address and at all below it; a function that decides shows no address. */
function mounted(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  if (!has(at.node, "name", "app", "activeWhen")) return [];
  const read = reads(at, context);
  const app = read("app");
  return knownPaths(read("activeWhen"))
    .filter(({ path }) => path.startsWith("/"))
    .flatMap((known) => plainScreen({ ...known, at, name: stringOf(read("name")), drawn: [app] }, context));
}

/** Paths count from the root of the router; one that another module's class configures below a route is not told. */
function mapped(
  at: Sighting<ObjectExpression>,
  context: ExtractContext,
  address: string,
  drawn: string,
): readonly Fact[] {
  if (!has(at.node, address, drawn)) return [];
  const read = reads(at, context);
  const [title, name] = [stringOf(read("title")), stringOf(read("name"))];
  const redirect = read("redirect");
  return knownPaths(read(address)).flatMap((known) =>
    plainScreen(
      {
        ...known,
        path: known.path.startsWith("/") ? known.path : `/${known.path}`,
        at,
        drawn: [read(drawn)],
        title,
        name,
        ...(isConstant(redirect, undefined) ? {} : { redirectsTo: stringOf(redirect) }),
      },
      context,
    ),
  );
}
