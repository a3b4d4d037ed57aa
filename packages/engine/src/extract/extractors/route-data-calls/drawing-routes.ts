/** The addresses of the routes that draw a piece of code: it stands in the route's module, or the route's components use it. */
import { union, type Value } from "../../../evaluate/value.ts";
import { pushAll } from "../../../lists.ts";
import { append } from "../../../multimap.ts";
import { functionsAround } from "../../../scope/enclosing-functions.ts";
import type { Script } from "../../../script.ts";
import type { CallLike, FunctionNode } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { ManifestRoute } from "../../framework-routes/react-router-manifest.ts";
import { componentsOf } from "../../routes/drawn-components.ts";
import type { Sighting } from "../../survey.ts";

/** Most functions on the ways from a form to the routes that draw it. */
const MAX_STEPS = 200;

type At = Pick<Sighting<CallLike>, "node" | "module">;

/** Gives the addresses of the routes with an action that draw what stands at a place; undefined where there are none. */
export function drawingRoutes(
  routes: readonly ManifestRoute[],
  { ev, calls }: ExtractContext,
): (at: At) => Value | undefined {
  const byScript = new Map<Script, ManifestRoute[]>();
  const byComponent = new Map<FunctionNode, ManifestRoute[]>();
  const byFile = new Map(ev.graph.modules.map((module) => [module.script, module]));
  for (const route of routes) {
    const module = route.module && byFile.get(route.module);
    if (!module) continue;
    append(byScript, module.script, route);
    for (const component of componentsOf(ev.member({ kind: "namespace", module }, "default"), ev))
      append(byComponent, component, route);
  }
  return (at) => {
    const found = new Set<ManifestRoute>();
    const seen = new Set<FunctionNode>();
    const open: At[] = [at];
    for (let next = open.shift(); next && seen.size < MAX_STEPS; next = open.shift()) {
      const { script } = next.module;
      const around = functionsAround(script.scopes, next.node.start);
      const here = [...(byScript.get(script) ?? []), ...around.flatMap((fn) => byComponent.get(fn) ?? [])];
      for (const route of here) found.add(route);
      if (here.length > 0) continue;
      for (const fn of around) {
        if (seen.has(fn)) continue;
        seen.add(fn);
        pushAll(
          open,
          calls.sitesOf(fn).map(({ call }) => call),
        );
        pushAll(open, calls.drawnAt(fn));
      }
    }
    const taking = [...found].filter(({ hasAction }) => hasAction);
    return taking.length > 0 ? union(taking.map(addressOf)) : undefined;
  };
}

const addressOf = ({ path, script, node: { start, end } }: ManifestRoute): Value => ({
  kind: "constant",
  value: path,
  sources: [{ script, start, end }],
});
