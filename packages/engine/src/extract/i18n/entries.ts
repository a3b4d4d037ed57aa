/**
 * Entries of a catalogue from plain data: nested keys are joined with dots, as i18next, vue-i18n and ngx-translate read
 * them. A catalogue is recognised by what it holds: many texts, of which a good part has several words.
 */

import { messageText } from "../../formats/messages/message-text.ts";
import { isUnspaced } from "../../language/sentence.ts";

export interface Entry {
  /** All names from the outside to the text, joined with dots. */
  readonly key: string;
  /** The innermost name. */
  readonly name: string;
  readonly text: string;
}

/** Deepest nesting of a catalogue. */
const MAX_DEPTH = 8;
/** Most entries of one catalogue. */
const MAX_ENTRIES = 50_000;
/** Fewer texts are a table of labels, not a catalogue. */
const MIN_ENTRIES = 8;

export function entriesOf(data: unknown): readonly Entry[] {
  const out: Entry[] = [];
  collect(data, "", 0, out);
  return out;
}

function collect(data: unknown, path: string, depth: number, out: Entry[]): void {
  if (typeof data !== "object" || data === null || Array.isArray(data) || depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries(data)) {
    if (out.length >= MAX_ENTRIES) return;
    const key = path === "" ? name : `${path}.${name}`;
    const text = messageText(value);
    if (text === undefined) collect(value, key, depth + 1, out);
    // i18next (`returnEmptyString: false`) and gettext show the key for a text that nobody has translated yet
    else if (text !== "") out.push({ key, name, text });
  }
}

/** `{400:"...",404:"..."}` is a table by a number: any "400" elsewhere is not its key. Angular's keys have more digits. */
const NUMBER = /^\d{1,5}$/;

const PHRASE = /[\p{L}\p{M}]\s+\p{L}/u;

export function isCatalogue(entries: readonly Entry[]): boolean {
  if (entries.length < MIN_ENTRIES || entries.every(({ key }) => NUMBER.test(key))) return false;
  const worded = entries.filter(({ text }) => /\p{L}{2,}/u.test(text));
  const phrases = worded.filter(({ text }) => PHRASE.test(text));
  // scripts without spaces between words have no phrases
  const dense = worded.filter(({ text }) => isUnspaced(text));
  return worded.length >= entries.length * 0.7 && phrases.length + dense.length >= entries.length * 0.25;
}

const ENGLISH = /\b(?:the|is|are|to|of|not|your|you|and|for|was|with|this|has)\b/i;

/** Share of the texts that have an English function word. */
export const englishness = (entries: readonly Pick<Entry, "text">[]): number =>
  entries.filter(({ text }) => ENGLISH.test(text)).length / Math.max(1, entries.length);

/** So many of the keys are phrases where the keys are the texts of the source language. */
const MOST_PHRASES = 0.4;

/** `{"An error occurred":"Er is een fout opgetreden"}`: the keys are the texts of the source language, in English. */
export function translatesKeys(entries: readonly Entry[]): boolean {
  const phrases = entries.filter(({ name }) => PHRASE.test(name));
  const others = phrases.filter(({ name, text }) => name !== text);
  if (phrases.length < entries.length * MOST_PHRASES || others.length * 2 < phrases.length) return false;
  return englishness(phrases.map(({ name }) => ({ text: name }))) > 2 * englishness(phrases);
}
