/** The signature index beside this package, for Node; in a browser, fetch the file and use `readSignatures`. */
import { readFileSync } from "node:fs";
import { combineSignatures, readSignatures, type SignatureIndex } from "@as-built/engine";

/**
 * @param own files with indexes of a team's own packages, which are joined to it
 * @throws `SignatureFormatError` where a file is damaged
 */
export function loadSignatures(own: readonly string[] = []): SignatureIndex {
  const files = [new URL("../data/index.bin", import.meta.url), ...own];
  return combineSignatures(files.map((file) => readSignatures(readFileSync(file), decodeAscii)));
}

const decodeAscii = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");
