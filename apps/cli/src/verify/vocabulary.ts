/**
 * The vocabulary of a material: every word that stands anywhere in its files, identifiers cut where their case changes. What
 * a statement says in the product's own words is made of these; a statement with another word was made up.
 */
import { unescaped } from "./literals.ts";
import type { PlainMaterial } from "./plain-material.ts";

export interface Vocabulary {
  /** The words of a text that stand nowhere. */
  readonly unknownIn: (text: string) => readonly string[];
}

const IDENTIFIER = /[\p{L}\p{N}]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+|\p{L}/gu;

const partsOf = (identifier: string): readonly string[] =>
  (identifier.match(PART) ?? []).map((part) => part.toLowerCase());

const made = new WeakMap<PlainMaterial, Vocabulary>();

export function vocabularyOf(files: PlainMaterial): Vocabulary {
  const vocabulary = made.get(files) ?? readVocabulary(files);
  made.set(files, vocabulary);
  return vocabulary;
}

function readVocabulary(files: PlainMaterial): Vocabulary {
  const identifiers = new Set<string>();
  for (const { text } of files.values())
    for (const [identifier] of unescaped(text).matchAll(IDENTIFIER)) identifiers.add(identifier);
  for (const file of files.keys()) for (const [identifier] of file.matchAll(IDENTIFIER)) identifiers.add(identifier);
  const known = new Set<string>();
  for (const identifier of identifiers) {
    known.add(identifier.toLowerCase());
    for (const part of partsOf(identifier)) known.add(part);
  }
  const isKnown = (word: string): boolean => formsOf(word).some((form) => known.has(form));
  return {
    unknownIn: (text) =>
      (text.match(IDENTIFIER) ?? []).filter((word) => !isKnown(word.toLowerCase()) && !partsOf(word).every(isKnown)),
  };
}

/** A thing is called in the singular what lists call in the plural, and the other way. */
const formsOf = (word: string): readonly string[] => [
  word,
  `${word}s`,
  `${word}es`,
  word.replace(/y$/, "ies"),
  word.replace(/s$/, ""),
  word.replace(/ies$/, "y"),
];
