/**
 * The tokens that survive minification, as 32-bit hashes with offsets, and the k-grams over them.
 * A token is a name, a text, a number or a regular expression; names and texts share one space, because a minifier
 * turns `a["b"]` into `a.b`. Tokens that minifiers and lowering add or remove are dropped here, in one place.
 */

/** Tokens per gram. */
export const GRAM = 4;

/** Longer texts count by their first part and their length. */
const MAX_HASHED = 256;

/** A text or pattern from this length on (a drawing, a table, a pattern of Unicode) speaks without its neighbours. */
const LONG_TEXT = 120;
/** What such a text weighs, in grams, in a unit of which it is the larger part. Drawings are copied into any code. */
export const LONG_WEIGHT = 6;

/** Names of one or two characters are dropped: bundlers mangle export names to these (webpack `mangleExports`). */
const MIN_NAME = 3;

/**
 * What lowering and bundling add or take away: class and spread helpers, template concatenation, interop marks, and
 * `typeof x === "undefined"`, which minifiers rewrite.
 */
const TRIVIAL: ReadonlySet<string> = new Set([
  "__esModule",
  "apply",
  "call",
  "concat",
  "default",
  "exports",
  "prototype",
  "undefined",
  "use strict",
]);

/** Whether a trivial word has this length and first character: cheaper to ask than the set, of millions of names. */
const maybeTrivial = new Uint8Array(16 * 128);
for (const word of TRIVIAL) maybeTrivial[word.length * 128 + word.charCodeAt(0)] = 1;

function isTrivial(text: string): boolean {
  const first = text.charCodeAt(0);
  return text.length < 16 && first < 128 && maybeTrivial[text.length * 128 + first] === 1 && TRIVIAL.has(text);
}

