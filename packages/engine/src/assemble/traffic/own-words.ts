/**
 * Which words of traffic are the program's own: those that stand in its scripts. A word that stands in none came from data,
 * and may be what somebody entered.
 */
import { joinShapes, type SeenParameter, type Shape } from "@as-built/spec";
import type { Exchange } from "../../traffic.ts";
import { segmentsOf } from "./address-pattern.ts";

export type IsOwn = (name: string) => boolean;

const WORD = /[\p{L}\p{N}_$]+/gu;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** One look at each text, whatever is asked for. */
export function ownWords(exchanges: readonly Exchange[], texts: Iterable<string>): IsOwn {
  const wanted = new Set(exchanges.flatMap(namesOf).flatMap(wordsOf));
  const found = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) if (wanted.has(word)) found.add(word);
  return (name) => {
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => found.has(word) || VERSION.test(word));
  };
}

/** `/api/v2`: what an interface calls its version comes from the configuration as often as not. */
const VERSION = /^v\d{1,3}$/;

const namesOf = ({ path, query, request, answer, message }: Exchange): readonly string[] => [
  ...(message?.names ?? []),
  ...segmentsOf(path),
  ...query.map(({ name }) => name),
  ...keysOf(request),
  ...keysOf(answer),
];

function keysOf(shape: Shape | undefined): readonly string[] {
  if (shape === undefined) return [];
  const own = Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
  return [...own, ...keysOf(shape.items), ...keysOf(shape.values)];
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What stands for a part of a path that is no word of the program. No path has it by itself: braces are escaped in those. */
const MASK = /\{(?:number|uuid|id|word)\}/;

/** A segment of a path, or what may be said of it. */
export function maskedSegment(segment: string, isOwn: IsOwn): string {
  const [mask] = MASK.exec(segment) ?? [];
  if (mask !== undefined) return mask;
  if (/^\d+$/.test(segment)) return "{number}";
  if (UUID.test(segment)) return "{uuid}";
  if (isIdentifier(segment)) return "{id}";
  return isOwn(segment) ? segment : "{word}";
}

/** The same, with the words of the program that stand in it: `report-17.pdf` is `report-{word}.pdf`. */
export function keptSegment(segment: string, isOwn: IsOwn): string {
  const masked = maskedSegment(segment, isOwn);
  return masked === "{word}" ? segment.replaceAll(WORD, (word) => (isOwn(word) ? word : "{word}")) : masked;
}

/** Numbers that are part of the program's own paths: 2 of `"/api/2/orders"`. */
export function ownNumbers(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) for (const [, number = ""] of text.matchAll(IN_PATH)) found.add(number);
  return found;
}

const IN_PATH = /\/(\d{1,4})(?=[/"'`?$])/g;

/** An address of mail, or a long name with a digit, as keys of records are. */
const isIdentifier = (name: string): boolean => /@|%40/.test(name) || (name.length >= 16 && /\d/.test(name));

const NAME = /^[@$_A-Za-z][\w$.:[\]-]{0,63}$/;

const isName = (key: string): boolean => NAME.test(key) && !isIdentifier(key) && key !== "__proto__";

/** Names that the program sends and does not have are somebody's data. */
export const ownParameters = (query: readonly SeenParameter[], isOwn: IsOwn): readonly SeenParameter[] =>
  query.filter(({ name }) => isName(name) && isOwn(name));

/**
 * The same without keys that are data. An object whose values are of one type may be a table by names or by identifiers:
 * there a key has to be one of the program's. Beside values of other types it is a field.
 */
export function ownShape(shape: Shape, isOwn: IsOwn): Shape {
  const { properties, items, values, ...rest } = shape;
  const entries = Object.entries(properties ?? {}).map(([key, inner]) => [key, ownShape(inner, isOwn)] as const);
  const isUniform = new Set(entries.map(([, { type }]) => type)).size === 1;
  const isField = (key: string): boolean => isName(key) && (!isUniform || isOwn(key));
  const fields = entries.filter(([key]) => isField(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  const others = entries.filter(([key]) => !isField(key)).map(([, inner]) => inner);
  const table = [...(values ? [ownShape(values, isOwn)] : []), ...others];
  return {
    ...rest,
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(items && { items: ownShape(items, isOwn) }),
    ...(table.length > 0 && { values: table.reduce(joinShapes) }),
  };
}
