/**
 * The names that programs give to things: their words, their singular, and whether they say anything. Takes a property
 * name, a path segment, the name of an event or a method.
 */

import { EMPTY_WORDS, NO_THING, OUTCOMES, PASSED, VERBS, WHICH } from "../../language/naming.ts";
import { remember } from "../../remember.ts";

/** Whether a value of this name is what the thing around it is. */
export const isPassed = (name: string): boolean => PASSED.has(name) || /^\d+$/.test(name);

export const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());

export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/** `diagnoses`, `analyses`, `hypotheses`: their singular ends in -is. */
const GREEK = /(?:gnos|lys|thes|cris|stas|ptos)es$/i;

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|alias|atlas|bias|canvas|news|series|data|settings|stats)$/i.test(word)) return word;
  if (GREEK.test(word)) return `${word.slice(0, -2)}is`;
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|[tz]zes|tuses|nuses|ruses|mpuses)$/i.test(word)) return word.slice(0, -2);
  return /s$/i.test(word) ? word.slice(0, -1) : word;
}

/** Whether a name is one of several things: `users`. */
export function isSeveral(name: string): boolean {
  const last = wordsOf(name).at(-1);
  return last !== undefined && singular(last) !== last;
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isAllCapitals = (word: string): boolean => /^[A-Z0-9]{2,}$/.test(word);

/** `fieldsToValidate`, `usersByRole`: what follows says what for, not what; of `byRole` nothing does. */
const PURPOSES = new Set(["to", "for", "by", "from", "with", "that", "which"]);

function withoutPurpose(words: string[]): string[] {
  const at = words.findIndex((word) => PURPOSES.has(word.toLowerCase()));
  if (words[at]?.toLowerCase() === (at > 0 ? "from" : "by")) return words.slice(0, at);
  return at > 0 && /s$/.test(words[at - 1] ?? "") ? words.slice(0, at) : words;
}

/** `closed`, `ungrouped`: which ones, and of what is not said. */
const PARTICIPLE = /^[a-z]{3,}[^e\W]ed$/i;

/** `apiKeys`, `licenseKeys`: several of a kind, and no key of something else. */
const isKindOfKey = (words: readonly string[], last: string): boolean => words.length > 1 && /^keys$/i.test(last);

/** The name of what a list holds: `extensionList`. The same name where it names no list. */
export const listless = (name: string): string => name.replace(/(?<=[a-z])List$/, "");

/** `toJSON(settings)`, `fromJS({kind: "a"})`: the form in which a thing is written. */
const isFormat = ([only, ...more]: readonly string[]): boolean =>
  (only === "JSON" || only === "JS") && more.length === 0;

/** `{provide: Token, useValue: x}`: how Angular and its like are told what to inject. */
const isProvided = ([use, what, ...more]: readonly string[]): boolean =>
  use === "use" && more.length === 0 && /^(?:Value|Class|Factory|Existing)$/.test(what ?? "");

/** The name of the kind of thing, in the singular: `selectedUsers` is a `User`. Nothing where the words say nothing. */
export const kindName = remember((name: string): string | undefined => {
  if (!/^(?!__)[A-Za-z_$][\w$.:/ -]*$/.test(name) || name.length > 60) return undefined;
  let words = [...wordsOf(name)].map((word) => (isAllCapitals(word) && word.length > 4 ? word.toLowerCase() : word));
  words = withoutPurpose(words);
  if (words.length > 1 && /^obj$/i.test(words.at(-1) ?? "")) words = words.slice(0, -1);
  if (words.length > 1 && words.at(-1) === "List" && isSeveral(words.at(-2) ?? "")) words = words.slice(0, -1);
  while (words.length > 1 && WHICH.has(words[0]?.toLowerCase() ?? "")) words = words.slice(1);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  words[words.length - 1] = singular(last);
  const [only, ...more] = words;
  if (only !== undefined && more.length === 0 && PARTICIPLE.test(only)) return undefined;
  const said = words.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()) && word.length > 1);
  if (
    said.length === 0 ||
    isFormat(words) ||
    isProvided(words) ||
    words.join("").length < (name === name.toUpperCase() ? 2 : 3)
  )
    return undefined;
  if (
    (NO_THING.has(words.at(-1)?.toLowerCase() ?? "") && !isKindOfKey(words, last)) ||
    words.every((word) => VERBS.has(word.toLowerCase()))
  )
    return undefined;
  return words.map(capitalised).join("");
});

