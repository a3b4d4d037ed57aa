/** What Backbone sends of a model: what the model begins with and what is set. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Layer, Value } from "../../../evaluate/value.ts";
import { UNDEFINED, unknown } from "../../../evaluate/value.ts";
import { given } from "./addresses.ts";
import { type BackboneClass, classOf, memberOf } from "./classes.ts";
import type { Made } from "./instances.ts";

export function created(collection: BackboneClass, attributes: Value | undefined, ev: Evaluator): Value {
  const model = classOf(memberOf(collection, "model", ev), ev);
  return model ? sentBody({ of: model }, attributes ?? UNDEFINED, ev) : (attributes ?? UNDEFINED);
}

/** What the model begins with and what is set; what a `toJSON` of its own makes of it is not known. */
export function sentBody({ of }: Made, attributes: Value, ev: Evaluator): Value {
  if (memberOf(of, "toJSON", ev).kind === "function") return unknown("runtime-value");
  const parts = [given(memberOf(of, "defaults", ev), ev), attributes].filter((part) => part?.kind === "object");
  const layers = parts.flatMap((part): readonly Layer[] => (part?.kind === "object" ? part.layers : []));
  return layers.length > 0 ? { kind: "object", layers } : UNDEFINED;
}
