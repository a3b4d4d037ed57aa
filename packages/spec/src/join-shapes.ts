/**
 * Sketches of payloads that were seen, joined: what two of them say together. A union of types is left open, except with null,
 * and integers are numbers. Where the second adds nothing, the first is given back as it is, so that joining many costs what
 * the many hold. Keys of the material may be `__proto__`, so records are made from entries.
 */
import type { Shape } from "./statements.ts";

/** Most keys of one object; one with more is a table, whose keys are data. */
export const MAX_SHAPE_KEYS = 500;

export function joinShapes(a: Shape, b: Shape): Shape {
  if (a.type === "null") return asNullable(b);
  if (b.type === "null") return asNullable(a);
  const isNullable = a.nullable === true || b.nullable === true;
  const type = joinTypes(a.type, b.type);
  if (type === undefined) return a.type === undefined ? a : ANYTHING;
  const { properties, values } = joinMembers(a, b);
  const items = joinOptional(a.items, b.items, joinShapes);
  const isSame = type === a.type && isNullable === (a.nullable === true) && items === a.items;
  if (isSame && properties === a.properties && values === a.values) return a;
  return {
    type,
    ...(isNullable && { nullable: true }),
    ...(properties && { properties }),
    ...(items && { items }),
    ...(values && { values }),
  };
}

/** What has values of several types says nothing more. */
const ANYTHING: Shape = {};

const asNullable = (shape: Shape): Shape =>
  shape.type === "null" || shape.type === undefined || shape.nullable ? shape : { ...shape, nullable: true };

export const joinOptional = <T>(a: T | undefined, b: T | undefined, join: (a: T, b: T) => T): T | undefined =>
  a === undefined ? b : b === undefined ? a : join(a, b);

function joinTypes(a: string | undefined, b: string | undefined): string | undefined {
  if (a === b) return a;
  const isNumber = (type: string | undefined): boolean => type === "integer" || type === "number";
  return isNumber(a) && isNumber(b) ? "number" : undefined;
}

type Properties = NonNullable<Shape["properties"]>;
interface Members {
  readonly properties?: Properties | undefined;
  readonly values?: Shape | undefined;
}

const isTable = ({ properties, values }: Shape): boolean => properties === undefined && values !== undefined;

function joinMembers(a: Shape, b: Shape): Members {
  if (isTable(a) || isTable(b)) return { values: joinOptional(tableOf(a), tableOf(b), joinShapes) };
  const properties = joinOptional(a.properties, b.properties, joinProperties);
  const values = joinOptional(a.values, b.values, joinShapes);
  return properties !== undefined && isTooMany(properties)
    ? { values: tableOf({ properties, values }) }
    : { properties, values };
}

/** What its members have in common, whatever their keys are. */
function tableOf({ properties = {}, values }: Members): Shape | undefined {
  return joinOptional(values, Object.values(properties).reduce(joinAny, undefined), joinShapes);
}

const joinAny = (a: Shape | undefined, b: Shape): Shape => (a === undefined ? b : joinShapes(a, b));

const isTooMany = (properties: Properties): boolean => Object.keys(properties).length > MAX_SHAPE_KEYS;

function joinProperties(a: Properties, b: Properties): Properties {
  const changed = new Map<string, Shape>();
  for (const [key, shape] of Object.entries(b)) {
    const known = Object.hasOwn(a, key) ? a[key] : undefined;
    const joined = known === undefined ? shape : joinShapes(known, shape);
    if (joined !== known) changed.set(key, joined);
  }
  return changed.size === 0 ? a : Object.fromEntries([...Object.entries(a), ...changed]);
}
