/**
 * Whose a value is that has a bare name: `delay` alone is the delay of anything. Takes facts and the names that stand beside
 * them, `{limit:10,offset}`; gives those that something tells of. A text that has one value here and another one there is one of
 * a record, and so are numbers in the rows of a table.
 */

import { isBareRole } from "../../../language/amounts.ts";
import { addTo } from "../../../multimap.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import type { Fact, FactOf } from "../../fact.ts";

/** Longest name that a minifier gives. */
const LOST = 3;
/** Most keys of an object that are asked, and names that are told. */
const MAX_KEYS = 30;
const MAX_NAMES = 3;
/** `{second:1e3,minute:6e4}`: how long a unit is. */
const UNITS = wordSet("day days hour hours minute minutes seconds ms");
/** Rows of a table have so many values under the same names. */
const MIN_ROWS = 3;

type Constant = FactOf<"constants">;
type Beside = ReadonlyMap<Fact["evidence"], readonly string[]>;

/** The other names of an object that a person has given and that tell more than a kind. */
export const namesBeside = (node: ObjectExpression): readonly string[] =>
  [...fixedKeys(node)].slice(0, MAX_KEYS).filter((key) => key.length > LOST && !isBareRole(key));

export function withSubjects(facts: readonly Fact[], beside: Beside): readonly Fact[] {
  const texts = new Map<string, Set<unknown>>();
  const [known, bare]: [Set<string>, Constant[]] = [new Set(), []];
  for (const fact of facts) {
    if (fact.point !== "constants") continue;
    const { name = "", value, meaning } = fact.content;
    if (typeof value === "string" && meaning === undefined) addTo(texts, name, value);
    if (!isAlone(fact) || !isBareRole(name)) known.add(keyOf(fact));
    // digits as a text are what a record holds
    else if (typeof value === "number") bare.push(fact);
  }
  const groups = new Map([...Map.groupBy(bare, keyOf)].map(([key, own]) => [key, namesOf(own, beside)]));
  const rows = Map.groupBy(groups, ([key, names]) => `${key.split(" ")[0]} ${names}`);
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.point !== "constants" || fact.content.name === undefined || !isAlone(fact)) return [fact];
    const { name } = fact.content;
    if (!isBareRole(name)) return (texts.get(name)?.size ?? 0) < 2 ? [fact] : [];
    const names = groups.get(keyOf(fact)) ?? "";
    if (
      names === "" ||
      UNITS.has(name.toLowerCase()) ||
      known.has(keyOf(fact)) ||
      (rows.get(`${name} ${names}`)?.length ?? 0) >= MIN_ROWS
    )
      return [];
    return [{ ...fact, content: { ...fact.content, meaning: `beside ${names}` } }];
  });
}

const isAlone = ({ content: { meaning }, evidence: [{ says }] }: Constant): boolean =>
  says.startsWith("named ") && meaning === undefined;

const keyOf = ({ content: { name, value } }: Constant): string => `${name} ${JSON.stringify(value)}`;

/** The names that stand beside all of them; else those beside the first. */
function namesOf(facts: readonly Constant[], beside: Beside): string {
  const [first = [], ...others] = facts
    .map(({ evidence }) => beside.get(evidence) ?? [])
    .filter(({ length }) => length > 0);
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  return (common.length > 0 ? common : first).slice(0, MAX_NAMES).join(", ");
}
