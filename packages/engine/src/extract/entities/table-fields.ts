/**
 * Tables that are described as data: a name and a list of fields or columns, each an object with its name. WatermelonDB 0.27's
 * `{name: "loans", columns: [{name, type}]}`, Avro's `{type: "record", name, fields: [...]}`, descriptions of a
 * product's own: `{table: "loans", fields: [{field: "id", ...}, ...]}`.
 */
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

const MIN_FIELDS = 3;
const LISTS = ["fields", "columns"] as const;
/** What only a table is called by. */
const TABLE = ["table", "tableName", "collectionName"] as const;
const FIELD = ["field", "name", "column"] as const;

export function* tableFields(survey: Survey): Generator<FieldSighting> {
  for (const { node, module, unit } of objectsWith(survey.objects, ...LISTS)) {
    const own = fixedValues(node);
    const name = TABLE.map((key) => own.get(key)).find(isName) ?? (isSchema(own) ? own.get("name") : undefined);
    const owner = kindName(literalString(name) ?? "");
    const list = LISTS.map((key) => own.get(key)).find((value) => value?.type === "ArrayExpression");
    if (!name || !owner || list?.type !== "ArrayExpression") continue;
    const fields = list.elements.flatMap((one) => fieldIn(one));
    if (fields.length < MIN_FIELDS || fields.length * 2 < list.elements.length) continue;
    const named = { name: literalString(name) ?? owner, at: placeOfNode(name, module) };
    for (const { field, node: at } of fields)
      yield { owner, named, field, kind: "schema", at: { node: at, module, unit }, group: list };
  }
}

const isName = (node: Node | undefined): boolean => /^\w+$/.test(literalString(node) ?? "");

/** `{name: "loans", columns: [{name: "due", type: "number"}]}`, `{type: "record", name: "Loan", fields: [...]}` */
function isSchema(own: ReadonlyMap<string, Node>): boolean {
  if (!isName(own.get("name"))) return false;
  if (literalString(own.get("type")) === "record") return true;
  const columns = own.get("columns");
  return own.size === 2 && columns?.type === "ArrayExpression" && columns.elements.every(isTyped);
}

const isTyped = (node: Node | null): boolean =>
  node?.type === "ObjectExpression" && isName(fixedValues(node).get("type"));

function fieldIn(node: Node | null): readonly { readonly field: string; readonly node: Node }[] {
  if (node?.type !== "ObjectExpression") return [];
  const own = fixedProperties(node);
  for (const key of FIELD) {
    const found = own.find(([name]) => name === key)?.[1].value;
    const field = literalString(found);
    if (found && field !== undefined && /^[A-Za-z_]\w*$/.test(field)) return [{ field, node: found }];
  }
  return [];
}
