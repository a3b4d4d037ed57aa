/** The names that the paths of a program's routes are made of: what the parts of an address are compared with. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Survey } from "../survey.ts";
import { routeObjects } from "./object-routes.ts";

/** `{path: "orders/:id", component}`: orders. */
export const routeSegments = rememberFor(
  ({ objects }: Pick<Survey, "objects">, ev: Evaluator): ReadonlySet<string> =>
    new Set(routeObjects(objects, ev).flatMap((at) => segmentsOf(at, ev))),
);

function segmentsOf({ node, module }: ReturnType<typeof routeObjects>[number], ev: Evaluator): readonly string[] {
  const path = propertyOf(node, "path");
  const text = path && stringOf(ev.evaluate(path, module));
  return text === undefined ? [] : text.split("/").filter((segment) => /^[\w-]+$/.test(segment));
}
