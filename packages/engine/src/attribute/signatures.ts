/**
 * The signature index: from the hash of a gram to the component that ships it.
 *
 * Binary format, version 2, little endian, every table aligned to its element size:
 *   u32 magic, u32 version, u32 grams, u32 bytes of the component table, u32 checksum of all that follows,
 *   u16[65536] grams per bucket (bucket: upper half of the hash), u16[grams] lower halves (sorted in their bucket),
 *   u16[grams] number of the owner per gram (a component, a set of them, or some releases of one),
 *   {@link SignatureTable} as ASCII JSON.
 * The tables are used where they lie, so loading costs one pass for the checksum.
 */
import type { ComponentKind, ReleaseSpan, SignatureComponent, SignatureTable } from "./component.ts";

export const SIGNATURES_MAGIC = 0x47495341;
export const SIGNATURES_VERSION = 2;
export const HEADER_BYTES = 20;
export const BUCKETS = 65536;

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

/** Why bytes are not a signature index. */
export class SignatureFormatError extends Error {
  readonly code: "not-signatures" | "other-version" | "damaged";

  constructor(code: SignatureFormatError["code"]) {
    super(code);
    this.name = "SignatureFormatError";
    this.code = code;
  }
}

/** An index without a gram: nothing is recognised by it. */
export const NO_SIGNATURES: SignatureIndex = { components: [], size: 0, lookup: () => NONE, sole: [] };

/** The text of ASCII bytes. */
export type DecodeAscii = (ascii: Uint8Array) => string;

/**
 * Reads an index; `decode` may be a decoder of the host, which is faster. Throws {@link SignatureFormatError} at bytes
 * that are not one, of another version, or damaged.
 */
export function readSignatures(bytes: Uint8Array, decode: DecodeAscii = decodeAscii): SignatureIndex {
  const { starts, lows, owners, components, credited, sole, releases } = tablesOf(bytes, decode);
  const lookup = (gram: number): readonly number[] => credited[find(starts, lows, owners, gram)] ?? NONE;
  return { components, size: lows.length, lookup, sole, releases };
}

/** The grams of each component of an index, by number. Throws as {@link readSignatures} does. */
export function gramsByComponent(bytes: Uint8Array): readonly ReadonlySet<number>[] {
  const { starts, lows, owners, components, credited } = tablesOf(bytes, decodeAscii);
  const grams = components.map(() => new Set<number>());
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at++) {
      const gram = bucket * BUCKETS + (lows[at] ?? 0);
      for (const number of credited[owners[at] ?? -1] ?? NONE) grams[number]?.add(gram);
    }
  }
  return grams;
}

/** What a component named by something else than its code is; a package that the index does not know is a library. */
export const kindOf = (name: string, { components }: SignatureIndex): SignatureComponent["kind"] =>
  components.find((component) => component.name === name)?.kind ?? "library";

interface Tables {
  readonly starts: Uint32Array;
  readonly lows: Uint16Array;
  readonly owners: Uint16Array;
  readonly components: readonly SignatureComponent[];
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
  const counts = new Uint16Array(data.buffer, data.byteOffset + HEADER_BYTES, BUCKETS);
  const lows = new Uint16Array(data.buffer, counts.byteOffset + counts.byteLength, grams);
  const owners = new Uint16Array(data.buffer, lows.byteOffset + lows.byteLength, grams);
  const starts = startsOf(counts);
  if (starts[BUCKETS] !== grams) throw new SignatureFormatError("damaged");
  const { components: listed, sets, spans = [] } = readTable(decode(data.subarray(data.byteLength - table)));
  const components = listed.map((component) =>
    HELPERS.test(component.name) ? { ...component, kind: "runtime" as const } : component,
  );
  const releases = new Map(spans.map((span): [readonly number[], ReleaseSpan] => [[span[0]], span]));
  const credited = [...components.map((_, number): readonly number[] => [number]), ...sets, ...releases.keys()];
  const owned = countsOf(owners);
  if (owned.some((count, owner) => count > 0 && owner >= credited.length)) throw new SignatureFormatError("damaged");
  const sole = owned.slice(0, components.length);
  const from = components.length + sets.length;
  spans.forEach(([component], at) => {
    sole[component] = (sole[component] ?? 0) + (owned[from + at] ?? 0);
  });
  return { starts, lows, owners, components, credited, sole, releases };
}

function readHeader(data: Uint8Array): { readonly grams: number; readonly table: number } {
  if (data.byteLength < HEADER_BYTES) throw new SignatureFormatError("not-signatures");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (view.getUint32(0, true) !== SIGNATURES_MAGIC) throw new SignatureFormatError("not-signatures");
  if (view.getUint32(4, true) !== SIGNATURES_VERSION) throw new SignatureFormatError("other-version");
  const grams = view.getUint32(8, true);
  const table = view.getUint32(12, true);
  if (data.byteLength !== HEADER_BYTES + BUCKETS * 2 + grams * 4 + table) throw new SignatureFormatError("damaged");
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

function startsOf(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(BUCKETS + 1);
  let at = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    starts[bucket] = at;
    at += counts[bucket] ?? 0;
  }
  starts[BUCKETS] = at;
  return starts;
}

function find(starts: Uint32Array, lows: Uint16Array, owners: Uint16Array, gram: number): number {
  const bucket = gram >>> 16;
  const wanted = gram & 0xffff;
  let from = starts[bucket] ?? 0;
  let to = starts[bucket + 1] ?? 0;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const low = lows[middle] ?? 0;
    if (low === wanted) return owners[middle] ?? -1;
    if (low < wanted) from = middle + 1;
    else to = middle;
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

function readTable(text: string): SignatureTable {
  const table: unknown = parsed(text);
  if (!isTable(table)) throw new SignatureFormatError("damaged");
  return table;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SignatureFormatError("damaged");
  }
}

const KINDS: ReadonlySet<unknown> = new Set<ComponentKind>(["framework", "library", "polyfill", "runtime"]);

const isNumber = (value: unknown): boolean => typeof value === "number";

function isTable(value: unknown): value is SignatureTable {
  if (typeof value !== "object" || value === null) return false;
  const { components, sets, spans = [] } = value as Partial<Record<keyof SignatureTable, unknown>>;
  if (!Array.isArray(components) || !components.every(isComponent)) return false;
  if (!Array.isArray(sets) || !Array.isArray(spans)) return false;
  const isComponentNumber = (number: unknown): boolean =>
    typeof number === "number" && components[number] !== undefined;
  return (
    sets.every((set) => Array.isArray(set) && set.every(isComponentNumber)) && spans.every(isSpan(isComponentNumber))
  );
}

const isSpan =
  (isComponentNumber: (value: unknown) => boolean) =>
  (value: unknown): boolean => {
    if (!Array.isArray(value) || value.length !== 3) return false;
    const [component, first, last]: readonly unknown[] = value;
    return isComponentNumber(component) && isNumber(first) && isNumber(last);
  };

/** Makes nothing: there are thousands. */
function isComponent(value: unknown): value is SignatureComponent {
  if (typeof value !== "object" || value === null) return false;
  const { name, kind, every, grams, majors } = value as Partial<Record<keyof SignatureComponent, unknown>>;
  if (typeof name !== "string" || !KINDS.has(kind) || !isNumber(every) || !isNumber(grams)) return false;
  return Array.isArray(majors) && majors.every(isNumber);
}
