/** Whether a value is what a sketch says: of its type, with members that are what the sketch says of them. */
import type { Shape } from "@as-built/spec";

/** A sketch says nothing of what lies deeper. */
const MAX_DEPTH = 32;

export function fits(value: unknown, shape: Shape, depth = 0): boolean {
  if (shape.type === undefined || depth > MAX_DEPTH) return true;
  if (value === null) return shape.type === "null" || shape.nullable === true;
  if (Array.isArray(value)) {
    const { items } = shape;
    return shape.type === "array" && (items === undefined || value.every((member) => fits(member, items, depth + 1)));
  }
  if (typeof value !== "object") return isOfType(value, shape.type);
  if (shape.type !== "object") return false;
  return Object.entries(value).every(([key, member]) => {
    const own = Object.hasOwn(shape.properties ?? {}, key) ? shape.properties?.[key] : shape.values;
    return own === undefined || fits(member, own, depth + 1);
  });
}

function isOfType(value: unknown, type: string): boolean {
  if (typeof value !== "number") return typeof value === type;
  return type === "number" || (type === "integer" && Number.isInteger(value));
}
