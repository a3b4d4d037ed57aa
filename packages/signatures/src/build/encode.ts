/** Writes the binary form of a signature index; the format is described at its reader in the engine. */
import {
  BUCKET_BITS,
  bitBytes,
  checksum,
  FLAGS,
  FORM_LETTERS,
  HEADER_BYTES,
  KIND_LETTERS,
  LISTS,
  NO_FORM,
  SIGNATURES_MAGIC,
  SIGNATURES_VERSION,
  SINGLES,
  type SignatureColumns,
  type SignatureTable,
} from "@as-built/engine";

/** Grams ascending, each once, with the number of its component or set. */
export interface Entries {
  readonly grams: Uint32Array;
  readonly owners: Uint16Array;
}

export function encodeSignatures(table: SignatureTable, { grams, owners }: Entries): Uint8Array {
  const ascii = new TextEncoder().encode(JSON.stringify(columnsOf(table)).replace(/[^\x20-\x7e]/g, "?"));
  const bits = bitsOf(grams);
  const nibbles = HEADER_BYTES + bits.length + grams.length * 3;
  const bytes = new Uint8Array(nibbles + ((grams.length + 1) >>> 1) + ascii.length);
  bytes.set(bits, HEADER_BYTES);
  new Uint16Array(bytes.buffer, HEADER_BYTES + bits.length, grams.length).set(owners);
  grams.forEach((gram, at) => {
    bytes[nibbles - grams.length + at] = gram & 255;
    const place = nibbles + (at >>> 1);
    bytes[place] = (bytes[place] ?? 0) | (((gram >>> 8) & 15) << ((at & 1) * 4));
  });
  bytes.set(ascii, bytes.length - ascii.length);
  writeHeader(bytes, grams.length, ascii.length);
  return bytes;
}

/** Ones for the grams of a bucket, then a zero. */
function bitsOf(grams: Uint32Array): Uint8Array {
  const bits = new Uint8Array(bitBytes(grams.length));
  grams.forEach((gram, at) => {
    const place = at + (gram >>> (32 - BUCKET_BITS));
    bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  });
  return bits;
}

function columnsOf({ components, sets, spans = [] }: SignatureTable): SignatureColumns {
  const having = (test: (component: SignatureTable["components"][number]) => unknown): readonly number[] =>
    components.flatMap((component, number) => (test(component) ? [number] : []));
  const listed = (numbersOf: (component: SignatureTable["components"][number]) => readonly number[] | undefined) =>
    components.flatMap((component, number) => {
      const numbers = numbersOf(component);
      return numbers ? [[number, ...numbers]] : [];
    });
  const flags = FLAGS.map((flag) => [flag, having((component) => component[flag])]);
  const lists = LISTS.map((list) => [list, listed((component) => component[list])]);
  const singles = SINGLES.map((single) => [
    single,
    listed(({ [single]: other }) => (other === undefined ? undefined : [other])),
  ]);
  return {
    names: components.map(({ name }) => name).join("\n"),
    kinds: components.map(({ kind }) => KIND_LETTERS[kind]).join(""),
    forms: components.map(({ form }) => (form ? FORM_LETTERS[form] : NO_FORM)).join(""),
    every: components.map(({ every }) => Math.log2(every).toString(36)).join(""),
    grams: components.map(({ grams }) => grams),
    majors: components.map(({ majors }) => majors.join()).join(";"),
    flags: Object.fromEntries(flags),
    lists: Object.fromEntries([...lists, ...singles]),
    sets,
    spans,
  };
}

function writeHeader(bytes: Uint8Array, grams: number, table: number): void {
  const view = new DataView(bytes.buffer);
  view.setUint32(0, SIGNATURES_MAGIC, true);
  view.setUint32(4, SIGNATURES_VERSION, true);
  view.setUint32(8, grams, true);
  view.setUint32(12, table, true);
  view.setUint32(16, checksum(bytes.subarray(HEADER_BYTES)), true);
}
