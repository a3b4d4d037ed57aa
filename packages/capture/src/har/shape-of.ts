/**
 * The sketch of a body: types and names of fields, never a value. Bounded in depth, and linear in the text.
 */
import { joinShapes, MAX_SHAPE_KEYS, readJson, type SeenParameter, type Shape } from "@as-built/spec";

/** Values within values; what lies deeper is left open. */
const MAX_DEPTH = 12;
/** Code units of a body that is read: longer ones keep their media type. */
const MAX_BODY = 16 * 2 ** 20;

/** @param mediaType its essence */
export function bodyShape(text: string, mediaType: string): Shape | undefined {
  if (text === "" || text.length > MAX_BODY) return undefined;
  if (mediaType === "application/x-www-form-urlencoded") return formShape(text);
  if (!isJson(mediaType)) return undefined;
  const value = readJson(text);
  return value === undefined ? undefined : jsonShape(value);
}

/** @param value as JSON has it */
export const jsonShape = (value: unknown): Shape => shapeOf(value, 0);

const isJson = (mediaType: string): boolean => /^(?:application|text)\/json$|\+json$/.test(mediaType);

function formShape(text: string): Shape {
  const fields = parametersOf(new URLSearchParams(text)).map(({ name, type }) => [name, type ? { type } : {}] as const);
  return { type: "object", properties: Object.fromEntries(fields) };
}

function shapeOf(value: unknown, depth: number): Shape {
  if (value === null) return { type: "null" };
  if (typeof value === "number") return { type: Number.isInteger(value) ? "integer" : "number" };
  if (typeof value === "string" || typeof value === "boolean") return { type: typeof value };
  if (typeof value !== "object" || depth === MAX_DEPTH) return {};
  if (Array.isArray(value)) return listShape(value, depth);
  const entries = Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, depth + 1)] as const);
  if (entries.length === 0) return { type: "object" };
  if (entries.length <= MAX_SHAPE_KEYS) return { type: "object", properties: Object.fromEntries(entries) };
  return { type: "object", values: entries.map(([, shape]) => shape).reduce(joinShapes) };
}

function listShape(values: readonly unknown[], depth: number): Shape {
  const shapes = values.map((value) => shapeOf(value, depth + 1));
  return shapes.length === 0 ? { type: "array" } : { type: "array", items: shapes.reduce(joinShapes) };
}

/** Names of a query or of a form, each once, with what their values look like. */
export function parametersOf(given: URLSearchParams): readonly SeenParameter[] {
  const types = new Map<string, SeenParameter["type"]>();
  for (const [name, value] of given) {
    if (types.size === MAX_SHAPE_KEYS) break;
    const type = textType(value);
    types.set(name, types.has(name) && types.get(name) !== type ? undefined : type);
  }
  return Array.from(types, ([name, type]) => ({ name, ...(type && { type }) }));
}

/** What is masked is empty, and says nothing. */
function textType(value: string): SeenParameter["type"] {
  if (value === "") return undefined;
  if (/^-?\d{1,15}$/.test(value)) return "integer";
  if (/^-?\d{1,15}\.\d{1,15}$/.test(value)) return "number";
  return value === "true" || value === "false" ? "boolean" : "string";
}
