/**
 * Where the data of a route comes into its code, and what its action answers: the component of the route is given both,
 * `export default ({loaderData, actionData}) => ...`, and `fetcher.data` has what was answered to `fetcher.submit(...)`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type FunctionValue, outcomes, type Value } from "../../../evaluate/value.ts";
import { wrappedComponents } from "../../../evaluate/wrapped-components.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Into } from "../../fact.ts";
import type { ManifestRoute } from "../../framework-routes/react-router-manifest.ts";

export const dataOf = ({ module, hasOwnData }: ManifestRoute, ev: Evaluator): readonly Into[] =>
  hasOwnData
    ? propsOf(
        ev.graph.modules.filter(({ script }) => script === module),
        "loaderData",
        ev,
      )
    : [];

/** What is answered to a form or a submission: `sender` is the fetcher, or what it has. */
export function answerTo(sender: Node | undefined, module: Module, isPage: boolean, ev: Evaluator): readonly Into[] {
  const fetcher = sender?.type === "MemberExpression" ? bindingAt(sender.object, module.script.scopes) : undefined;
  if (!fetcher) return isPage ? propsOf([module], "actionData", ev) : [];
  return fetcher.definitions.flatMap((one) =>
    one.kind === "value" && one.path.length === 0 ? { node: one.from, module, path: ["data"] } : [],
  );
}

const propsOf = (modules: readonly Module[], prop: string, ev: Evaluator): readonly Into[] =>
  modules.flatMap((module) =>
    functionsIn(ev.member({ kind: "namespace", module }, "default")).map((component) => ({
      node: component.node,
      module: component.module,
      path: [prop],
    })),
  );

/** The component itself, and what the framework's build has wrapped it with. */
const functionsIn = (value: Value): readonly FunctionValue[] =>
  outcomes(value).flatMap((one): readonly FunctionValue[] => {
    if (one.kind === "function") return [one];
    return one.kind === "result" ? wrappedComponents(one).filter((made) => made.kind === "function") : [];
  });
