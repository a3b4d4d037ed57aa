/**
 * Keys of uploads. Files that are dropped again, since no answer came, get the key of the first time: the server may have
 * stored them. After an answer the next drop is a new upload, whatever it holds.
 */
import type { Dropped } from "./dropped-files.ts";

export interface UploadKeys {
  readonly keyOf: (dropped: Dropped, label: string) => string;
  /** The upload has been answered. */
  readonly done: () => void;
}

const BYTES = 16;

/** Pages by plain HTTP have no `randomUUID`. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function createUploadKeys(): UploadKeys {
  let last: { readonly mark: string; readonly key: string } | undefined;
  return {
    keyOf: (dropped, label) => {
      const mark = markOf(dropped, label);
      if (last?.mark !== mark) last = { mark, key: randomKey() };
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}

const markOf = ({ input, files, traffic }: Dropped, label: string): string =>
  JSON.stringify([
    input,
    label,
    [...files, ...(traffic ? [traffic] : [])].map(({ path, file }) => [path, file.size, file.lastModified]),
  ]);