const seedOfText = 0x811c9dc5;

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hash of a name or text; 0 where it is trivial. */
export function textToken(text: string): number {
  const { length } = text;
  if (length < MIN_NAME || isTrivial(text)) return 0;
  let hash = seedOfText ^ length;
  const end = Math.min(length, MAX_HASHED);
  for (let i = 0; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash) || 1;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** Hash of a number by value; 0 for 0 and 1, which `!0`, `void 0` and indices spread everywhere. */
export function numberToken(value: number): number {
  if (value === 0 || value === 1) return 0;
  float[0] = value;
  return finish(Math.imul((words[0] ?? 0) ^ 0x9e3779b9, 0x01000193) ^ (words[1] ?? 0)) || 1;
}

/** Hash of a regular expression. */
export const patternToken = (pattern: string, flags: string): number => textToken(`/${pattern}/${flags}`);

/** Tokens in source order. `offsets` are UTF-16 offsets into the text that the tree was parsed from. */
export interface Tokens {
  readonly hashes: Uint32Array;
  readonly offsets: Uint32Array;
  /** Tokens of long texts and patterns, ascending. */
  readonly long: readonly LongToken[];
}

export interface LongToken {
  /** Index of the token. */
  readonly at: number;
  /** Length of the text. */
  readonly characters: number;
}

/** Collects tokens; grows as needed. */
export class TokenSink {
  #hashes = new Uint32Array(1024);
  #offsets = new Uint32Array(1024);
  readonly #long: LongToken[] = [];
  length = 0;

  push(hash: number, offset: number): void {
    if (hash === 0) return;
    if (this.length === this.#hashes.length) this.#grow();
    this.#hashes[this.length] = hash;
    this.#offsets[this.length++] = offset;
  }

  /** The token of a text or pattern of so many characters. */
  pushText(hash: number, offset: number, characters: number): void {
    if (hash !== 0 && characters >= LONG_TEXT) this.#long.push({ at: this.length, characters });
    this.push(hash, offset);
  }

  #grow(): void {
    const hashes = new Uint32Array(this.length * 2);
    const offsets = new Uint32Array(this.length * 2);
    hashes.set(this.#hashes);
    offsets.set(this.#offsets);
    this.#hashes = hashes;
    this.#offsets = offsets;
  }

  /** What was collected so far; valid until the next push. */
  tokens(): Tokens {
    const hashes = this.#hashes.subarray(0, this.length);
    return { hashes, offsets: this.#offsets.subarray(0, this.length), long: this.#long };
  }
}

/** What async functions and generators become when they are lowered: regenerator, and the state machine of tslib and SWC. */
const GENERATOR: readonly string[] = [
  "abrupt",
  "awrap",
  "delegateYield",
  "done",
  "end",
  "finish",
  "label",
  "mark",
  "next",
  "ops",
  "prev",
  "return",
  "sent",
  "stop",
  "throw",
  "trys",
  "wrap",
];
const generatorTokens: ReadonlySet<number> = new Set(GENERATOR.map(textToken));

/** React's compiler 1 writes `c[5]===Symbol.for("react.memo_cache_sentinel")?(...)` into every component it compiles. */
const SENTINEL = textToken("react.memo_cache_sentinel");
const MEMO: ReadonlySet<number> = new Set([SENTINEL, textToken("Symbol"), textToken("for")]);

/** `$[12]!==a||$[13]!==b?(...):c=$[14]`: the slots of React's compiler count up in every component, as tables do. */
const SLOTS = 512;
const small: ReadonlySet<number> = new Set(Array.from({ length: SLOTS }, (_, value) => numberToken(value + 2)));

/** Angular's compiler writes `e.ɵfac=function(t){...}` and `e.ɵprov=x({token:e,factory:e.ɵfac})` into every class. */
const IVY: ReadonlySet<number> = new Set([textToken("\u0275fac"), textToken("\u0275prov")]);

/** Whether a token of lowered or compiled code, or a small integer, ends in these 16 bits; hardly any other does. */
const maybeMade = new Uint8Array(0x10000);
for (const token of [...generatorTokens, ...MEMO, ...IVY, ...small]) maybeMade[token & 0xffff] = 1;

const isMade = (token: number): number => maybeMade[token & 0xffff] ?? 0;

/**
 * Hash of the gram that begins at token `at`; 0 where the list ends before it, where fewer than three of its tokens
 * differ or three are small integers (such tables say nothing about who wrote them), and where lowering or a compiler
 * wrote most of it.
 */
export function gramAt(hashes: Uint32Array, at: number): number {
  const a = hashes[at] ?? 0;
  const b = hashes[at + 1] ?? 0;
  const c = hashes[at + 2] ?? 0;
  const d = hashes[at + 3] ?? 0;
  if (d === 0 || distinct(a, b, c, d) < 3) return 0;
  const made = isMade(a) + isMade(b) + isMade(c) + isMade(d) > 0;
  if (made && (lowered(a, b, c, d) || memoised(a, b, c, d) || injected(a, b, c, d) || counts(a, b, c, d))) return 0;
  let hash = Math.imul(a, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 13) ^ c, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 16) ^ d, 0x27d4eb2f);
  return finish(hash) || 1;
}

/** The gram of a long text's token alone. */
export const longGram = (hash: number): number => finish(Math.imul(hash, 0x9e3779b1) ^ 0x5bd1e995) || 1;

/** All grams of a list of tokens, in order, repetitions included. */
export function gramsIn({ hashes, long }: Tokens): readonly number[] {
  const grams: number[] = [];
  for (let at = 0; at + GRAM <= hashes.length; at++) {
    const gram = gramAt(hashes, at);
    if (gram !== 0) grams.push(gram);
  }
  for (const { at } of long) grams.push(longGram(hashes[at] ?? 0));
  return grams;
}

const lowered = (a: number, b: number, c: number, d: number): boolean =>
  Number(generatorTokens.has(a)) +
    Number(generatorTokens.has(b)) +
    Number(generatorTokens.has(c)) +
    Number(generatorTokens.has(d)) >
  1;

function counts(a: number, b: number, c: number, d: number): boolean {
  const inner = Number(small.has(b)) + Number(small.has(c));
  return inner > 0 && inner + Number(small.has(a)) + Number(small.has(d)) > 2;
}

const injected = (a: number, b: number, c: number, d: number): boolean =>
  IVY.has(a) || IVY.has(b) || IVY.has(c) || IVY.has(d);

const memoised = (a: number, b: number, c: number, d: number): boolean =>
  a === SENTINEL ||
  b === SENTINEL ||
  c === SENTINEL ||
  d === SENTINEL ||
  (MEMO.has(c) && MEMO.has(d)) ||
  (MEMO.has(a) && MEMO.has(b));

function distinct(a: number, b: number, c: number, d: number): number {
  return 1 + Number(b !== a) + Number(c !== a && c !== b) + Number(d !== a && d !== b && d !== c);
}
