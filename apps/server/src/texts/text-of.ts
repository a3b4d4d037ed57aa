/** Stored contents to the text that is asked for. Takes seconds with large ones: runs in a thread of its own. */
import { zstdDecompressSync } from "node:zlib";
import { ARCHIVE_LIMITS, DEFAULT_LIMITS, decoded } from "@as-built/capture";
import { renderMarkdown } from "@as-built/engine/markdown";
import { compareSpecifications, type Specification } from "@as-built/spec";
import type { TextKind, TextTask } from "./text-task.ts";

type Contents = readonly Uint8Array[];

/** As captures decode: invalid bytes as U+FFFD, a byte order mark kept. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** @returns undefined where the contents are no such text */
export const textOf = ({ kind, subject = "" }: TextTask, contents: Contents): string | undefined =>
  MAKE[kind](contents.map(unpacked), subject);

const MAKE: Readonly<Record<TextKind, (contents: Contents, subject: string) => string | undefined>> = {
  file: ([content]) => decoder.decode(content),
  "coded-file": ([content = new Uint8Array()], path) => {
    const result = decoded(path, content, mostOf(content));
    return "bytes" in result ? decoder.decode(result.bytes) : undefined;
  },
  markdown: ([document]) => renderMarkdown(specificationOf(document)),
  comparison: ([left, right]) => JSON.stringify(compareSpecifications(specificationOf(left), specificationOf(right))),
};

/** What of it can be in a specification: analyses read no more either. */
function mostOf({ byteLength }: Uint8Array): number {
  const { maxRatio, ratioFrom } = ARCHIVE_LIMITS;
  return Math.min(DEFAULT_LIMITS.maxFileBytes, Math.max(ratioFrom, byteLength * maxRatio));
}

const unpacked = (stored: Uint8Array): Uint8Array => zstdDecompressSync(stored);

const specificationOf = (document: Uint8Array | undefined): Specification => JSON.parse(decoder.decode(document));
