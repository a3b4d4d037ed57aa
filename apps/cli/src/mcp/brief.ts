/**
 * Statements, without their evidence, and any data of a specification, made small for an answer: long texts and lists
 * cut with a mark that says how much is left out. Takes JSON, gives JSON.
 */
import { type Json, type Located, labelOf, withoutEvidence } from "@as-built/spec";

const MAX_TEXT = 200;
const MAX_LIST = 12;
/** Where one statement is all that was asked for. */
const MAX_LIST_OF_ONE = 80;
const MAX_KEYS = 40;
const MAX_DEPTH = 6;

/** What stands in a list: enough to decide whether to `get` it. */
export const named = (located: Located): Json => ({
  id: located.statement.id,
  label: cut(labelOf(located)),
  basis: located.statement.basis,
});

/** What the statement says, without its evidence. */
export const said = (located: Located): Json => saidOf(located, MAX_LIST);

export const saidAtLength = (located: Located): Json => saidOf(located, MAX_LIST_OF_ONE);

function saidOf(located: Located, longest: number): Json {
  const { point, statement } = located;
  const evidence = `${statement.evidence.length} places; get shows them`;
  return { point, ...record(withoutEvidence(located), 0, longest), evidence };
}

export const cut = (text: string, most = MAX_TEXT): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (${text.length - most} more characters)`;

export function brief(value: unknown, depth = 0, longest = MAX_LIST): Json {
  if (typeof value === "string") return cut(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return null;
  if (depth > MAX_DEPTH) return "…";
  return Array.isArray(value) ? list(value, depth, longest) : record(value, depth, longest);
}

function list(values: readonly unknown[], depth: number, longest: number): Json {
  const shown = values.slice(0, longest).map((value) => brief(value, depth + 1, longest));
  return values.length > longest ? [...shown, `… ${values.length - longest} more`] : shown;
}

function record(value: object, depth: number, longest: number): { readonly [key: string]: Json } {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  const shown = entries
    .slice(0, MAX_KEYS)
    .map(([key, member]): [string, Json] => [key, brief(member, depth + 1, longest)]);
  if (entries.length > MAX_KEYS) shown.push(["…", `${entries.length - MAX_KEYS} more`]);
  return Object.fromEntries(shown);
}
