/**
 * The format of exports, `asbuilt-export/1`: a tar of `asbuilt-export.json`, then `blobs/DIGEST` with the stored
 * content of each (Zstandard), then `tables/NAME/N.jsonl` with some rows each, and last `end.json`, so that an archive
 * that was cut off is known as such.
 */
import { z } from "@hono/zod-openapi";

export const EXPORT_FORMAT = "asbuilt-export/1";

export const MANIFEST = "asbuilt-export.json";

export const END = "end.json";

export const Manifest = z.object({ format: z.literal(EXPORT_FORMAT) });

export const blobPath = (digest: string): string => `blobs/${digest}`;

export const rowsPath = (table: string, part: number): string => `tables/${table}/${part}.jsonl`;

/** The digest or the table that a path names; undefined for the others. */
export function readPath(path: string): { readonly blob: string } | { readonly table: string } | undefined {
  const [, blob] = /^blobs\/([0-9a-f]{64})$/.exec(path) ?? [];
  if (blob !== undefined) return { blob };
  const [, table] = /^tables\/([a-z_]+)\/\d+\.jsonl$/.exec(path) ?? [];
  return table === undefined ? undefined : { table };
}
