/** Writes the binary form of a signature index; the format is described at its reader in the engine. */
import {
  BUCKETS,
  checksum,
  HEADER_BYTES,
  SIGNATURES_MAGIC,
  SIGNATURES_VERSION,
  type SignatureTable,
} from "@as-built/engine";

/** Grams ascending, each once, with the number of its component or set. */
export interface Entries {
  readonly grams: Uint32Array;
  readonly owners: Uint16Array;
}

export function encodeSignatures(table: SignatureTable, { grams, owners }: Entries): Uint8Array {
  const counts = new Uint16Array(BUCKETS);
  for (const gram of grams) counts[gram >>> 16] = (counts[gram >>> 16] ?? 0) + 1;
  const ascii = new TextEncoder().encode(JSON.stringify(table).replace(/[^\x20-\x7e]/g, "?"));
  const lows = HEADER_BYTES + BUCKETS * 2;
  const bytes = new Uint8Array(lows + grams.length * 4 + ascii.length);
  new Uint16Array(bytes.buffer, HEADER_BYTES, BUCKETS).set(counts);
  new Uint16Array(bytes.buffer, lows, grams.length).set(grams.map((gram) => gram & 0xffff));
  new Uint16Array(bytes.buffer, lows + grams.length * 2, grams.length).set(owners);
  bytes.set(ascii, lows + grams.length * 4);
  writeHeader(bytes, grams.length, ascii.length);
  return bytes;
}

function writeHeader(bytes: Uint8Array, grams: number, table: number): void {
  const view = new DataView(bytes.buffer);
  view.setUint32(0, SIGNATURES_MAGIC, true);
  view.setUint32(4, SIGNATURES_VERSION, true);
  view.setUint32(8, grams, true);
  view.setUint32(12, table, true);
  view.setUint32(16, checksum(bytes.subarray(HEADER_BYTES)), true);
}
