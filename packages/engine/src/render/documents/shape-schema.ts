/**
 * The sketch of a payload as a schema of JSON Schema 2020-12, which OpenAPI 3.1 and AsyncAPI 3 take as well. It says what was
 * seen and closes nothing: no key is required, others may be there, and what is not shown is the schema that takes anything.
 */
import type { Json, Shape } from "@as-built/spec";

/** The keywords that documents of ours use. */
export interface Schema {
  type?: JsonType | JsonType[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  enum?: Json[];
  const?: Json;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  anyOf?: Schema[];
  allOf?: Schema[];
}

const JSON_TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"] as const;
export type JsonType = (typeof JSON_TYPES)[number];

/** `undefined` where the code's own word is no type of JSON. */
const jsonTypeOf = (type: string | undefined): JsonType | undefined => JSON_TYPES.find((known) => known === type);

/** Levels of a sketch that are written; what lies deeper is left open. */
const MAX_DEPTH = 20;

export function schemaOfShape(shape: Shape, depth = 0): Schema {
  if (depth > MAX_DEPTH) return {};
  const { type, properties, items, enum: values, nullable, values: others } = shape;
  const own = typeOf(type);
  return {
    ...own,
    ...(nullable && typeof own.type === "string" && { type: [own.type, "null"] }),
    ...(properties && { properties: mapped(properties, (inner) => schemaOfShape(inner, depth + 1)) }),
    ...(others && { additionalProperties: schemaOfShape(others, depth + 1) }),
    ...(items && { items: schemaOfShape(items, depth + 1) }),
    ...(values && values.length > 0 && { enum: [...values] }),
  };
}

/** A type as the code names it: one of JSON's, or a word in the description. */
export function typeOf(type: string | undefined): Schema {
  if (type === undefined) return {};
  const known = jsonTypeOf(type);
  return known === undefined ? { description: `The code calls its type ${type}.` } : { type: known };
}

/** One schema for several sketches, each once. */
export function schemaOfShapes(shapes: readonly Shape[]): Schema {
  const schemas = new Map(
    shapes.map((shape) => schemaOfShape(shape)).map((schema) => [JSON.stringify(schema), schema]),
  );
  const [first = {}, ...more] = schemas.values();
  return more.length === 0 ? first : { anyOf: [first, ...more] };
}

/** Keys of the material may be `__proto__`: a record is made from its entries. */
const mapped = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
