/**
 * Fields that are described one by one, each by an object with its type: JSON Schema's `properties`, models, and the
 * configuration of a module.
 *
 *     {type: "object", properties: {title: {type: "string"}, count: {type: "integer"}}}
 *     {title: {_type: Type.String, _default: ""}, count: {_type: Type.Number}}
 *     {title: field("string"), count: field("integer", {default: 0})}    where the helper gives {type, ...options}
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf } from "../../evaluate/value.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { isEmptyName, kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields, type Owned } from "./unnamed.ts";

const MIN_FIELDS = 3;
/** Beside the type, what a description of a field has; `title` alone is as well a heading. */
const TYPE = /^[_$]?type$/;
const DESCRIBES =
  /^[_$]?(?:default|description|validators|required|enum|items|properties|elements|nullable|format|primaryKey|unique|allowNull|readOnly|minLength|maxLength|minimum|maximum|pattern)$/;
/** Between a description of a thing and those of its fields. */
const LEVELS = /^[_$]?(?:properties|elements|fields|items|schema|attributes|columns|parameters)$/;
const TYPES: ReadonlyMap<string, string> = new Map([
  ["integer", "number"],
  ["int", "number"],
  ["float", "number"],
  ["bool", "boolean"],
  ["text", "string"],
  ...["string", "number", "boolean", "date", "array", "object"].map((one): [string, string] => [one, one]),
]);

export function* describedFields(survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    if (node.properties.length < MIN_FIELDS || isProps(node, flows)) continue;
    const fields = fixedProperties(node).flatMap(([key, property]) => {
      const type = describedType(property.value) ?? typeOfCall(property.value, module, ev);
      return type ? [{ key, property, type: type.type }] : [];
    });
    if (fields.length < MIN_FIELDS || fields.length * 3 < node.properties.length * 2) continue;
    const own =
      ownerOf(node, module, flows, namer) ??
      byFields(
        fields.map(({ key }) => key),
        node,
        module,
      );
    for (const { key, property, type } of fields)
      yield {
        ...own,
        field: key,
        kind: "schema",
        at: { node: property, module, unit },
        group: node,
        ...(type === undefined ? {} : { type }),
      };
  }
}

/** Props of a component are described alike, and are no thing of the product. */
function isProps(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "property" && /^(?:props|propTypes|inputs|emits|args|argTypes|options)$/.test(flow.key);
}

function describedType(node: Node, depth = 0): { readonly type: string | undefined } | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  let type: Node | undefined;
  let describes = false;
  for (const [key, one] of fixedProperties(node)) {
    if (TYPE.test(key)) type = one.value;
    else if (DESCRIBES.test(key)) describes = true;
  }
  if (!type) return depth < 2 && holdsDescribed(node, depth) ? { type: "object" } : undefined;
  const name = literalString(type) ?? memberName(type);
  const known = TYPES.get(name?.toLowerCase() ?? "");
  return describes || known !== undefined ? { type: known } : undefined;
}

/** Types that a helper for fields is given, beside those that descriptions have. */
const GIVEN = new Set([...wordSet("id uuid json timestamp datetime decimal double enum ref"), ...TYPES.keys()]);

/** `field("string", {required: true})`, where what it gives says that this is its type: `{type: "string", ...}`. */
function typeOfCall(node: Node, module: Module, ev: Evaluator): { readonly type: string | undefined } | undefined {
  const given = node.type === "CallExpression" ? literalString(node.arguments[0]) : undefined;
  if (given === undefined || !GIVEN.has(given)) return undefined;
  const made = ev.evaluate(node, module);
  if (made.kind !== "object" || stringOf(ev.member(made, "type")) !== given) return undefined;
  return { type: TYPES.get(given) };
}

/** `{phone: {uuid: {_type: Type.UUID}, ...}}`: a thing whose fields are described. */
const holdsDescribed = (node: ObjectExpression, depth: number): boolean =>
  node.properties.length > 0 &&
  node.properties.every((one) => one.type === "Property" && describedType(one.value, depth + 1) !== undefined);

function ownerOf(node: ObjectExpression, module: Module, flows: Flows, namer: Namer, depth = 0): Owned | undefined {
  const flow = depth > 4 ? undefined : flows.of(node);
  if (flow?.kind === "property" && LEVELS.test(flow.key) && flow.of.type === "ObjectExpression") {
    const title = propertyOf(flow.of, "title");
    const owner = title && literalString(title);
    const kind = owner === undefined ? undefined : kindName(owner);
    if (title && kind && owner !== undefined)
      return { owner: kind, named: { name: owner, at: placeOfNode(title, module) } };
    return ownerOf(flow.of, module, flows, namer, depth + 1);
  }
  const named = namer.goal(node, module);
  const owner = named && !isEmptyName(named.name) ? kindName(named.name) : undefined;
  return owner && named ? { owner, named } : undefined;
}