/** The name of a record by the name that it has, which says several: `tags.severity` is read of `Tags`, and not of a tag. */
export function recordName(name: string): string | undefined {
  const kind = kindName(name);
  const several = wordsOf(name).find((word) => kind?.endsWith(capitalised(singular(word))) && singular(word) !== word);
  return kind && several && kind.slice(0, -singular(several).length) + capitalised(several);
}

/** What a field holds: `order.customer` a customer, `order.items` an item of an order. */
export const partName = (key: string, owner: string): string => kindName(key) ?? longPartName(key, owner);

export const longPartName = (key: string, owner: string): string => owner + capitalised(singular(key));

/** The name of what a map holds: `toolCache`, `usersMap`. The same name where it names no map. */
export const holderless = (name: string): string => name.replace(/(?<=[a-z])(?:Cache|Map|Registry|Lookup|Index)$/, "");

/** They give something, whatever stands behind them. */
const GETS = new Set(["get", "fetch", "load", "find", "read"]);
export const isGetter = (method: string): boolean => GETS.has(wordsOf(method)[0] ?? "");

/** What a method is about: `fetchUsers` is about users, `get` about nothing. */
export function aboutOf(method: string): string | undefined {
  let words = [...wordsOf(method)];
  // `applyFilter(users)` takes users and gives users
  if (words[0] === "apply") return undefined;
  const before = words.length;
  // `getOpenOrders`: what follows says which
  const isLong = isGetter(method) && before > 2;
  while (words.length > 0 && VERBS.has(words[0]?.toLowerCase() ?? "") && !(isLong && words.length < before))
    words = words.slice(1);
  if (words.length === before) return undefined;
  while (words.length > 1 && OUTCOMES.has(words.at(-1)?.toLowerCase() ?? "")) words = words.slice(0, -1);
  return words.length > 0 ? words.join(" ") : undefined;
}

/** What an event is about: `users:list` and `user_updated` are about users. */
export function aboutEvent(name: string): string {
  let words = [...wordsOf(name)];
  const isSaid = (word: string | undefined): boolean =>
    word !== undefined && (VERBS.has(word.toLowerCase()) || OUTCOMES.has(word.toLowerCase()));
  while (words.length > 1 && isSaid(words.at(-1))) words = words.slice(0, -1);
  while (words.length > 1 && VERBS.has(words[0]?.toLowerCase() ?? "")) words = words.slice(1);
  return words.join(" ");
}

/** Where an address begins: `/api/v2`. */
const isOfThing = (segment: string): boolean => !OF_BASE.test(segment) && !isEmptyName(segment);

/** Of the base that all addresses have: `/api/v2`. */
const OF_BASE = /^(?:api|rest|v\d+)$/i;

/** What an address is about: its last fixed segment, `/users/{id}`, `/users.json`: users; before what is done, `/users/search`. */
export function segmentOf(path: string): string | undefined {
  const [whole = ""] = path.split(/[?#]/);
  const address = whole.replace(/^\w+:\/\/[^/]*/, "");
  const segments = address.split("/").filter((segment) => /^[A-Za-z][\w.-]*$/.test(segment));
  const isDone = VERBS.has(segments.at(-1)?.toLowerCase() ?? "");
  const about = isDone ? segments.slice(-3, -1).findLast(isOfThing) : undefined;
  const last = isDone ? about : segments.at(-1);
  if (last === undefined || OF_BASE.test(last)) return undefined;
  return address.includes("/") ? last.replace(/\.[a-z]\w*$/, "") : undefined;
}

/** The kind of things that a segment of an address names, also by a word that elsewhere says nothing: `/api/events`. */
export function kindOfSegment(segment: string): string | undefined {
  const kind = kindName(segment);
  if (kind !== undefined || !isSeveral(segment) || !/^[A-Za-z][A-Za-z-]{3,}$/.test(segment)) return kind;
  const words = [...wordsOf(segment)];
  words[words.length - 1] = singular(words.at(-1) ?? "");
  return words.map(capitalised).join("");
}

export const isEmptyName = (name: string): boolean => kindName(name) === undefined;

/** Letters and digits only, in lower case: names that differ in style only are the same. */
export const squashed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "");
