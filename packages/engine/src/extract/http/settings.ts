/** Reading an options object of a client library. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import type { External, Value } from "../../evaluate/value.ts";
import { constant, UNDEFINED } from "../../evaluate/value.ts";

/** A property of an options object; undefined where there are no options. */
export const setting = (options: Value | undefined, key: string, ev: Evaluator): Value =>
  options && options.kind !== "constant" && options.kind !== "function" ? ev.member(options, key) : UNDEFINED;

/** The first of several properties that is there; where callers decide that, they decide which it is. */
export function firstSetting(options: Value | undefined, keys: readonly string[], ev: Evaluator): Value {
  return keys
    .map((key) => setting(options, key, ev))
    .filter((value) => value.kind !== "constant" || value.value !== undefined)
    .reduceRight<Value>(
      (second, first) =>
        freeParams([first]).length > 0 && second !== UNDEFINED
          ? { kind: "choice", first, second, when: "undefined" }
          : first,
      UNDEFINED,
    );
}

/** The method that a function is named after: `client.delete`, `client.del`. */
export const verbConstant = (name: string): Value => constant((name === "del" ? "delete" : name).toUpperCase());

/** A value of a library, by the component that it belongs to. */
export const isOf = (value: Value, component: string): value is External =>
  value.kind === "external" && value.component === component;
