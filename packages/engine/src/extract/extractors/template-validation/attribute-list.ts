/** One list of attributes of Angular's `consts`: names and values in turn up to the first marker, which is a number. */
import { stringOf, type Value } from "../../../evaluate/value.ts";

export interface AttributeList {
  readonly values: ReadonlyMap<string, Value>;
  /** Whether the template binds the input's value. */
  readonly bound: boolean;
}

/** Directives that bind the value of an input. */
export const BINDINGS = new Set(["ngModel", "formControl"]);

/** Marker of the names that are bound (AttributeMarker.Bindings). */
const BOUND = 3;

export function attributesOf(entry: Value): AttributeList | undefined {
  if (entry.kind !== "array") return undefined;
  const values = new Map<string, Value>();
  const { elements } = entry;
  let index = 0;
  for (; index + 1 < elements.length; index += 2) {
    const [name, value] = [elements[index], elements[index + 1]];
    const key = name && stringOf(name);
    if (key === undefined || !value) break;
    values.set(key.toLowerCase(), value);
  }
  const marker = elements.findIndex((element) => element.kind === "constant" && element.value === BOUND);
  const after = marker < 0 ? [] : elements.slice(marker + 1).map(stringOf);
  return { values, bound: after.some((name) => name !== undefined && BINDINGS.has(name)) };
}
