/**
 * The product's texts by key, from the catalogues of the capture: JSON files, and scripts that hold a catalogue as an
 * object or as `JSON.parse("...")`. Built once, when first asked. Of several languages the source language counts:
 * English where there is English, since keys are written beside it, else the largest catalogue.
 *
 * A bundler may put a catalogue into the chunk of the library that translates, where nothing but its texts tells whose it
 * is. It is the product's where the product's code asks for its keys.
 */
import { readJson } from "@as-built/spec";
import type { Artifact } from "../../artifact.ts";
import { plainData } from "../../formats/messages/plain-data.ts";
import { pushAll } from "../../lists.ts";
import { append } from "../../multimap.ts";
import { partitionPoint } from "../../partition-point.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import { type Unit, walkUnit } from "../../unpack/units.ts";
import {
  type Catalogue,
  type CatalogueEntry,
  cataloguesOf,
  gatheredCatalogue,
  type Place,
  type TextRange,
} from "./catalogue.ts";
import type { Entry } from "./entries.ts";
import { piecesOf } from "./spread-out.ts";

/** Shorter code holds no catalogue, in code units. */
const MIN_LENGTH = 300;
/** Code that nothing names is looked into where it may hold a large catalogue, in code units. */
const MIN_UNNAMED = 4000;
/** So much of some code is a translation where nothing else is. */
const ONLY = 0.9;
/** Objects with fewer properties are looked into, not taken as a catalogue. */
const MIN_PROPERTIES = 3;

export class Words {
  private readonly units: readonly Unit[];
  private readonly data: readonly Artifact[];
  private readonly unnamed: readonly Unit[];
  private catalogues: readonly Catalogue[] | undefined;
  private ranges: ReadonlyMap<string, readonly TextRange[]> | undefined;
  private translations: ReadonlyMap<string, readonly TextRange[]> | undefined;
  private index: ReadonlyMap<string, Kept> | undefined;

  /** `unnamed`: code of others that nothing names. */
  constructor(units: readonly Unit[], data: readonly Artifact[], unnamed: readonly Unit[] = []) {
    this.units = units;
    this.data = data;
    this.unnamed = unnamed;
  }

  /** The text of a key in the source language; `namespace:key` counts as `key`. */
  lookup(key: string): CatalogueEntry | undefined {
    this.index ??= indexOf(this.all().filter((catalogue) => !catalogue.translatesKeys));
    const colon = key.indexOf(":");
    const found = this.index.get(key) ?? (colon < 0 ? undefined : this.index.get(key.slice(colon + 1)));
    const range = found?.of.rangeOf(found.entry);
    return found && range && { ...found.entry, range };
  }

  /** Whether a place is inside of a catalogue. */
  holds(file: string, at: number): boolean {
    this.ranges ??= Map.groupBy(
      this.all().flatMap(({ ranges }) => ranges),
      (range) => range.file,
    );
    return this.ranges.get(file)?.some(({ start, end }) => start <= at && at < end) ?? false;
  }

  /** Whether a place is inside of a translation: a catalogue in another language than the source language. */
  isTranslation(file: string, at: number): boolean {
    this.translations ??= translationsIn(this.all());
    const ranges = this.translations.get(file) ?? [];
    const range = ranges[partitionPoint(ranges, ({ end }) => end > at)];
    return range !== undefined && range.start <= at;
  }

  /** Whether hardly anything but a translation stands in some code: what it says, the source language says. */
  isOnlyTranslation({ module: { script }, start, end }: Unit): boolean {
    if (end - start < MIN_LENGTH) return false;
    this.translations ??= translationsIn(this.all());
    const ranges = this.translations.get(script.file) ?? [];
    const [from, to] = [script.base + start, script.base + end];
    let covered = 0;
    for (let at = partitionPoint(ranges, (range) => range.end > from); at < ranges.length; at++) {
      const range = ranges[at];
      if (!range || range.start >= to) break;
      covered += Math.min(range.end, to) - Math.max(range.start, from);
    }
    return covered >= ONLY * (end - start);
  }

  /** Languages of catalogues, where the capture names them. */
  locales(): readonly string[] {
    return [...new Set(this.all().flatMap(({ locale }) => locale ?? []))].sort();
  }

