/**
 * Whether a value has the form that a schema describes: its types, its words, what has to be there. How large numbers and
 * lists are is left to those who use it, but for numbers that cannot be written again, `1e400`. Takes the part of JSON Schema (2020-12) that the schema of the format is written in.
 */

type Schema = Readonly<Record<string, unknown>>;

/** The first place where it does not, as a JSON pointer; undefined where there is none. The value is not nested deeply. */
export const misfit = (value: unknown, schema: Schema): string | undefined => misfitAt(value, schema, "", schema);

function misfitAt(value: unknown, schema: Schema, where: string, root: Schema): string | undefined {
  const { $ref, type, const: only, enum: words, allOf, minItems } = schema;
  if (typeof $ref === "string") return misfitAt(value, referred($ref, root), where, root);
  if (only !== undefined && value !== only) return where;
  if (Array.isArray(words) && !words.includes(value)) return where;
  if (type !== undefined && !typesOf(type).some((one) => isOf(one, value))) return where;
  if (typeof value === "number" && !Number.isFinite(value)) return where;
  if (Array.isArray(value)) {
    if (typeof minItems === "number" && value.length < minItems) return where;
    return firstOf(value.entries(), isSchema(schema.items) ? schema.items : {}, where, root);
  }
  if (isSchema(value)) {
    const wrong = missing(value, schema, where) ?? wrongProperty(value, schema, where, root);
    if (wrong !== undefined) return wrong;
  }
  if (!Array.isArray(allOf)) return undefined;
  for (const part of allOf) {
    const wrong = isSchema(part) ? misfitAt(value, part, where, root) : undefined;
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function referred(reference: string, root: Schema): Schema {
  const { $defs } = root;
  const found = isSchema($defs) ? $defs[reference.slice("#/$defs/".length)] : undefined;
  return isSchema(found) ? found : {};
}

const typesOf = (type: unknown): readonly unknown[] => (Array.isArray(type) ? type : [type]);

function isOf(type: unknown, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isSchema(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  return typeof value === type;
}

function missing(value: Schema, { required }: Schema, where: string): string | undefined {
  if (!Array.isArray(required)) return undefined;
  const name: unknown = required.find((one: unknown) => typeof one === "string" && !Object.hasOwn(value, one));
  return name === undefined ? undefined : `${where}/${name}`;
}

function wrongProperty(
  value: Schema,
  { properties, additionalProperties }: Schema,
  where: string,
  root: Schema,
): string | undefined {
  for (const [key, member] of Object.entries(value)) {
    const own = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const wrong = misfitAt(member, isSchema(own) ? own : {}, `${where}/${key}`, root);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function firstOf(
  members: Iterable<readonly [number, unknown]>,
  schema: Schema,
  where: string,
  root: Schema,
): string | undefined {
  for (const [index, member] of members) {
    const wrong = misfitAt(member, schema, `${where}/${index}`, root);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
