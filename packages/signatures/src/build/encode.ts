/** Writes the binary form of a signature index; the format is described at its reader in the engine. */
import {
  BUCKETS,
  checksum,
  HEADER_BYTES,
  SIGNATURES_MAGIC,
  SIGNATURES_VERSION,
  type SignatureComponent,
} from "@as-built/engine";

export interface Entry {
  readonly gram: number;
  /** Number of the component, or SHARED. */
  readonly owner: number;
}

/** Entries in any order; a gram stands once. */
export function encodeSignatures(components: readonly SignatureComponent[], entries: readonly Entry[]): Uint8Array {
  const sorted = [...entries].sort((a, b) => a.gram - b.gram);
  const counts = new Uint16Array(BUCKETS);
  for (const { gram } of sorted) counts[gram >>> 16] = (counts[gram >>> 16] ?? 0) + 1;
  const table = componentTable(components);
  const bytes = new Uint8Array(HEADER_BYTES + BUCKETS * 2 + sorted.length * 4 + table.length);
  new Uint16Array(bytes.buffer, HEADER_BYTES, BUCKETS).set(counts);
  const lows = HEADER_BYTES + BUCKETS * 2;
  new Uint16Array(bytes.buffer, lows, sorted.length).set(sorted.map(({ gram }) => gram & 0xffff));
  new Uint16Array(bytes.buffer, lows + sorted.length * 2, sorted.length).set(sorted.map(({ owner }) => owner));
  bytes.set(table, lows + sorted.length * 4);
  writeHeader(bytes, sorted.length, table.length);
  return bytes;
}

function componentTable(components: readonly SignatureComponent[]): Uint8Array {
  const ascii = JSON.stringify(components).replace(/[^\x20-\x7e]/g, "?");
  return new TextEncoder().encode(ascii);
}

function writeHeader(bytes: Uint8Array, grams: number, table: number): void {
  const view = new DataView(bytes.buffer);
  view.setUint32(0, SIGNATURES_MAGIC, true);
  view.setUint32(4, SIGNATURES_VERSION, true);
  view.setUint32(8, grams, true);
  view.setUint32(12, table, true);
  view.setUint32(16, checksum(bytes.subarray(HEADER_BYTES)), true);
}
