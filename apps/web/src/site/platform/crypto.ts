/** The one function of `node:crypto` that a capture of files needs, for a browser, where its own digests come later. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

export const hash = (_algorithm: "sha256", data: string | Uint8Array, _encoding: "hex"): string =>
  bytesToHex(sha256(data));
