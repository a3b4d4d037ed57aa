/** A text as a self-contained page carries it: compressed, as base64. */
import type { TextBlock } from "@as-built/engine/html";
import type { FileId } from "@as-built/spec";

export async function textBlock(file: FileId, text: string): Promise<TextBlock> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  return { file, length: text.length, gzip: base64(bytes) };
}

/** In pieces of whole groups of three bytes, so that the texts join; arguments of a call are limited. */
function base64(bytes: Uint8Array): string {
  const PIECE = 3 * 8192;
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return text;
}
