/**
 * Which languages an application has, as far as its scripts and data list them: `["de","en"]`, `{de:"Deutsch",en:"English"}`,
 * `[{code:"de"},{code:"en"}]`, `fallbackLng:"en"`. Takes values, gives language tags as they are written.
 */
import { literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { fixedProperties } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";

/** RFC 5646, with the underscore that many write: a language, and a script or a region. */
const TAG = /^([a-z]{2,3})(?:[-_](?:[A-Z][a-z]{3}|[A-Za-z]{2}))?$/;

/** A list of all languages of the world is none of translations. */
const MAX_LIST = 80;

/** `lng`, `fallbackLng` (i18next), `fallbackLocale` (vue-i18n), `defaultLang` (ngx-translate), and what is called as they are. */
const KEY = /^(?:default|fallback|source|base)?(?:lng|lang|language|locale)s?$/i;

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isTag(text: unknown): text is string {
  const language = typeof text === "string" ? TAG.exec(text)?.[1] : undefined;
  return language !== undefined && names.of(language) !== undefined;
}

/** Code of an application. */
export function languagesIn(root: Node): readonly string[] {
  const found = new Set<string>();
  walk(root, (node) => {
    if (node.type === "ArrayExpression") addAll(found, listed(node.elements));
    if (node.type !== "ObjectExpression") return undefined;
    const properties = fixedProperties(node);
    addAll(found, properties.length === node.properties.length ? allTags(properties.map(([key]) => key)) : []);
    for (const [key, { value }] of properties) {
      const text = KEY.test(key) ? literalString(value) : undefined;
      if (isTag(text)) found.add(text);
    }
    return undefined;
  });
  return [...found];
}

function listed(elements: readonly (Node | null)[]): readonly string[] {
  if (elements.length < 2 || elements.length > MAX_LIST) return [];
  if (elements.every((one) => one?.type === "ObjectExpression"))
    return inRows(
      elements.map((one) => fixedProperties(one).map(([key, { value }]) => [key, literalString(value)] as const)),
    );
  return allTags(elements.map((one) => literalString(one)));
}

/** What a file of JSON holds. */
export function languagesOf(text: string): readonly string[] {
  const found = new Set<string>();
  try {
    // one look at each value: what stands in a list or an object is visited after it
    JSON.parse(text, (key, value: unknown) => {
      if (KEY.test(key) && isTag(value)) found.add(value);
      if (Array.isArray(value) && value.length > 1 && value.length <= MAX_LIST)
        addAll(found, value.every(isObject) ? inRows(value.map((one) => Object.entries(one))) : allTags(value));
      else if (isObject(value)) addAll(found, allTags(Object.keys(value)));
      return value;
    });
  } catch {
    // what is no JSON lists nothing
  }
  return [...found];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const addAll = (found: Set<string>, tags: readonly string[]): void => {
  for (const tag of tags) found.add(tag);
};

const allTags = (given: readonly unknown[]): readonly string[] =>
  given.length > 1 && given.length <= MAX_LIST && given.every(isTag) ? given : [];

/** Values of the property that is a tag in each row. */
function inRows(rows: readonly (readonly (readonly [string, unknown])[])[]): readonly string[] {
  const keys = (rows[0] ?? []).map(([key]) => key);
  // the first of a key is what counts
  const values = rows.map((row) => new Map(row.toReversed()));
  return keys.flatMap((key) => allTags(values.map((row) => row.get(key))));
}