  /** Best first. */
  all(): readonly Catalogue[] {
    this.catalogues ??= sourceFirst([
      ...this.data.flatMap(ofArtifact),
      ...whole(this.units.flatMap(ofUnit)),
      ...this.askedFor(),
    ]);
    return this.catalogues;
  }

  private askedFor(): readonly Catalogue[] {
    const large = this.unnamed.filter(({ node }) => node.end - node.start >= MIN_UNNAMED);
    const found = whole(large.flatMap(ofUnit)).filter(({ entries }) => entries.length >= MANY);
    return found.length === 0 ? [] : keysAskedFor(found, this.units);
  }
}

/** Without what is a piece of another catalogue: by itself it has not the whole keys. */
function whole(catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const pieces = catalogues.flatMap(({ ranges }) => (ranges.length > 1 ? ranges : []));
  const places = new Set(pieces.map(({ file, start }) => `${start} ${file}`));
  return catalogues.filter(
    ({ ranges: [only, ...more] }) => !only || more.length > 0 || !places.has(`${only.start} ${only.file}`),
  );
}

/** Fewer texts say little of their language. */
const MANY = 100;
/** Of the short texts of a user interface so many have an English word that other languages do not have. */
const SOME_ENGLISH = 0.1;

/** The catalogue without a language that stands in the code itself is the source language, where it reads like English. */
function builtIn(catalogues: readonly Catalogue[]): Catalogue | undefined {
  const unnamed = catalogues.filter(({ locale, entries }) => locale === undefined && entries.length >= MANY);
  const [best] = unnamed.toSorted((a, b) => b.english - a.english);
  return best && best.english > SOME_ENGLISH ? best : undefined;
}

/** Best first; a catalogue for a country, `en-GB`, holds what differs from the source language. */
function sourceFirst(catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const sorted = catalogues.toSorted(bySource);
  const [first] = sorted;
  const own = builtIn(sorted);
  const isLarger = own && first && /^en-/.test(first.locale ?? "") && own.entries.length > first.entries.length;
  return isLarger ? [own, ...sorted.filter((one) => one !== own)] : sorted;
}

/**
 * Catalogues by file that are surely in another language than the best one, where that is English and they are not, or
 * than their own keys.
 */
function translationsIn(catalogues: readonly Catalogue[]): ReadonlyMap<string, readonly TextRange[]> {
  const out = new Map<string, TextRange[]>();
  const [source] = catalogues;
  const own = builtIn(catalogues);
  const isKnown = source !== undefined && (isEnglish(source) || source === own);
  for (const catalogue of catalogues) {
    const isOther = isKnown && !isEnglish(catalogue) && catalogue !== own;
    if (!isOther && !catalogue.translatesKeys) continue;
    for (const range of catalogue.ranges) append(out, catalogue.file, range);
  }
  return new Map([...out].map(([file, ranges]) => [file, withoutOverlaps(ranges)] as const));
}

/** In their order; what several hold, a table of languages say, stands there once. */
function withoutOverlaps(ranges: readonly TextRange[]): readonly TextRange[] {
  const out: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (!last || last.end < range.start) out.push(range);
    else out[out.length - 1] = { ...last, end: Math.max(last.end, range.end) };
  }
  return out;
}

const isEnglish = ({ locale, english }: Catalogue): boolean =>
  locale === undefined ? english > 0.3 : locale.startsWith("en");

/** What is written beside the keys is `en`, else `en-US`: what other countries have instead is a translation of it. */
function rank({ locale, english }: Catalogue): number {
  if (locale?.startsWith("en")) return (locale === "en" ? 4 : /^en[-_]us$/i.test(locale) ? 3 : 2) + english;
  return locale === undefined || english > 0.3 ? english : english / 10;
}

function bySource(a: Catalogue, b: Catalogue): number {
  const size = b.entries.length - a.entries.length;
  return rank(b) - rank(a) || size || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);
}

const PLURAL = "_other";

interface Kept {
  readonly entry: Entry;
  readonly of: Catalogue;
}

