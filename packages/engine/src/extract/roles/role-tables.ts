/** Objects whose keys or values are roles. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import { keyName } from "../../syntax/literals.ts";
import { isFunction, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { wordSet } from "../../word-set.ts";
import type { Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { accessTexts } from "./access-texts.ts";
import { roleFact } from "./role-fact.ts";
import { areRoles, isStrongRole } from "./role-words.ts";

type Facts = readonly Fact[] | undefined;

interface Entry {
  readonly key: string;
  readonly value: Value;
}

/** Properties of one thing, not entries of a table. */
const RECORD = wordSet("name type role permission label value id key title kind username");

/** Most entries of a table of roles. */
const MAX_ENTRIES = 24;

export function tableFacts(at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  const { properties } = at.node;
  if (properties.length < 2 || properties.length > MAX_ENTRIES) return [];
  if (properties.some((p) => p.type !== "Property" || p.method || p.kind !== "init")) return [];
  const keys = [...fixedKeys(at.node)];
  const computed = keys.length < properties.length;
  // values are evaluated only where the keys leave a chance
  if (!computed && !areRoles(keys) && keys.some((key) => RECORD.has(key))) return [];
  const entries = entriesOf(at, ev);
  if (!entries) return [];
  return permissionTable(entries, at, ev) ?? textTable(entries, at) ?? [];
}

/** All entries, or nothing where one is no text and no list, as all entries of such tables are. */
function entriesOf({ node, module }: Sighting<ObjectExpression>, ev: Evaluator): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  for (const property of node.properties) {
    if (property.type !== "Property" || isFunction(property.value)) return undefined;
    const value = ev.evaluate(property.value, module);
    if (value.kind !== "array" && stringOf(value) === undefined) return undefined;
    const key = keyName(property.key, property.computed) ?? stringOf(ev.evaluate(property.key, module));
    if (key === undefined) return undefined;
    entries.push({ key, value });
  }
  return entries;
}

/** `{member:["loans:request"],admin:["*"]}`: roles and what each may do. */
function permissionTable(entries: readonly Entry[], at: Sighting<ObjectExpression>, ev: Evaluator): Facts {
  if (!entries.every(({ value }) => value.kind === "array")) return undefined;
  if (!areRoles(entries.map(({ key }) => key))) return undefined;
  return entries.flatMap(({ key, value }) => {
    const permissions = accessTexts(value, ev);
    const role = roleFact({ kind: "role", name: key, allows: permissions.map(({ name }) => name) }, at);
    return [role, ...permissions.map(({ name, sources }) => roleFact({ kind: "permission", name, sources }, at))];
  });
}

function textTable(entries: readonly Entry[], at: Sighting<ObjectExpression>): Facts {
  const texts = entries.map(({ value }) => stringOf(value));
  if (!texts.every((text) => text !== undefined)) return undefined;
  const keysTell = areRoles(entries.map(({ key }) => key));
  const labelled = keysTell && texts.every((text) => /^\p{Lu}/u.test(text)) && !isEnum(entries, texts);
  const basis = "inferred";
  if (labelled)
    return entries.map(({ key: name }, i) => roleFact({ kind: "role", name, label: texts[i] ?? name, basis }, at));
  if (
    !areRoles(texts) ||
    entries.some(({ key }) => RECORD.has(key)) ||
    !texts.every((text) => /^[\p{L}][\p{L}\p{N}_ :-]*$/u.test(text))
  )
    return undefined;
  return [...new Set(texts)].map((name) => roleFact({ kind: "role", name, basis }, at));
}

const isEnum = (entries: readonly Entry[], texts: readonly string[]): boolean =>
  entries.every(({ key }, i) => key === texts[i]) && texts.some(isStrongRole);
