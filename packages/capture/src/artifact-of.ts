/**
 * One file's bytes to one artifact: kind, decoded text, digest. A file whose name claims text and whose bytes are none
 * is kept as `other`, with a failure beside it, so that it is neither lost nor parsed; so is a compiled script.
 */
import { hash } from "node:crypto";
import type { Artifact, CaptureFailure } from "@as-built/engine";
import type { FileId } from "@as-built/spec";
import { plainPath } from "./content-coding.ts";
import { claimedKind, holdsText, isOfNotices, textKind } from "./kind.ts";
import { hermesVersion, looksBinary, looksLikeWasm } from "./looks.ts";

export interface Captured {
  readonly artifact: Artifact;
  readonly failure?: CaptureFailure;
  /** The bytes of a file whose name claims a compressed text, until it is known whether the plain one is there. */
  readonly compressed?: Uint8Array;
}

/** Keeps a byte order mark, puts U+FFFD for invalid bytes, leaves line ends alone. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export function artifactOf(id: FileId, bytes: Uint8Array): Captured {
  const identity = { id, bytes: bytes.byteLength, sha256: hash("sha256", bytes, "hex") };
  const claimed = claimedKind(id);
  if (claimed === "wasm" || looksLikeWasm(bytes)) return { artifact: { ...identity, kind: "wasm", text: "" } };
  const compiled = hermesVersion(bytes);
  if (compiled !== undefined) {
    const failure: CaptureFailure = { file: id, code: "hermes-bytecode", detail: `version ${compiled}` };
    return { artifact: { ...identity, kind: "other", text: "" }, failure };
  }
  if (isOfNotices(id) && !looksBinary(bytes))
    return { artifact: { ...identity, kind: "other", text: decoder.decode(bytes) } };
  if (claimed === "other") {
    const artifact: Artifact = { ...identity, kind: "other", text: "" };
    return plainPath(id) === undefined ? { artifact } : { artifact, compressed: bytes };
  }
  if (looksBinary(bytes)) {
    const artifact: Artifact = { ...identity, kind: "other", text: "" };
    return claimed ? { artifact, failure: { file: id, code: "not-text" } } : { artifact };
  }
  const text = decoder.decode(bytes);
  const kind = textKind(claimed, text);
  return { artifact: { ...identity, kind, text: holdsText(kind) ? text : "" } };
}
