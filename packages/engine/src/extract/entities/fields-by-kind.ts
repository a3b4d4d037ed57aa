/**
 * Tables of fields by the kind of thing that has them, as defaults of tables, of searches and of exports are written:
 *
 *     {user: ["id", "userName", "createdAt"], order: ["id", "total", "paidAt"], parcel: ["orderId", "weight"]}
 *
 * What is allowed to each role and what leads where is written alike: a list is one of fields where one of them is
 * such as records have, and a table where nearly all lists are.
 */
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { placeOfNode } from "../name-place.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

const MIN_KINDS = 3;
const MIN_NAMES = 3;
const MOST_NAMES = 60;
/** So many of the names stand in one list only: what several kinds can do stands in several. */
const MOST_OWN = 0.7;

/** Of records of all kinds: keys, times, names, addresses of mail. */
const OF_RECORDS = /^(?:id|uuid|_id|name|title|email)$|(?:Id|_id|At|_at|Name|_name|Email|Date|_date)$/;

export function* fieldsByKind(survey: Survey): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    if (node.properties.length < MIN_KINDS) continue;
    const lists = fixedProperties(node).map(([key, { key: at, value }]) => ({ key, at, names: namesIn(value) }));
    if (lists.length < node.properties.length || !areOfRecords(lists.map(({ names }) => names))) continue;
    for (const { key, at, names } of lists) {
      const owner = kindName(key.replace(/^_+/, ""));
      if (!owner || names.length < MIN_NAMES) continue;
      const named = { name: owner, at: placeOfNode(at, module) };
      for (const { name, node: field } of names)
        yield { owner, named, field: name, kind: "column", at: { node: field, module, unit }, group: at };
    }
  }
}

interface Name {
  readonly name: string;
  readonly node: Node;
}

/** Nothing where it is no list of names. */
function namesIn(value: Node): readonly Name[] {
  if (value.type !== "ArrayExpression" || value.elements.length > MOST_NAMES) return [];
  const names = value.elements.flatMap((node): readonly Name[] => {
    const name = node ? literalString(node) : undefined;
    return node && name !== undefined && /^[A-Za-z_]\w*$/.test(name) ? [{ name, node }] : [];
  });
  return names.length === value.elements.length ? names : [];
}

function areOfRecords(lists: readonly (readonly Name[])[]): boolean {
  const whole = lists.filter((names) => names.length >= MIN_NAMES);
  const telling = whole.filter((names) => names.some(({ name }) => OF_RECORDS.test(name)));
  const all = whole.flatMap((names) => names.map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const own = all.filter((name) => counts.get(name) === 1).length;
  return whole.length >= MIN_KINDS && telling.length * 4 >= whole.length * 3 && own >= all.length * MOST_OWN;
}