function indexOf(catalogues: readonly Catalogue[]): ReadonlyMap<string, Kept> {
  const out = new Map<string, Kept>();
  const note = (key: string, entry: Entry, of: Catalogue): void => {
    if (!out.has(key)) out.set(key, { entry, of });
  };
  for (const of of catalogues) for (const entry of of.entries) note(entry.key, entry, of);
  // i18next asks for the form of a number, `t("lost", {count})`: all languages have the last one (21 to 25)
  for (const of of catalogues)
    for (const entry of of.entries) if (entry.key.endsWith(PLURAL)) note(entry.key.slice(0, -PLURAL.length), entry, of);
  // the pieces of one in pieces may be namespaces, which are named apart from the key: `useTranslation("shelf")`
  for (const of of catalogues)
    if (of.ranges.length > 1)
      for (const entry of of.entries)
        if (entry.key !== entry.name) note(entry.key.slice(entry.key.indexOf(".") + 1), entry, of);
  return out;
}

/** Source maps, and what a web app manifest says of the whole: no texts of a screen, in whatever language. */
const NO_CATALOGUE = /\.(?:map|webmanifest)$|\bmanifest\.json$/;

function ofArtifact({ id, text }: Artifact): readonly Catalogue[] {
  return NO_CATALOGUE.test(id) ? [] : cataloguesOf(readJson(text), { file: id, text, start: 0, end: text.length });
}

function ofUnit(unit: Unit): readonly Catalogue[] {
  const found: Catalogue[] = [];
  walkUnit(unit, (node) => {
    pushAll(found, ofPieces(node, unit));
    if (node.end - node.start < MIN_LENGTH) return false;
    const data = dataOf(node);
    const catalogues = data === undefined ? [] : cataloguesOf(data, placeOf(unit, node));
    pushAll(found, catalogues);
    return catalogues.length === 0;
  });
  return found;
}

/** A catalogue in pieces; the pieces stand beside it. */
function ofPieces(node: Node, unit: Unit): readonly Catalogue[] {
  const { bindingOf } = unit.module.script.scopes;
  const placed = (piecesOf(node, (name) => bindingOf.get(name)) ?? []).flatMap(({ name, node: held }) => {
    const data = held.type === "CallExpression" ? dataOf(held) : plainData(held);
    return data === undefined ? [] : [{ data: { [name]: data }, place: placeOf(unit, held) }];
  });
  return placed.length === 0 ? [] : gatheredCatalogue(placed, unit.module.script.file);
}

const placeOf = ({ module: { script } }: Unit, { start, end }: Node): Place => ({
  file: script.file,
  text: script.base === 0 ? script.text : " ".repeat(script.base) + script.text,
  start: script.base + start,
  end: script.base + end,
});

/** An object of some size, or the object that `JSON.parse` is given. */
function dataOf(node: Node): unknown {
  if (node.type === "ObjectExpression") return node.properties.length >= MIN_PROPERTIES ? plainData(node) : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object, property } = node.callee;
  const first = node.arguments[0];
  const isParse =
    object.type === "Identifier" &&
    object.name === "JSON" &&
    property.type === "Identifier" &&
    property.name === "parse";
  const text = isParse && first ? literalString(first) : undefined;
  return text === undefined ? undefined : readJson(text);
}

/** So many keys that nobody writes by chance. */
const MIN_ASKED = 20;
/** `shelf.empty`, `shelf_empty`, `shelfEmpty`: single words are no evidence. */
const TELLING = /^[A-Za-z][\w-]*(?:[._:/-][\w-]+|[a-z][A-Z])/;

function keysAskedFor(catalogues: readonly Catalogue[], units: readonly Unit[]): readonly Catalogue[] {
  const keys = catalogues.map(
    ({ entries }) => new Set(entries.map(({ key }) => key).filter((key) => TELLING.test(key))),
  );
  const all = new Set(keys.flatMap((one) => [...one]));
  const asked = new Set<string>();
  for (const { node } of units)
    walk(node, (inner) => {
      const text = inner.type === "Literal" || inner.type === "TemplateLiteral" ? literalString(inner) : undefined;
      if (text !== undefined && all.has(text)) asked.add(text);
      return undefined;
    });
  return catalogues.filter((_, index) => [...(keys[index] ?? [])].filter((key) => asked.has(key)).length >= MIN_ASKED);
}
