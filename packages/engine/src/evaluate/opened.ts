/** What a CommonJS module gives as a whole is what its name stands for: `module.exports=fetch`, `var r=n(12);r("/users")`. */
import type { Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

export const opened = (value: Value, ev: Pick<Evaluation, "evaluate">): Value =>
  value.kind === "namespace" && value.module.wholeExport ? ev.evaluate(value.module.wholeExport, value.module) : value;
