/** Payloads as values of a fact: the keys with their types, dotted where they nest. */
import type { Shape } from "@as-built/spec";
import { inline } from "../format.ts";
import type { FactValue } from "../line.ts";

/** Payload sketches nest; what lies deeper than this is left to the evidence. */
const DEPTH = 6;

export function properties(shape: Shape | undefined, path = "", depth = 0): readonly FactValue[] {
  if (shape === undefined || depth > DEPTH) return [];
  const own = Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return [{ text: name, mono: true, ...noteOf(inner) }, ...properties(inner, name, depth + 1)];
  });
  return [
    ...own,
    ...properties(shape.items, `${path}[]`, depth + 1),
    ...properties(shape.values, `${path}{}`, depth + 1),
  ];
}

function noteOf({ type, enum: values, nullable }: Shape): { readonly note?: string } {
  const words = [
    ...(type ? [type] : []),
    ...(nullable ? ["or null"] : []),
    ...(values ? [values.map(inline).join(" | ")] : []),
  ];
  return words.length === 0 ? {} : { note: words.join(", ") };
}
