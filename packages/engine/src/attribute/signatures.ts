/**
 * The signature index: from the hash of a gram to the component that ships it.
 *
 * Binary format, version 3, little endian:
 *   u32 magic, u32 version, u32 grams, u32 bytes of the component table, u32 checksum of all that follows,
 *   one bit for each gram (1) and each bucket (0), in the order of both: the grams of a bucket, then its end, lowest bit
 *   first, filled up to a multiple of four bytes (bucket: the upper {@link BUCKET_BITS} of the hash),
 *   u16[grams] number of the owner per gram (a component, a set of them, or some releases of one),
 *   u8[grams] the lowest eight bits of each hash, sorted in their bucket with the four bits above them,
 *   u4[grams] the four bits above the lowest eight, lower half of a byte first,
 *   the table of components as ASCII ({@link readTable}).
 * The grams are used where they lie, so loading costs one pass for the checksum, one over the bits and one over the
 * owners.
 */
import type { ReleaseSpan, SignatureComponent, SignatureTable } from "./component.ts";
import { SignatureFormatError } from "./signature-error.ts";
import { readTable } from "./signature-table.ts";

export const SIGNATURES_MAGIC = 0x47495341;
export const SIGNATURES_VERSION = 3;
export const HEADER_BYTES = 20;
export const BUCKET_BITS = 20;
const LOW_BITS = 32 - BUCKET_BITS;
const BUCKETS = 2 ** BUCKET_BITS;
/** Of so many buckets in a row one place is kept: those of all would not fit into a processor's cache. */
const STRIDE = 16;

export interface SignatureIndex {
  readonly components: readonly SignatureComponent[];
  /** How many grams it holds. */
  readonly size: number;
  /** Numbers of the components that ship this gram, likeliest first; empty: not known. */
  readonly lookup: (gram: number) => readonly number[];
  /** How many grams each component has alone, by its number. */
  readonly sole: ArrayLike<number>;
  /** Of the lists that `lookup` gives, those of grams that only some major versions of the component have. */
  readonly releases?: ReadonlyMap<readonly number[], ReleaseSpan>;
}

const NONE: readonly number[] = [];

/** An index without a gram: nothing is recognised by it. */
export const NO_SIGNATURES: SignatureIndex = { components: [], size: 0, lookup: () => NONE, sole: [] };

/** The text of ASCII bytes. */
export type DecodeAscii = (ascii: Uint8Array) => string;

/**
 * Reads an index; `decode` may be a decoder of the host, which is faster. Throws {@link SignatureFormatError} at bytes
 * that are not one, of another version, or damaged.
 */
export function readSignatures(bytes: Uint8Array, decode: DecodeAscii = decodeAscii): SignatureIndex {
  const { entries, components, credited, sole, releases } = tablesOf(bytes, decode);
  const isFilled = filledIn(entries);
  const lookup = (gram: number): readonly number[] => (isFilled(gram) ? (credited[find(entries, gram)] ?? NONE) : NONE);
  return { components, size: entries.owners.length, lookup, sole, releases };
}

/** All that an index holds: its grams ascending, with the number of the owner of each. Throws as {@link readSignatures} does. */
export interface SignatureEntries extends Required<SignatureTable> {
  readonly grams: Uint32Array;
  readonly owners: Uint16Array;
}

