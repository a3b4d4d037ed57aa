/** JSON values as texts that are equal exactly where the values are. */
import type { Json } from "./statements.ts";

/** One text for equal values, whatever the order of their keys. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
  }
  return JSON.stringify(value) ?? "";
}
