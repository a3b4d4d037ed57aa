/** The rules of a JSON Schema, with the path of each property as its subject: `bridge.port`. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type Source, stringOf, type Value } from "../../../evaluate/value.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import type { Fact } from "../../fact.ts";
import { keysOf } from "../../http/payload.ts";
import { placeOfKey } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { type Rule, type RuleKind, ruleFact } from "../../validation/rule.ts";
import { listedRule } from "../../validation/rule-names.ts";

const MAX_DEPTH = 6;
/** What a schema or a rule costs beside its letters: about what it takes to state one. */
const COST = 100;
const TYPES = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

const BOUNDS: readonly (readonly [string, RuleKind])[] = [
  ["minimum", "min"],
  ["maximum", "max"],
  ["minLength", "minLength"],
  ["maxLength", "maxLength"],
  ["pattern", "pattern"],
  ["format", "format"],
  ["minItems", "minLength"],
  ["maxItems", "maxLength"],
];

interface Walk {
  readonly at: Sighting<ObjectExpression>;
  readonly below: Set<Node>;
  readonly ev: Evaluator;
}

export function schemaFacts(at: Sighting<ObjectExpression>, below: Set<Node>, ev: Evaluator): readonly Fact[] {
  const root = ev.evaluate(at.node, at.module);
  if (stringOf(ev.member(root, "type")) !== "object") return [];
  return objectFacts(root, { path: [], keys: [] }, { at, below, ev }, 0);
}

/** A property by its way from the root, and where its keys are written. */
interface Named {
  readonly path: readonly string[];
  readonly keys: readonly Source[];
}

function objectFacts(schema: Value, path: Named, walk: Walk, depth: number): readonly Fact[] {
  const { ev, below } = walk;
  // schemas of schemas are many ways, and little code
  if (depth > MAX_DEPTH || schema.kind !== "object" || !ev.budget.spend("letters", COST)) return [];
  for (const layer of schema.layers) if (layer.kind === "literal") below.add(layer.node);
  const properties = ev.member(schema, "properties");
  const own = keysOf(properties, ev).keys.flatMap((key) => {
    const inner = ev.member(properties, key);
    const field = { path: [...path.path, key], keys: [...path.keys, ...placeOfKey(properties, key)] };
    return [...propertyFacts(inner, field, walk), ...objectFacts(inner, field, walk, depth + 1)];
  });
  const nested = ["items", "oneOf", "anyOf", "allOf"].flatMap((key) => {
    const value = ev.member(schema, key);
    const options = value.kind === "array" ? value.elements : [value];
    return [...new Set(options)].flatMap((option) => objectFacts(option, path, walk, depth + 1));
  });
  return [...requiredFacts(schema, path, walk), ...own, ...nested];
}

function requiredFacts(schema: Value, { path, keys }: Named, walk: Walk): readonly Fact[] {
  const required = walk.ev.member(schema, "required");
  if (required.kind !== "array") return [];
  return required.elements.flatMap((element) => {
    const name = stringOf(element);
    return name === undefined || element.kind !== "constant"
      ? []
      : factOf({ path: [...path, name], keys: [...keys, ...element.sources] }, { rule: "required" }, schema, walk);
  });
}

function propertyFacts(schema: Value, path: Named, walk: Walk): readonly Fact[] {
  const { ev } = walk;
  if (schema.kind !== "object" || !ev.budget.spend("letters", COST)) return [];
  const type = ev.member(schema, "type");
  const known = type.kind === "constant" && typeof type.value === "string" && TYPES.has(type.value);
  const rules: Rule[] = known ? [{ rule: "type", value: String(type.value), sources: type.sources }] : [];
  for (const [key, rule] of BOUNDS) {
    const bound = ev.member(schema, key);
    if (bound.kind !== "constant" || (typeof bound.value !== "number" && typeof bound.value !== "string")) continue;
    rules.push({ rule, value: bound.value, sources: bound.sources });
  }
  const listed = listedRule(ev.member(schema, "enum"));
  return [...rules, ...(listed ? [listed] : [])].flatMap((rule) => factOf(path, rule, schema, walk));
}

/** The fact stands where its schema is written, so that its range shows the rule. */
function factOf({ path, keys }: Named, rule: Rule, schema: Value, { at, ev }: Walk): readonly Fact[] {
  const name = path.join(".");
  if (!ev.budget.spend("letters", COST + JSON.stringify([name, rule.value]).length)) return [];
  const layer = schema.kind === "object" ? schema.layers.find(({ kind }) => kind === "literal") : undefined;
  const here = layer?.kind === "literal" ? { ...at, node: layer.node, module: layer.module } : at;
  return [ruleFact({ name, sources: keys }, rule, here)];
}
