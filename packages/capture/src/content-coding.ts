/**
 * Texts that stand there only compressed: `app.js.gz`, `app.js.br` and `app.js.zst`, as builds write them for servers
 * that send them with a Content-Encoding. What a browser gets is the text under the plain path.
 */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { ContentCoding } from "@as-built/engine";
import { claimedKind, holdsText } from "./kind.ts";

interface Coding {
  readonly coding: ContentCoding;
  readonly ending: string;
  readonly decode: (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;
}

/** The order in which one of several is taken. */
const CODINGS: readonly Coding[] = [
  { coding: "gzip", ending: ".gz", decode: gunzipSync },
  { coding: "br", ending: ".br", decode: brotliDecompressSync },
  { coding: "zstd", ending: ".zst", decode: zstdDecompressSync },
];

export const codingOf = (path: string): Coding | undefined => CODINGS.find(({ ending }) => path.endsWith(ending));

/** `app.js` for `app.js.gz`; undefined where the name claims no compressed text (`app.js`, `logo.svg.gz`, `app.tar.gz`). */
export function plainPath(path: string): string | undefined {
  const coding = codingOf(path);
  if (coding === undefined) return undefined;
  const plain = path.slice(0, -coding.ending.length);
  const kind = claimedKind(plain);
  return kind !== undefined && holdsText(kind) ? plain : undefined;
}

/** The paths under which a text may stand compressed, in the order in which one of them is taken. */
export const compressedPaths = (plain: string): readonly string[] =>
  CODINGS.map(({ ending }) => plain + ending).filter((path) => plainPath(path) !== undefined);

export type Decoded =
  | { readonly coding: ContentCoding; readonly bytes: Uint8Array }
  | { readonly code: "not-decompressed" | "decompressed-too-large" };

/** Bytes of a file of this name as a browser gets them; never more than `maxBytes`, which is checked while they are made. */
export function decoded(path: string, bytes: Uint8Array, maxBytes: number): Decoded {
  const found = codingOf(path);
  if (found === undefined) return { code: "not-decompressed" };
  if (maxBytes < 1) return { code: "decompressed-too-large" };
  try {
    return { coding: found.coding, bytes: found.decode(bytes, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const full = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return { code: full ? "decompressed-too-large" : "not-decompressed" };
  }
}
