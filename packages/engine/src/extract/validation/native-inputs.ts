/** Which attributes browsers hold against what is typed, by the type of an input (HTML, 4.10.5.1, 4.10.7 and 4.10.11). */
import type { ReadAttribute } from "./input-rules.ts";

const TEXTS = ["text", "search", "url", "tel", "email", "password"];
const BOUNDED = ["date", "month", "week", "time", "datetime-local", "number"];
const OTHERS = ["hidden", "checkbox", "radio", "file", "range", "color", "submit", "image", "reset", "button"];
const TYPES: ReadonlySet<string> = new Set([...TEXTS, ...BOUNDED, ...OTHERS]);

const WRITTEN = [...TEXTS, ...BOUNDED, "textarea"];
const REQUIRED: ReadonlySet<string> = new Set([...WRITTEN, "checkbox", "radio", "file", "select"]);
const RANGES: ReadonlySet<string> = new Set([...BOUNDED, "range"]);
const LENGTHS: ReadonlySet<string> = new Set([...TEXTS, "textarea"]);

/** Attributes that say nothing of other types: nobody fills in what is hidden, and a text has no least number. */
const OF_TYPES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["required", REQUIRED],
  ["aria-required", REQUIRED],
  ["readonly", new Set(WRITTEN)],
  ["min", RANGES],
  ["max", RANGES],
  ["minlength", LENGTHS],
  ["maxlength", LENGTHS],
  ["pattern", new Set(TEXTS)],
  ["accept", new Set(["file"])],
  ["type", TYPES],
]);

/** Attributes that hold by being there: `required="false"` is required (HTML, 2.3.2). */
const BY_PRESENCE: ReadonlySet<string> = new Set(["required", "readonly"]);

/** Reads those attributes of an element that its type has. */
export function nativeRead(element: string, written: string | undefined, read: ReadAttribute): ReadAttribute {
  const type = written?.toLowerCase() ?? "";
  const kind = element === "input" ? (TYPES.has(type) ? type : "text") : element;
  return (name) => {
    const value = OF_TYPES.get(name)?.has(kind) === false ? undefined : read(name);
    if (value?.kind !== "constant") return value;
    return name === "type" ? { ...value, value: kind } : BY_PRESENCE.has(name) ? { ...value, value: true } : value;
  };
}
