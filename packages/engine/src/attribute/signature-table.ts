/**
 * The table of components at the end of an index, as JSON by column: most components say little of themselves, so a
 * record for each would be twice as long.
 */
import type { ComponentKind, ReleaseSpan, SignatureComponent, SignatureTable } from "./component.ts";
import { SignatureFormatError } from "./signature-error.ts";

/** One letter per component. */
export const KIND_LETTERS: Readonly<Record<ComponentKind, string>> = {
  framework: "f",
  library: "l",
  polyfill: "p",
  runtime: "r",
};
export const FORM_LETTERS: Readonly<Record<NonNullable<SignatureComponent["form"]>, string>> = {
  commonjs: "c",
  es: "e",
};
export const NO_FORM = "-";

export const FLAGS = ["style", "fonts", "readyMade", "states"] as const;
export const LISTS = ["together", "heldBy", "pulls", "needs"] as const;
export const SINGLES = ["twin", "partOf"] as const;

type Numbers = readonly number[];

export interface SignatureColumns {
  /** One a line. */
  readonly names: string;
  readonly kinds: string;
  readonly forms: string;
  /** Of how many grams one is in the index, as the exponent of two in base 36. */
  readonly every: string;
  readonly grams: Numbers;
  /** Separated by commas, those of the next component behind a semicolon: thousands of lists are the same. */
  readonly majors: string;
  /** Numbers of the components that have it. */
  readonly flags: Readonly<Record<(typeof FLAGS)[number], Numbers>>;
  /** Of each component that has some its number, then theirs. */
  readonly lists: Readonly<Record<(typeof LISTS)[number] | (typeof SINGLES)[number], readonly Numbers[]>>;
  readonly sets: readonly Numbers[];
  readonly spans: readonly ReleaseSpan[];
}

type Draft = { -readonly [Key in keyof SignatureComponent]: SignatureComponent[Key] };

/** Throws {@link SignatureFormatError} at what is no such table. */
export function readTable(text: string): Required<SignatureTable> {
  const columns: unknown = parsed(text);
  if (!isColumns(columns)) throw new SignatureFormatError("damaged");
  const { sets, spans } = columns;
  const drafts = draftsOf(columns);
  const draft = (number = -1): Draft => {
    const found = drafts[number];
    if (!found) throw new SignatureFormatError("damaged");
    return found;
  };
  for (const flag of FLAGS) for (const number of columns.flags[flag]) draft(number)[flag] = true;
  for (const list of LISTS) for (const numbers of columns.lists[list]) draft(numbers[0])[list] = numbers.slice(1);
  for (const single of SINGLES) {
    for (const [number, other = -1] of columns.lists[single]) draft(number)[single] = other;
  }
  for (const numbers of sets) for (const number of numbers) draft(number);
  for (const [number] of spans) draft(number);
  return { components: drafts, sets, spans };
}

const kinds = byLetter(KIND_LETTERS);
const forms = byLetter(FORM_LETTERS);

function byLetter<Name extends string>(letters: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  const names = Object.keys(letters) as Name[];
  return new Map(names.map((name) => [letters[name], name]));
}

function draftsOf({ names, majors, ...columns }: SignatureColumns): readonly Draft[] {
  if (names === "") return [];
  const listed = new Map<string, Numbers>();
  const majorsOf = majors.split(";");
  return names.split("\n").map((name, at) => {
    const kind = kinds.get(columns.kinds[at] ?? "");
    const form = forms.get(columns.forms[at] ?? "");
    const every = 2 ** Number.parseInt(columns.every[at] ?? "", 36);
    const grams = columns.grams[at];
    const text = majorsOf[at];
    if (kind === undefined || Number.isNaN(every) || grams === undefined || text === undefined) {
      throw new SignatureFormatError("damaged");
    }
    const numbers = listed.get(text) ?? (text === "" ? [] : text.split(",").map(Number));
    listed.set(text, numbers);
    const draft: Draft = { name, kind, every, grams, majors: numbers };
    // Thousands of components: a spread of what may not be there takes longer than all the rest.
    if (form) draft.form = form;
    return draft;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SignatureFormatError("damaged");
  }
}

function isColumns(value: unknown): value is SignatureColumns {
  if (!isRecord(value)) return false;
  const { names, kinds, forms, every, grams, majors, flags, lists, sets, spans } = value;
  if (![names, kinds, forms, every, majors].every((column) => typeof column === "string")) return false;
  if (!isNumbers(grams) || ![sets, spans].every(areNumbers) || !isRecord(flags) || !isRecord(lists)) return false;
  return (
    FLAGS.every((flag) => isNumbers(flags[flag])) && [...LISTS, ...SINGLES].every((list) => areNumbers(lists[list]))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((number) => typeof number === "number");
const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumbers);
