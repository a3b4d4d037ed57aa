/** The signature index beside this package, for Node; in a browser, fetch the files and use `readSignatures`. */
import { readdirSync, readFileSync } from "node:fs";
import { combineSignatures, readSignatures, type SignatureIndex } from "@as-built/engine";

/** Where the index lies, and what was added to it since, in the order in which they are joined. */
export function indexFiles(): readonly URL[] {
  const added = new URL("../data/additions/", import.meta.url);
  const names = readdirSync(added).filter((name) => name.endsWith(".bin"));
  return [new URL("../data/index.bin", import.meta.url), ...names.sort().map((name) => new URL(name, added))];
}

/**
 * @param own files with indexes of a team's own packages, which are joined to it
 * @throws `SignatureFormatError` where a file is damaged
 */
export function loadSignatures(own: readonly string[] = []): SignatureIndex {
  const files = [...indexFiles(), ...own];
  return combineSignatures(files.map((file) => readSignatures(readFileSync(file), decodeAscii)));
}

const decodeAscii = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");
