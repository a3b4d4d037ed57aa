/** Where the models and collections of a class of Backbone are: `url`, `urlRoot`, texts or functions. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { concat } from "../../../evaluate/text.ts";
import { constant, isConstant, type Value } from "../../../evaluate/value.ts";
import { type BackboneClass, memberOf } from "./classes.ts";
import type { Made } from "./instances.ts";

const ID: Value = { kind: "named", name: "id" };

/** Where all of a class are: `url`, or `urlRoot`. */
export function urlOf(of: BackboneClass, ev: Evaluator): Value | undefined {
  return given(memberOf(of, "url", ev), ev) ?? given(memberOf(of, "urlRoot", ev), ev);
}

/** Where one model is. */
export function existing({ of, from }: Made, ev: Evaluator): Value | undefined {
  const own = given(memberOf(of, "url", ev), ev);
  if (own) return own;
  const root = given(memberOf(of, "urlRoot", ev), ev);
  const below = root ?? (from && "collection" in from ? urlOf(from.collection, ev) : undefined);
  return below && concat([below, constant("/"), ID]);
}

/** A text, or what a function gives; undefined where there is none. */
export function given(value: Value, ev: Evaluator): Value | undefined {
  if (value.kind === "function") return ev.returned(value);
  return isConstant(value, undefined) ? undefined : value;
}
