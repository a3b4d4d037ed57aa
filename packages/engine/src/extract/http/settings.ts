/** Reading an options object of a client library. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { constant, type External, type Value } from "../../evaluate/value.ts";
import { firstThere, property } from "../../models/parts.ts";

/** A property of an options object; undefined where there are no options. */
export const setting = property;

/** The first of several properties that is there; where callers decide that, they decide which it is. */
export const firstSetting = (options: Value | undefined, keys: readonly string[], ev: Evaluator): Value =>
  firstThere(keys.map((key) => property(options, key, ev)));

/** The method that a function is named after: `client.delete`, `client.del`. */
export const verbConstant = (name: string): Value => constant((name === "del" ? "delete" : name).toUpperCase());

/** A value of a library, by the component that it belongs to. */
export const isOf = (value: Value, component: string): value is External =>
  value.kind === "external" && value.component === component;
