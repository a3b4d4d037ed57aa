/**
 * Whether a specification has the shape that the published schema of the format says: kinds of values, what has to be there,
 * words of closed lists, bounds. Reads the keywords of JSON Schema that this schema uses; another one is an error.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Falsehood } from "./falsehood.ts";

type Schema = Readonly<Record<string, unknown>>;
/** What is wrong with a value; undefined where nothing is. */
type Keyword = (rule: unknown, value: unknown) => boolean;

/** Most falsehoods of shape that are listed. */
const MOST = 1000;

export function checkShape(specification: unknown): readonly Falsehood[] {
  const found: Falsehood[] = [];
  const root = schemaOfFormat();
  check(specification, root, { root, found, path: "", where: "" });
  return found;
}

interface At {
  readonly root: Schema;
  readonly found: Falsehood[];
  /** Below what has an id, or below the specification. */
  readonly path: string;
  /** The id of the innermost thing that has one. */
  readonly where: string;
}

function check(value: unknown, schema: Schema, at: At): void {
  const { found, root, path } = at;
  if (found.length >= MOST) return;
  const id = isObject(value) && typeof value.id === "string" ? value.id : undefined;
  const inside = id === undefined ? at : { ...at, where: id, path: "" };
  for (const [keyword, rule] of Object.entries(schema)) {
    if (!holds(keyword, rule, value))
      found.push({ code: "malformed", where: inside.where || path || "/", what: `${inside.path} ${keyword}` });
  }
  for (const part of partsOf(schema, root)) check(value, part, at);
  for (const [key, inner] of innerOf(value, schema)) {
    check(inner.value, inner.schema, { ...inside, path: `${inside.path}/${key}` });
  }
}

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Schemas that hold for the same value. */
function partsOf({ allOf = [], $ref }: Schema, root: Schema): readonly Schema[] {
  const referred = typeof $ref === "string" ? referredTo($ref, root) : [];
  return [...(Array.isArray(allOf) ? allOf.filter(isObject) : []), ...referred];
}

function referredTo(reference: string, root: Schema): readonly Schema[] {
  const name = reference.replace("#/$defs/", "");
  const schema = isObject(root.$defs) ? root.$defs[name] : undefined;
  if (!isObject(schema)) throw new Error(`the schema refers to ${reference}`);
  return [schema];
}

interface Inner {
  readonly value: unknown;
  readonly schema: Schema;
}

/** What stands in a value, each with its schema. */
function innerOf(
  value: unknown,
  { properties, items, additionalProperties }: Schema,
): readonly (readonly [string, Inner])[] {
  if (Array.isArray(value))
    return isObject(items) ? value.map((one, index) => [String(index), { value: one, schema: items }] as const) : [];
  if (!isObject(value)) return [];
  const own = isObject(properties) ? properties : {};
  return Object.entries(value).flatMap(([key, inner]) => {
    const schema = Object.hasOwn(own, key) ? own[key] : additionalProperties;
    return isObject(schema) ? [[key, { value: inner, schema }] as const] : [];
  });
}

function holds(keyword: string, rule: unknown, value: unknown): boolean {
  const test = KEYWORDS[keyword];
  if (test === undefined) throw new Error(`the schema says ${keyword}, which is not read here`);
  return test(rule, value);
}

const always: Keyword = () => true;
const least = (rule: unknown, measure: number | undefined): boolean => measure === undefined || measure >= Number(rule);
const most = (rule: unknown, measure: number | undefined): boolean => measure === undefined || measure <= Number(rule);
const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const listed = (rule: unknown, value: unknown): boolean => Array.isArray(rule) && rule.includes(value);

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (rule, value) => (Array.isArray(rule) ? rule : [rule]).some((type) => isOfType(value, type)),
  required: (rule, value) =>
    !isObject(value) || (Array.isArray(rule) && rule.every((key) => Object.hasOwn(value, key))),
  enum: listed,
  const: (rule, value) => value === rule,
  minimum: (rule, value) => least(rule, numberOf(value)),
  maximum: (rule, value) => most(rule, numberOf(value)),
  minItems: (rule, value) => least(rule, lengthOf(value)),
  maxItems: (rule, value) => most(rule, lengthOf(value)),
  maxLength: (rule, value) => typeof value !== "string" || value.length <= Number(rule),
  $schema: always,
  $id: always,
  $defs: always,
  $ref: always,
  title: always,
  description: always,
  allOf: always,
  properties: always,
  items: always,
  additionalProperties: always,
};

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

let known: Schema | undefined;

function schemaOfFormat(): Schema {
  known ??= readSchema();
  return known;
}

function readSchema(): Schema {
  const path = createRequire(import.meta.url).resolve("@as-built/spec/schema");
  const schema: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(schema)) throw new Error("the schema of the format cannot be read");
  return schema;
}
