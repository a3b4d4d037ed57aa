/** Base64 of gzip of UTF-8 to text, a byte order mark kept: offsets count it. */
import { SourceError } from "../model/source.ts";

/** @throws SourceError where it is not what it should be */
export async function unpackText(packed: string): Promise<string> {
  try {
    const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const bytes = await new Response(stream).arrayBuffer();
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new SourceError("text-damaged", error instanceof Error ? error.message : String(error));
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
