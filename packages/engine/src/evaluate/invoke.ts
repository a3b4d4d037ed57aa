/** Calling a value from within a convention. */
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

export const callWith = (callee: Value, args: readonly Value[], info: CallInfo, ev: Evaluation): Value =>
  ev.call({ ...info, callee, args, isNew: false });
