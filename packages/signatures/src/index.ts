/** The signature index beside this package, for Node; in a browser, fetch the file and use `readSignatures`. */
import { readFileSync } from "node:fs";
import { readSignatures, type SignatureIndex } from "@as-built/engine";

/** Throws `SignatureFormatError` where the file is damaged. */
export function loadSignatures(): SignatureIndex {
  return readSignatures(readFileSync(new URL("../data/index.bin", import.meta.url)));
}
