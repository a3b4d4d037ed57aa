/** What kind of constant a value is: told by its unit, by the form of the value, and by what the engine says it is for. */
import type { Constant } from "@as-built/spec";

export type ConstantKind = "limit" | "time" | "format" | "key" | "address" | "other";

export const CONSTANT_KINDS: Readonly<Record<ConstantKind, string>> = {
  limit: "Limits and sizes",
  time: "Times",
  format: "Formats",
  key: "Keys",
  address: "External addresses",
  other: "Other values",
};

const TIMES: ReadonlySet<string> = new Set(["ms", "seconds", "minutes", "hours", "days", "weeks", "months", "years"]);

export function constantKind({ value, unit, meaning = "" }: Constant): ConstantKind {
  if (unit !== undefined && TIMES.has(unit)) return "time";
  if (/^format of /.test(meaning)) return "format";
  if (/^key of /.test(meaning)) return "key";
  if (/^external address/.test(meaning)) return "address";
  if (typeof value === "string" && /^(?:https?|wss?|mailto|tel):/i.test(value)) return "address";
  return typeof value === "number" ? "limit" : "other";
}
