/**
 * Values whose name says that they are a limit, a count, a time or money: properties of options and settings, fields of
 * classes, defaults of parameters, assignments. Also whole groups (`limits:{...}`) and the defaults of described
 * settings (`port:{type:"integer",default:8080}`).
 */

import { keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Expression, Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { type ConstantParts, constantFact } from "../../constants/constant-fact.ts";
import { isRoleGroup, isStyleName } from "../../constants/names.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { choices } from "./choices.ts";
import { describedSetting } from "./described.ts";
import { fieldDefault } from "./field-default.ts";
import { named, numeric } from "./named.ts";
import { schemaDefault } from "./schema-default.ts";

export const namedLimits = {
  name: "named-limits",
  call(at, context) {
    const { callee, arguments: args } = at.node;
    const name = memberName(callee);
    const { 0: first, 1: second, 2: third } = args;
    if (!first) return [];
    // a field of a class, as esbuild writes it for older browsers: `h(this,"pageSize",25)`
    const field = first.type === "ThisExpression" && third && args.length === 3 ? literalString(second) : undefined;
    if (field !== undefined && third) return named(field, third, at, context);
    if (name === undefined) return [];
    if (RANGES.has(name)) return bounds(at, context);
    if (name === "default" && args.length === 1) return schemaDefault(first, at, context);
    if (args.length === 1) return METHODS.has(name) ? named(name, first, at, context) : [];
    const key = PAIRS.has(name) && args.length === 2 ? literalString(first) : undefined;
    return key !== undefined && second ? named(key, second, at, context) : [];
  },
  all({ objects, defaults, fields, assignments }, context) {
    const inGroups = new Set<Node>();
    return withoutTables([
      ...objects.flatMap((at) => (inGroups.has(at.node) ? [] : ofObject(at, inGroups, context))),
      ...defaults.flatMap((at) => {
        const { node } = at;
        const name = keyName(node.key, node.computed);
        return name !== undefined && node.value.type === "AssignmentPattern"
          ? named(name, node.value.right, at, context)
          : [];
      }),
      ...fields.flatMap((at) => {
        const name = keyName(at.node.key, at.node.computed);
        return name !== undefined && at.node.value ? named(name, at.node.value, at, context) : [];
      }),
      ...assignments.flatMap((at) => {
        const { left, right } = at.node;
        const name = memberName(left);
        return name === undefined ? [] : named(name, right, at, context);
      }),
    ]);
  },
} satisfies Extractor;

/** Most values of one name, times aside; more are data, not limits. */
const MAX_VALUES = 6;

function withoutTables(facts: readonly Fact[]): readonly Fact[] {
  const values = new Map<string, Set<string>>();
  for (const { point, content } of facts) {
    if (point !== "constants" || content.name === undefined) continue;
    const known = values.get(content.name) ?? new Set();
    values.set(content.name, known.add(JSON.stringify(content.value)));
  }
  return facts.filter(({ point, content }) => {
    const distinct = point === "constants" && content.unit !== "ms" ? values.get(content.name ?? "")?.size : undefined;
    return distinct === undefined || distinct <= MAX_VALUES;
  });
}

/** Methods that take the least and the most that a value may be, after the value or instead of it. */
const RANGES = new Set(["inRange", "between", "clamp"]);

function bounds(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const [least, most, ...more] = at.node.arguments.slice(-2).map((one) => ev.evaluate(one, at.module));
  if (least?.kind !== "constant" || most?.kind !== "constant" || more.length > 0) return [];
  const meaning = "upper bound of a range";
  return numbersOf(most).map((found) => constantFact({ ...found, meaning, says: "bound" }, at));
}

/** Methods of schemas, validators, queries and clients that take a limit. */
const METHODS = new Set([
  "minLength",
  "maxLength",
  "limit",
  "take",
  "timeout",
  "maxFiles",
  "maxSize",
  "retry",
  "ttl",
  "setTimeout",
]);
/** Methods that take a name and a value: `URLSearchParams`, `FormData`, `Headers`, attributes. */
const PAIRS = new Set(["append", "set", "setAttribute", "setItem"]);

/** Keys of drawn and styled things; what stands beside them is layout. */
const DRAWN = new Set(
  "padding margin display position background backgroundColor borderRadius opacity transform easing zIndex fontSize flexDirection strokeWidth fill cx viewBox left top animation transition alignItems in".split(
    " ",
  ),
);

const FIELD_DEFAULTS: readonly string[] = ["defaultValue", "initialValue", "controller"];

/** Objects come before what is inside of them, so a group is known before its values are seen alone. */
function ofObject(at: Sighting<ObjectExpression>, inGroups: Set<Node>, context: ExtractContext): readonly Fact[] {
  const { node, module, unit } = at;
  const names = fixedKeys(node);
  if ([...names].some((name) => DRAWN.has(name)) || isRecord(at)) return [];
  if (names.has("name") && FIELD_DEFAULTS.some((name) => names.has(name))) return fieldDefault(at, context);
  if (names.has("value")) return choices(at, context);
  return node.properties.flatMap((property) => {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || name === undefined) return [];
    const place: Sighting<ObjectProperty> = { node: property, module, unit };
    if (property.value.type === "ObjectExpression") {
      const found = below(name, property.value, place, context);
      if (found.length > 0) inGroups.add(property.value);
      return found;
    }
    return named(name, property.value, place, context);
  });
}

/** A record of data has a moment: `{count:4,at:"2026-07-27T01:00:00Z"}`. */
const isRecord = ({ node, module: { script } }: Sighting<ObjectExpression>): boolean =>
  node.end - node.start < 400 && /["'`]\d{4}-\d\d-\d\dT\d\d:/.test(script.text.slice(node.start, node.end));

/** What an object that is a property says. */
function below(
  name: string,
  node: ObjectExpression,
  at: Sighting<ObjectProperty>,
  context: ExtractContext,
): readonly Fact[] {
  if (SENT.test(name)) return sent(node, at, context);
  if (!isRoleGroup(name)) return describedSetting(name, node, at, context);
  return node.properties.flatMap((property) => {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || key === undefined || isStyleName(name)) return [];
    const named = [at.node.key, property.key].map((one) => placeOfNode(one, at.module));
    return groupValue({ name: `${name}.${key}`, named }, property.value, { ...at, node: property }, context);
  });
}

/** What is sent with a request, where it is fixed: `params:{q,cnt:"30"}`. */
const SENT = /^(?:params|query|searchParams)$/;

function sent(node: ObjectExpression, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  return node.properties.flatMap((property) => {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || key === undefined || !isLiteral(property.value)) return [];
    return numeric(key, property.value, { ...at, node: property }, context);
  });
}

const isLiteral = (node: Node): boolean => node.type === "Literal" || literalString(node) !== undefined;

function groupValue(
  name: Pick<ConstantParts, "name" | "named">,
  node: Expression,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const value = ev.evaluate(node, at.module);
  if (value.kind !== "constant" || typeof value.value !== "number" || value.sources.length === 0) return [];
  return [constantFact({ ...name, value: value.value, sources: value.sources, says: "limit of a group" }, at)];
}
