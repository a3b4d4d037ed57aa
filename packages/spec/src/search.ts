/**
 * Text search over statements. Every word of the query must stand somewhere in what the statement says, letter case
 * aside. Evidence, ids and basis are not searched: they are about the statement, not part of it.
 */
import type { Located } from "./located.ts";
import { withoutEvidence } from "./without-evidence.ts";

const ABOUT: ReadonlySet<string> = new Set(["id", "basis", "sightings", "origin", "reasons"]);

/** Everything the statement says, in lower case, one space between parts. */
export function searchText(located: Located): string {
  const words: string[] = [];
  for (const [key, value] of Object.entries(withoutEvidence(located))) {
    if (!ABOUT.has(key)) collect(value, words, 0, key === "labels" || key === "value");
  }
  return words.join(" ").toLowerCase();
}

/** Words of a query, lower case; an empty list matches everything. */
export const queryWords = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text made by {@link searchText} holds all the words. */
export const matches = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** The statements that hold every word of the query, in the order given. */
export function searchStatements(statements: readonly Located[], query: string): readonly Located[] {
  const words = queryWords(query);
  return words.length === 0 ? statements : statements.filter((located) => matches(searchText(located), words));
}

/** Records whose keys are the product's own words, not the format's. */
const KEYED: ReadonlySet<string> = new Set(["properties", "labels", "value"]);

/** Payload sketches nest; deeper than this nobody reads. */
const DEPTH = 12;

function collect(part: unknown, into: string[], depth = 0, keyed = false): void {
  if (depth > DEPTH || part === undefined || part === null) return;
  if (Array.isArray(part)) for (const member of part) collect(member, into, depth + 1);
  else if (typeof part === "object") collectRecord(part, into, depth, keyed);
  else into.push(String(part));
}

function collectRecord(part: object, into: string[], depth: number, keyed: boolean): void {
  for (const [key, value] of Object.entries(part)) {
    if (keyed) into.push(key);
    collect(value, into, depth + 1, KEYED.has(key));
  }
}
