/** Counts what an archive unpacks to, while it is unpacked: sizes that an archive states of itself may lie. */
import { stat } from "node:fs/promises";
import { CaptureError } from "../capture-error.ts";
import type { ArchiveLimits } from "../limits.ts";
import { shownName } from "./archive-path.ts";

export class Budget {
  readonly #limits: ArchiveLimits;
  readonly #packed: number;
  #entries = 0;
  #bytes = 0;

  private constructor(limits: ArchiveLimits, packed: number) {
    this.#limits = limits;
    this.#packed = packed;
  }

  static async of(path: string, limits: ArchiveLimits): Promise<Budget> {
    return new Budget(limits, (await stat(path)).size);
  }

  /** @throws {CaptureError} `archive-too-many-entries` */
  takeEntry(): void {
    this.#entries += 1;
    const { maxEntries } = this.#limits;
    if (this.#entries > maxEntries) throw new CaptureError("archive-too-many-entries", String(maxEntries));
  }

  /** @throws {CaptureError} `archive-entry-too-large`, `archive-too-large`, `archive-ratio` */
  async *spend(path: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > this.#limits.maxEntryBytes) throw new CaptureError("archive-entry-too-large", shownName(path));
      this.#take(chunk.byteLength);
      yield chunk;
    }
  }

  #take(bytes: number): void {
    this.#bytes += bytes;
    const { maxTotalBytes, maxRatio, ratioFrom } = this.#limits;
    if (this.#bytes > maxTotalBytes) throw new CaptureError("archive-too-large", String(maxTotalBytes));
    if (this.#bytes > ratioFrom && this.#bytes > this.#packed * maxRatio) {
      throw new CaptureError("archive-ratio", String(maxRatio));
    }
  }
}
