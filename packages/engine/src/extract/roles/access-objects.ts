/**
 * What objects say of access besides lists of names: tables of what is allowed (`acl:{file:{read:!0,write:!1}}`,
 * `permissions:{create:!0,delete:!1}`), and features that a thing is shown with (`display:"feat:reports"`).
 */
import { keyName, literalString, literalValue } from "../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { isAccessName } from "./role-words.ts";

const TABLE = /^(?:default_?)?(?:acls?|permissions|rights|privileges|grants)$/i;
/** What checks the scopes of whoever is signed in. */
const CHECKED = /^(?:rbac|permissions?|access|guard)$/i;
/** A feature's name says by its prefix that it is one. */
const FEATURE = /^(?:feat|feature|flag)s?:[\w.-]+$/;

export function accessObjects(at: Sighting<ObjectExpression>): readonly Fact[] {
  return at.node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const feature = literalString(property.value);
    if (feature !== undefined && FEATURE.test(feature))
      return [roleFact({ kind: "guard", name: feature }, { ...at, node: property })];
    const key = keyName(property.key, property.computed);
    if (property.value.type !== "ObjectExpression" || key === undefined) return [];
    if (CHECKED.test(key)) return scopesIn(property.value, at);
    return TABLE.test(key) ? tableFacts(property.value, at) : [];
  });
}

/** `rbac: {scope: ["workflow:create", "workflow:read"]}` */
function scopesIn(node: ObjectExpression, at: Sighting<Node>): readonly Fact[] {
  const scope = propertyOf(node, "scope") ?? propertyOf(node, "scopes");
  const list = scope?.type === "ArrayExpression" ? scope.elements : [scope];
  return list.flatMap((one) => {
    const name = literalString(one);
    return one && name !== undefined && isAccessName(name)
      ? [roleFact({ kind: "permission", name }, { ...at, node: one })]
      : [];
  });
}

/** A table of flags, or of tables of flags by what they are about. */
function tableFacts(table: ObjectExpression, at: Sighting<Node>): readonly Fact[] {
  const own = flagsOf(table);
  if (own) return own.map((flag) => flagFact(flag, at));
  const parts = table.properties.map((part) => (part.type === "Property" ? (flagsOf(part.value) ?? []) : []));
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return [];
  return table.properties.flatMap((part, index) => {
    const about = part.type === "Property" ? keyName(part.key, part.computed) : undefined;
    return (parts[index] ?? []).map((flag) => flagFact(flag, at, about));
  });
}

/** The properties of an object that holds two flags or more, some of them perhaps not set, and nothing else. */
function flagsOf(node: Node): readonly ObjectProperty[] | undefined {
  if (node.type !== "ObjectExpression" || node.properties.length < 2) return undefined;
  const flags = node.properties.filter((one) => one.type === "Property");
  const whole = flags.length === node.properties.length;
  return whole && flags.every((flag) => isFlag(flag) || isUnset(flag)) && flags.some(isFlag) ? flags : undefined;
}

const isUnset = ({ value }: ObjectProperty): boolean => {
  const found = literalValue(value);
  return found !== undefined && (found.value === undefined || found.value === null);
};

const isFlag = ({ value }: ObjectProperty): boolean => typeof literalValue(value)?.value === "boolean";

function flagFact(flag: ObjectProperty, at: Sighting<Node>, about?: string): Fact {
  const name = keyName(flag.key, flag.computed) ?? "";
  return roleFact({ kind: "permission", name, allows: about === undefined ? [] : [about] }, { ...at, node: flag });
}