export function readEntries(bytes: Uint8Array): SignatureEntries {
  const { entries, components, sets, spans } = tablesOf(bytes, decodeAscii);
  const { bits, owners } = entries;
  const grams = new Uint32Array(owners.length);
  let at = 0;
  for (let bit = 0; at < grams.length; bit++) {
    if ((((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
    grams[at] = (bit - at) * 2 ** LOW_BITS + lowOf(entries, at);
    at++;
  }
  return { components, sets, spans, grams, owners: owners.slice() };
}

/** The grams of each component of an index, by number. Throws as {@link readSignatures} does. */
export function gramsByComponent(bytes: Uint8Array): readonly ReadonlySet<number>[] {
  const { components, sets, spans, grams, owners } = readEntries(bytes);
  const credited = creditedOf({ components, sets, spans });
  const found = components.map(() => new Set<number>());
  owners.forEach((owner, at) => {
    for (const number of credited[owner] ?? NONE) found[number]?.add(grams[at] ?? 0);
  });
  return found;
}

/** What a component named by something else than its code is; a package that the index does not know is a library. */
export const kindOf = (name: string, { components }: SignatureIndex): SignatureComponent["kind"] =>
  components.find((component) => component.name === name)?.kind ?? "library";

/** The grams of an index as they lie in its bytes. */
interface Entries {
  readonly bits: Uint32Array;
  readonly starts: Uint32Array;
  readonly owners: Uint16Array;
  readonly lows: Uint8Array;
  readonly middles: Uint8Array;
}

interface Tables extends Required<SignatureTable> {
  readonly entries: Entries;
  /** Components by the number of an owner. */
  readonly credited: readonly (readonly number[])[];
  /** Grams by component, of those that it has alone. */
  readonly sole: Uint32Array;
  readonly releases: ReadonlyMap<readonly number[], ReleaseSpan>;
}

/** Transpiler helpers, which the first indexes with them called a library. */
const HELPERS = /^@babel\/runtime-corejs\d$/;

function tablesOf(bytes: Uint8Array, decode: DecodeAscii): Tables {
  const data = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const { grams, table } = readHeader(data);
  const bits = new Uint32Array(data.buffer, data.byteOffset + HEADER_BYTES, bitBytes(grams) / 4);
  const owners = new Uint16Array(data.buffer, bits.byteOffset + bits.byteLength, grams);
  const lows = new Uint8Array(data.buffer, owners.byteOffset + owners.byteLength, grams);
  const middles = new Uint8Array(data.buffer, lows.byteOffset + lows.byteLength, (grams + 1) >>> 1);
  const entries = { bits, starts: startsOf(bits, grams), owners, lows, middles };
  const { components: listed, sets, spans } = readTable(decode(data.subarray(data.byteLength - table)));
  const components = listed.map((component) =>
    HELPERS.test(component.name) ? { ...component, kind: "runtime" as const } : component,
  );
  const credited = creditedOf({ components, sets, spans });
  const owned = countsOf(owners);
  if (owned.some((count, owner) => count > 0 && owner >= credited.length)) throw new SignatureFormatError("damaged");
  const sole = owned.slice(0, components.length);
  const from = components.length + sets.length;
  const releases = new Map<readonly number[], ReleaseSpan>();
  spans.forEach((span, at) => {
    const [component] = span;
    sole[component] = (sole[component] ?? 0) + (owned[from + at] ?? 0);
    releases.set(credited[from + at] ?? NONE, span);
  });
  return { entries, components, sets, spans, credited, sole, releases };
}

const creditedOf = ({ components, sets, spans }: Required<SignatureTable>): readonly (readonly number[])[] => [
  ...components.map((_, number): readonly number[] => [number]),
  ...sets,
  ...spans.map(([component]): readonly number[] => [component]),
];

/** Bytes of the bits of so many grams and all buckets. */
export const bitBytes = (grams: number): number => 4 * Math.ceil((grams + BUCKETS) / 32);

function readHeader(data: Uint8Array): { readonly grams: number; readonly table: number } {
  if (data.byteLength < HEADER_BYTES) throw new SignatureFormatError("not-signatures");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (view.getUint32(0, true) !== SIGNATURES_MAGIC) throw new SignatureFormatError("not-signatures");
  if (view.getUint32(4, true) !== SIGNATURES_VERSION) throw new SignatureFormatError("other-version");
  const grams = view.getUint32(8, true);
  const table = view.getUint32(12, true);
  const whole = HEADER_BYTES + bitBytes(grams) + grams * 3 + ((grams + 1) >>> 1) + table;
  if (data.byteLength !== whole) throw new SignatureFormatError("damaged");
  if (view.getUint32(16, true) !== checksum(data.subarray(HEADER_BYTES))) throw new SignatureFormatError("damaged");
  return { grams, table };
}

/** FNV-1a over 32-bit words, then over the bytes that are left. `data` begins at a multiple of four. */
export function checksum(data: Uint8Array): number {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >>> 2);
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ (words[at] ?? 0), 0x01000193);
  for (const byte of data.subarray(words.byteLength)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** A plain loop: a callback for each of millions of grams would take most of the loading time. */
function countsOf(owners: Uint16Array): Uint32Array {
  const counts = new Uint32Array(0x10000);
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at] ?? 0;
    counts[owner] = (counts[owner] ?? 0) + 1;
  }
  return counts;
}

/** How many bits of a word are set. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place behind the lowest bit that is set in the word at a place. */
const behindLowest = (word: number, at: number): number => at * 32 + 32 - Math.clz32(word & -word);

/** Where the bits of every {@link STRIDE}-th bucket begin. */
function startsOf(bits: Uint32Array, grams: number): Uint32Array {
  const starts = new Uint32Array(BUCKETS / STRIDE + 1);
  let bucket = 0;
  for (let at = 0; at < bits.length; at++) {
    let ends = ~(bits[at] ?? 0);
    const after = bucket + onesIn(ends);
    for (let left = STRIDE - (bucket % STRIDE); bucket + left <= after; left = STRIDE) {
      for (let more = left; more > 1; more--) ends &= ends - 1;
      bucket += left;
      starts[bucket / STRIDE] = behindLowest(ends, at);
      ends &= ends - 1;
    }
    bucket = after;
  }
  if (starts[BUCKETS / STRIDE] !== BUCKETS + grams) throw new SignatureFormatError("damaged");
  return starts;
}

/** An index with fewer grams has hardly any in most buckets. */
const FEW = BUCKETS / 2;

/** Whether the bucket of a gram holds any: of a small index, that is asked beside the large one, one bit tells mostly. */
function filledIn({ bits, owners }: Entries): (gram: number) => boolean {
  if (owners.length > FEW) return () => true;
  const filled = new Uint32Array(BUCKETS / 32);
  let before = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let ones = bits[at] ?? 0; ones !== 0; ones &= ones - 1) {
      const bucket = behindLowest(ones, at) - 1 - before;
      filled[bucket >>> 5] = (filled[bucket >>> 5] ?? 0) | (1 << (bucket & 31));
      before++;
    }
  }
  return (gram) => (((filled[gram >>> (LOW_BITS + 5)] ?? 0) >>> ((gram >>> LOW_BITS) & 31)) & 1) === 1;
}

