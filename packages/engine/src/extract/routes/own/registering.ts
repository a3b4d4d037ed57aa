/**
 * Routers of libraries to which a program hands the rows of a table one by one: `crossroads.addRoute(row.url, () => ...)` of
 * crossroads 0.12, `page(row.path, ...)` of page.js 1, `router.on(row.path, ...)` of Navigo 5 to 8 and Director 1,
 * `router.route(row.path, ...)` of Backbone 1, `router.get(row.path, ...)` of Grapnel 0.7 and Sammy 0.7.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { literalValue } from "../../../syntax/literals.ts";
import { type CallLike, isFunction } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";

/** By which method a router takes an address; an empty name is the router itself. */
const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ["crossroads", ["addRoute"]],
  ["page", ["", "page"]],
  ["navigo", ["on"]],
  ["director", ["on"]],
  ["backbone", ["route"]],
  ["grapnel", ["get"]],
  ["sammy", ["get"]],
]);

/** Whether a call hands an address and a function to such a router. */
export const isRegistering = (node: CallLike, module: Module, ev: Evaluator): boolean =>
  mayRegister(node) && ev.callees(node.callee, module).some(isRouters);

const mayRegister = ({ arguments: [first, second] }: CallLike): boolean =>
  first !== undefined &&
  literalValue(first) === undefined &&
  second !== undefined &&
  (isFunction(second) || literalValue(second) === undefined);

function isRouters(callee: Value): boolean {
  const [object, method] = callee.kind === "member" ? [callee.object, callee.key] : [callee, undefined];
  return outcomes(object).some((one) => {
    const made = one.kind === "result" ? one.callee : one;
    if (made.kind !== "external") return false;
    const called = method ?? made.path.at(-1) ?? "";
    return METHODS.get(made.component ?? "")?.includes(called) ?? false;
  });
}
