/**
 * Private members of classes as TypeScript, esbuild, SWC and Babel lower them: a field is a `WeakMap` by the instance, a
 * method or an accessor a function beside a `WeakSet` of the instances, and helpers ask both: `scope/private-fields.ts` has
 * what they write. Gives what a helper reads.
 */
import { fieldName } from "../scope/private-fields.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { globalName } from "./global-name.ts";
import { type FunctionValue, frameOf, isConstant, type Value } from "./value.ts";

/**
 * `get(this, base)`, `get(this, base, "f")`, `get(base, this)`, `base.get(this)`; `ask(this, all, method)`,
 * `ask(this, all, "m", method)`, `ask(this, all, "a", getter)`.
 */
export function privateRead({ callee, args, isNew }: CallInfo, ev: Evaluation): Value | undefined {
  const { 0: first, 1: second, 2: kind } = args;
  if (isNew || !first || args.length > 4) return undefined;
  if (callee.kind === "member") return callee.key === "get" ? fieldIn(first, callee.object, ev) : undefined;
  if (!second) return undefined;
  if (isMade(second, "WeakSet")) {
    const fn = args.slice(2).find((one) => one.kind === "function");
    const isGetter = kind?.kind === "constant" ? kind.value === "a" : callsWhatIsGiven(callee);
    return fn && isGetter ? gotOf(fn, first, ev) : fn;
  }
  if (args.length > 3 || (kind && !isConstant(kind, "f"))) return undefined;
  return fieldIn(first, second, ev) ?? fieldIn(second, first, ev);
}

/** `getter ? getter.call(self) : map.get(self)` */
const callsWhatIsGiven = (callee: Value): boolean =>
  callee.kind === "function" && callee.module.script.text.slice(callee.node.start, callee.node.end).includes(".call(");

/** What a getter gives for an instance, or for an object. */
export const gotOf = (getter: FunctionValue, self: Value, ev: Evaluation): Value =>
  ev.apply(ev.summary(getter.node, getter.module), [frameOf({ ...getter, self }, []), ...getter.env]);

const isMade = (value: Value, by: string): value is Extract<Value, { kind: "result" }> =>
  value.kind === "result" && value.isNew && globalName(value.callee) === by;

const fieldIn = (self: Value, map: Value, ev: Evaluation): Value | undefined =>
  isMade(map, "WeakMap") ? ev.member(self, fieldName(map.node)) : undefined;