const lowOf = ({ lows, middles }: Entries, at: number): number =>
  (lows[at] ?? 0) | ((((middles[at >>> 1] ?? 0) >>> ((at & 1) * 4)) & 15) << 8);

/** Behind the ends of the buckets before it in its stride stand the few grams of a bucket. */
function find(entries: Entries, gram: number): number {
  const { bits, owners } = entries;
  const bucket = gram >>> LOW_BITS;
  const wanted = gram & (2 ** LOW_BITS - 1);
  let bit = entries.starts[Math.floor(bucket / STRIDE)] ?? 0;
  let left = bucket % STRIDE;
  if (left > 0) {
    let at = bit >>> 5;
    let ends = ~(bits[at] ?? 0) & (-1 << (bit & 31));
    for (let count = onesIn(ends); count < left; count = onesIn(ends)) {
      left -= count;
      at++;
      ends = ~(bits[at] ?? 0);
    }
    for (; left > 1; left--) ends &= ends - 1;
    bit = behindLowest(ends, at);
  }
  for (; ((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1; bit++) {
    if (lowOf(entries, bit - bucket) === wanted) return owners[bit - bucket] ?? -1;
  }
  return -1;
}

function decodeAscii(ascii: Uint8Array): string {
  let text = "";
  for (let at = 0; at < ascii.length; at += 8192) {
    const codes: ArrayLike<number> = ascii.subarray(at, at + 8192);
    // not by spreading, which goes through an iterator
    text += Reflect.apply(String.fromCharCode, undefined, codes);
  }
  return text;
}
