/** An entry as a format's reader gives it, before anything of it is trusted. */

export interface RawEntry {
  readonly name: string;
  readonly type: "file" | "folder" | "link" | "other";
  readonly encrypted: boolean;
  /** Unpacked bytes; read at most once, and before the next entry is asked for. Never asked for: never unpacked. */
  readonly content: () => AsyncIterable<Uint8Array>;
  /** How far the archive is read, in entries or bytes. */
  readonly done: number;
  readonly total: number;
}
