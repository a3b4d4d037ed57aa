/**
 * What each role may do, as flags in a table: `{admin:"*",editor:{include:{pageCreate:!0}},guest:{read:!0,write:!1}}`.
 * Takes an object, gives the roles with what they are allowed, and the permissions.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf } from "../../evaluate/value.ts";
import { keyName, literalValue } from "../../syntax/literals.ts";
import type { Expression, ObjectExpression, ObjectProperty } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { areRoles, isAccessName } from "./role-words.ts";

interface Flag {
  readonly name: string;
  readonly isAllowed: boolean;
  readonly property: ObjectProperty;
}

/** Between a role and its flags: what they are. */
const GRANTS = /^(?:include[ds]?|allow(?:ed|s)?|can|may|grants?|granted|permissions?|rights|actions|privileges)$/i;
const REFUSES = /^(?:exclude[ds]?|den(?:y|ied|ies)|cannot|forbidden)$/i;
/** As many roles have flags. */
const MIN_ROLES = 2;

/** Nothing where one entry is neither a table of flags nor all or nothing. */
export function roleFlags(at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  const rows = rowsOf(at.node);
  if (!rows || rows.filter(({ flags }) => flags.length > 0).length < MIN_ROLES) return [];
  const roles = rows.map(
    ({ property: { key, computed } }) => keyName(key, computed) ?? stringOf(ev.evaluate(key, at.module)) ?? "",
  );
  if (!areRoles(roles)) return [];
  return rows.flatMap(({ flags }, index) => {
    const allows = flags.filter(({ isAllowed }) => isAllowed).map(({ name }) => name);
    const permissions = flags.map(({ name, property }) =>
      roleFact({ kind: "permission", name }, { ...at, node: property }),
    );
    return [roleFact({ kind: "role", name: roles[index] ?? "", allows }, at), ...permissions];
  });
}

interface Row {
  readonly property: ObjectProperty;
  readonly flags: readonly Flag[];
}

function rowsOf({ properties }: ObjectExpression): readonly Row[] | undefined {
  const rows: Row[] = [];
  for (const property of properties) {
    const flags = property.type === "Property" ? (flagsUnder(property.value) ?? wholeOf(property.value)) : undefined;
    if (property.type !== "Property" || !flags) return undefined;
    rows.push({ property, flags });
  }
  return rows;
}

function flagsUnder(value: Expression): readonly Flag[] | undefined {
  const own = flagsOf(value, true);
  if (own || value.type !== "ObjectExpression") return own;
  const parts = fixedProperties(value).map(([key, property]) =>
    GRANTS.test(key) || REFUSES.test(key) ? flagsOf(property.value, GRANTS.test(key)) : undefined,
  );
  const isWhole = parts.length === value.properties.length && parts.every((part) => part !== undefined);
  return isWhole ? parts.flat() : undefined;
}

function flagsOf(value: Expression, grants: boolean): readonly Flag[] | undefined {
  if (value.type !== "ObjectExpression") return undefined;
  const flags = fixedProperties(value).flatMap(([name, property]): readonly Flag[] => {
    const set = literalValue(property.value)?.value;
    return isAccessName(name) && typeof set === "boolean" ? [{ name, isAllowed: set === grants, property }] : [];
  });
  return flags.length === value.properties.length ? flags : undefined;
}

/** `"*"`, `true`, `false`: all or nothing. */
function wholeOf(value: Expression): readonly Flag[] | undefined {
  const whole = literalValue(value)?.value;
  return whole === "*" || whole === "all" || typeof whole === "boolean" ? [] : undefined;
}
