/** One catalogue of texts: where it stands, in which language, and the range of each entry. */
import type { FileEvidence } from "../fact.ts";
import { type Entry, englishness, entriesOf, isCatalogue, translatesKeys } from "./entries.ts";
import { KeyPlaces } from "./key-places.ts";

export type TextRange = Pick<FileEvidence, "file" | "start" | "end">;

export interface CatalogueEntry extends Entry {
  readonly range: TextRange;
}

export interface Catalogue {
  readonly file: string;
  /** Where its data stand: in one place, or in pieces. */
  readonly ranges: readonly TextRange[];
  readonly locale: string | undefined;
  readonly english: number;
  /** Whether its keys are the texts of the source language. */
  readonly translatesKeys: boolean;
  readonly entries: readonly Entry[];
  /** Where an entry stands, if its name is found. Looked for when it is first asked: of most languages nobody does. */
  readonly rangeOf: (entry: Entry) => TextRange | undefined;
}

/** The entries that are found in the text. */
export const placedEntries = ({ entries, rangeOf }: Catalogue): readonly CatalogueEntry[] =>
  entries.flatMap((entry) => {
    const range = rangeOf(entry);
    return range ? [{ ...entry, range }] : [];
  });

/** Where the data of a catalogue stand: a range of a file. */
export interface Place {
  readonly file: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longest range of an entry, in code units. */
const MAX_ENTRY = 900;

/** The catalogues in some data: one, or one for each language where the outermost keys name languages. */
export function cataloguesOf(data: unknown, place: Place): readonly Catalogue[] {
  if (typeof data !== "object" || data === null) return [];
  const languages = Object.entries(data);
  if (languages.some(([key]) => isLocale(key)) && languages.every(([key]) => isLocale(key) || isLowerLocale(key))) {
    return languages.flatMap(([key, value]) => catalogueOf(unwrapped(value), place, key));
  }
  return catalogueOf(unwrapped(data), place, localeOfFile(place.file));
}

function catalogueOf(data: unknown, place: Place, locale: string | undefined): readonly Catalogue[] {
  const entries = entriesOf(data);
  if (!isCatalogue(entries)) return [];
  return [
    {
      file: place.file,
      ranges: [place],
      locale,
      english: englishness(entries),
      translatesKeys: translatesKeys(entries),
      entries,
      rangeOf: onceAsked(() => rangesOf(entries, place)),
    },
  ];
}

function onceAsked(find: () => ReadonlyMap<Entry, TextRange>): Catalogue["rangeOf"] {
  let found: ReadonlyMap<Entry, TextRange> | undefined;
  return (entry) => {
    found ??= find();
    return found.get(entry);
  };
}

/** One piece of a catalogue that was taken apart: what it holds under its key, and where. */
export interface PiecePlace {
  readonly data: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** The catalogue that some pieces of a file make. */
export function gatheredCatalogue(pieces: readonly PiecePlace[], file: string): readonly Catalogue[] {
  const held = pieces.map((piece) => ({ ...piece, entries: entriesOf(piece.data) }));
  const entries = held.flatMap((piece) => piece.entries);
  if (!isCatalogue(entries)) return [];
  const rangeOf = onceAsked(
    () =>
      new Map(
        held.flatMap(({ data, place: own, entries: inner }) => {
          const range = { file: own.file, start: own.start, end: Math.min(own.end, own.start + MAX_ENTRY) };
          // a text by itself, whose key stands elsewhere
          const isBare = inner.every(({ key }) => key in data);
          return isBare ? inner.map((one) => [one, range] as const) : [...rangesOf(inner, own)];
        }),
      ),
  );
  const ranges = pieces.map(({ place }) => place);
  return [
    {
      file,
      ranges,
      locale: localeOfFile(file),
      english: englishness(entries),
      translatesKeys: translatesKeys(entries),
      entries,
      rangeOf,
    },
  ];
}

/** `{messages:{...}}`, `{translation:{...}}`: a single key around everything is no part of the keys. */
function unwrapped(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  // Angular's JSON of translations, and Jed's of gettext
  if ("translations" in data && "locale" in data) return data.translations;
  if ("locale_data" in data) return unwrapped(data.locale_data);
  const values: readonly unknown[] = Object.values(data);
  const [only] = values;
  return values.length === 1 && typeof only === "object" && only !== null && !Array.isArray(only) ? only : data;
}

/** The name of each entry is looked for behind the one before: data keep the order of their text. */
function rangesOf(entries: readonly Entry[], { file, text, start, end }: Place): ReadonlyMap<Entry, TextRange> {
  const names = new KeyPlaces(text.slice(start, end));
  let at = 0;
  const starts = entries.map(({ name }) => {
    const found = names.find(name, at) ?? names.find(name, 0);
    if (found === undefined) return undefined;
    at = found + name.length;
    return start + found;
  });
  const out = new Map<Entry, TextRange>();
  entries.forEach((entry, index) => {
    const from = starts[index];
    if (from === undefined) return;
    const next = starts[index + 1];
    const to = Math.min(next !== undefined && next > from ? next : end, from + MAX_ENTRY, end);
    out.set(entry, { file, start: from, end: to });
  });
  return out;
}

/** ISO 639-1, in pairs. */
const LANGUAGES =
  "aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscachcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmknkokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrorurwsascsdsesgsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotrtstttwtyugukuruzvevivowawoxhyiyozazhzu";

const CODES: ReadonlySet<string> = new Set(LANGUAGES.match(/../g) ?? []);

/** `ui`, `js` and `src` are names of files: three letters are a language only with a region. */
function isLanguage(name: string): boolean {
  const [code = "", region] = name.split(/[-_]/);
  return code.length === 2 ? CODES.has(code) : region !== undefined || code === "fil" || code === "ckb";
}

const LOCALE = /^[a-z]{2,3}(?:[-_](?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/;

/** `en`, `pt-BR`, `zh_Hans`. */
export const isLocale = (name: string): boolean => LOCALE.test(name) && isLanguage(name);

/** `zh-cn`, beside other languages: by itself `to-do` is one, too. */
const isLowerLocale = (name: string): boolean => /^[a-z]{2}[-_][a-z]{2}$/.test(name) && isLanguage(name);

const OF_LOCALE =
  /^([a-z]{2,3}(?:[-_](?:[A-Z]{2}|[A-Z][a-z]{3}))?)(?:[-.][\w-]{6,12})?(?:\.(?:chunk|bundle|min))?\.(?:json|m?js)$/;

/** `en.json`, `pt-BR-Dk2mc1.js`, `zh-Hans.Corl3yeO.chunk.js`, `locales/en/common.json`. */
function localeOfFile(file: string): string | undefined {
  const folders = file.split("/");
  const name = OF_LOCALE.exec(folders.pop() ?? "")?.[1];
  return name !== undefined && isLanguage(name)
    ? name
    : [...folders].reverse().find((folder) => isLocale(folder) && folder.length !== 3);
}
