/**
 * Tables of flags: `const DEFAULT_FEATURES={offlineMode:false,newEditor:true}`, `{flags:{newEditor:true}}`. Every value is
 * a boolean and the name of the table says that they are flags, features or experiments; each flag is stated with what it
 * is unless something else is said.
 */
import { keyName, literalValue } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { objectsWhere } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";

/** Fewest and most flags of a table. */
const LEAST = 2;
const MOST = 60;
/** Shorter names tell nothing. */
const SHORTEST = 4;
const FLAGS = /(?:feature|flag|experiment|toggle)/i;

export const flagsOf = ({ declarators, objects }: Pick<Survey, "declarators" | "objects">): readonly Fact[] => [
  ...declarators.flatMap((at) => {
    const { id, init } = at.node;
    return id.type === "Identifier" && FLAGS.test(id.name) && init?.type === "ObjectExpression"
      ? flags(id.name, init, at)
      : [];
  }),
  ...objectsWhere(objects, (key) => FLAGS.test(key)).flatMap((at) =>
    fixedProperties(at.node).flatMap(([name, { value }]) =>
      FLAGS.test(name) && value.type === "ObjectExpression" ? flags(name, value, at) : [],
    ),
  ),
];

function flags(table: string, { properties }: ObjectExpression, at: Sighting<Node>): readonly Fact[] {
  if (properties.length < LEAST || properties.length > MOST) return [];
  const found = properties.flatMap((property) => {
    const value = property.type === "Property" ? booleanOf(property.value) : undefined;
    return property.type === "Property" && value !== undefined ? [{ property, value }] : [];
  });
  if (found.length < properties.length) return [];
  return found.flatMap(({ property, value }) => flag(table, property, value, at));
}

function booleanOf(node: Node): boolean | undefined {
  const value = literalValue(node)?.value;
  return typeof value === "boolean" ? value : undefined;
}

function flag(table: string, property: ObjectProperty, value: boolean, at: Sighting<Node>): readonly Fact[] {
  const name = keyName(property.key, property.computed);
  if (name === undefined || name.length < SHORTEST) return [];
  const sources = [placeOfNode(property.value, at.module)];
  const named = [placeOfNode(property.key, at.module)];
  return [
    constantFact({ name, named, value, meaning: `flag, ${table}`, sources, says: "flag" }, { ...at, node: property }),
  ];
}
