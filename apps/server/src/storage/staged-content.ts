/** What a staged file holds, unpacked. However its reader ends, nothing stays open. */
import { createReadStream } from "node:fs";
import { pipeline, type Transform } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import type { StagedBlob } from "./stage.ts";

/**
 * @param decoder of a coding that the content itself has
 * @throws the errors of the file system and of the decompressors
 */
export async function* contentOf(
  { location }: Pick<StagedBlob, "location">,
  decoder?: Transform,
): AsyncGenerator<Uint8Array> {
  const file = createReadStream(location);
  const streams = [file, createZstdDecompress(), ...(decoder === undefined ? [] : [decoder])];
  // An error of one ends all, and comes out of the iteration.
  const last = streams.at(-1) ?? file;
  pipeline(streams, () => undefined);
  try {
    for await (const chunk of last) yield chunk;
  } finally {
    last.destroy();
  }
}
