/**
 * Lists of all permissions of a program: where some of an enum, of the keys of a table or of a list of scopes are asked
 * for as permissions (`requiresPermission: Permission.ReadOrder`, `can("order:read")`), the others are permissions, too.
 */
import { literalValue } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Survey } from "../survey.ts";
import { enumGroups } from "./enum-assignments.ts";
import { roleFact } from "./role-fact.ts";
import { isAccessName } from "./role-words.ts";
import { type Asked, askedByCalls, premisesOf, scopeLists } from "./scope-lists.ts";

/** So many of a list are asked for. */
const MIN_ASKED = 2;
/** A shorter list is one of something else, of which permissions are a part, unless half of it is asked for. */
const MIN_LIST = 5;
const MIN_SHORT = 3;
/** At most such a part of a list may be texts that cannot name a permission. */
const MOST_ODD = 0.05;

export function accessLists(survey: Survey, asked: Asked, context: ExtractContext): readonly Fact[] {
  return [
    ...enums(survey, asked, context),
    ...tables(survey, context),
    ...flagLists(survey, asked),
    ...scopeLists(survey, asked, context),
  ];
}

/** `{pageCreate:!0,pageRemove:!0}`: what is set for one case, where most of it is asked for as permissions elsewhere. */
function flagLists({ objects }: Survey, asked: Asked): readonly Fact[] {
  if (asked.size < MIN_LIST) return [];
  return objects.flatMap((at) => {
    const flags = at.node.properties.length < MIN_LIST ? [] : fixedProperties(at.node);
    const isSet =
      flags.length === at.node.properties.length && flags.every(([, { value }]) => literalValue(value)?.value === true);
    if (!isSet || flags.filter(([name]) => asked.has(name)).length * 2 < flags.length) return [];
    const premises = premisesOf(
      flags.map(([name]) => name),
      asked,
    );
    return flags
      .filter(([name]) => isAccessName(name))
      .map(([name, property]) =>
        roleFact({ kind: "permission", name, basis: "derived", premises }, { ...at, node: property }),
      );
  });
}

function enums({ assignments }: Survey, asked: Asked, { ev }: ExtractContext): readonly Fact[] {
  if (asked.size < MIN_ASKED) return [];
  return enumGroups(assignments, ev).flatMap((group) => {
    const names = group.map(({ name }) => name);
    if (!areAsked(names, asked)) return [];
    const premises = premisesOf(names, asked);
    return group
      .filter(({ name }) => isAccessName(name))
      .map(({ name, at }) => roleFact({ kind: "permission", name, basis: "derived", premises }, at));
  });
}

function areAsked(names: readonly string[], asked: Asked): boolean {
  const known = names.filter((name) => asked.has(name)).length;
  if (known < MIN_ASKED || names.length < (known * 2 >= names.length ? MIN_SHORT : MIN_LIST)) return false;
  return names.filter((name) => !isAccessName(name)).length <= names.length * MOST_ODD;
}

/** `user:create`, `team.device:list`: whose parts say what may be done with what. */
const IN_PARTS = /^[A-Za-z][\w-]*(?:[:.][\w*-]+)+$/;

/** `{"user:create":{description:"Create users",role:ADMIN},...}`, of whose keys some are asked for by calls. */
function tables({ objects, calls }: Survey, context: ExtractContext): readonly Fact[] {
  const found = objects.filter(({ node }) => isTable(node));
  if (found.length === 0) return [];
  const asked = askedByCalls(calls, new Set(found.flatMap(({ node }) => [...fixedKeys(node)])), context);
  return found.flatMap((table) => {
    const names = [...fixedKeys(table.node)];
    if (names.filter((key) => asked.has(key)).length < MIN_ASKED) return [];
    const premises = premisesOf(names, asked);
    return fixedProperties(table.node).map(([name, property]) =>
      roleFact({ kind: "permission", name, basis: "derived", premises }, { ...table, node: property }),
    );
  });
}

function isTable(node: ObjectExpression): boolean {
  if (node.properties.length < MIN_LIST) return false;
  const keys = fixedKeys(node);
  return keys.size === node.properties.length && [...keys].every((key) => IN_PARTS.test(key));
}
