/**
 * Lists of values with words for each of them beside the list:
 *
 *     {sizes: {values: ["small", "large"], messages: defineMessages({small: {...}, large: {...}})}}
 *     {enum: ["small", "large"], enumNames: {small: "Small", large: "Large"}}
 *
 * Both are of what the object around them is called, or, in a schema, of the field that it describes.
 */
import { rememberFor } from "../../remember.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Survey } from "../survey.ts";
import type { Candidate, Text } from "./candidate.ts";

const MAX_VALUES = 400;

export function* wordedLists(survey: Survey, flows: Flows): Generator<Candidate> {
  for (const { node, module, unit } of survey.arrays) {
    const flow = flows.of(node);
    if (flow?.kind !== "property" || flow.of.type !== "ObjectExpression") continue;
    if (node.elements.length < 2 || node.elements.length > MAX_VALUES) continue;
    const values = node.elements.flatMap((one) => textAt(one, module));
    const keys = new Set(values.map(({ value }) => value));
    if (keys.size < node.elements.length) continue;
    const words = wordsBeside(flow.of, keys);
    const name = flows.of(flow.of);
    if (!words || name?.kind !== "property") continue;
    const subject = { key: `goal:${name.key}`, name: name.key, at: placeOfNode(name.at, module) };
    const labels = labelsIn(words);
    yield { kind: "options", values, unit, plain: true, stands: true, subject, ...(labels && { labels }) };
  }
}

function textAt(node: Node | null, module: Module): readonly Text[] {
  const value = node ? literalString(node) : undefined;
  return node && value !== undefined ? [{ value, at: placeOfNode(node, module) }] : [];
}

/** The object beside a list that has an entry for each of its values, and no others; also where a function is given it. */
function wordsBeside(around: ObjectExpression, values: ReadonlySet<string>): ObjectExpression | undefined {
  const as = (given: ObjectExpression): boolean =>
    [...fixedKeys(given)].filter((key) => values.has(key)).length === values.size;
  return objectsIn(around).get(values.size)?.slice(0, MAX_OBJECTS).find(as);
}

/** An object with thousands of objects of one size is one of a hostile text. */
const MAX_OBJECTS = 100;

/** The objects in an object, also where a function is given them, by their size. */
const objectsIn = rememberFor((around: ObjectExpression) => {
  const given = fixedProperties(around).flatMap(([, { value }]) =>
    value.type === "CallExpression" ? (value.arguments[0] ?? []) : value,
  );
  return Map.groupBy(
    given.filter((one) => one.type === "ObjectExpression"),
    ({ properties }) => properties.length,
  );
});

/** `{small: "Small"}`, and of react-intl (2 to 7) `{small: {id, defaultMessage: "Small"}}`. */
function labelsIn(words: ObjectExpression): Readonly<Record<string, string>> | undefined {
  const labels: Record<string, string> = {};
  for (const [key, value] of fixedValues(words)) {
    const text = value.type === "ObjectExpression" ? fixedValues(value).get("defaultMessage") : value;
    const label = text && literalString(text);
    if (label === undefined) return undefined;
    labels[key] = label;
  }
  return labels;
}
