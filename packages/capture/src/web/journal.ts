/**
 * What a capture has got so far, on disk, so that one that was interrupted goes on where it ended. Contents are kept by
 * their digest, and a file counts once it is whole: what is cut off or changed is asked for again. A capture that ends
 * takes its journal with it, so the next one sees what the servers have then.
 */
import { hash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Answer } from "./client.ts";

const Entry = z.object({
  address: z.string(),
  url: z.string(),
  contentType: z.string(),
  sourceMap: z.string().optional(),
  sha256: z.string(),
});

/** An application may have changed since. */
const MAX_AGE = 24 * 60 * 60 * 1000;

export class Journal {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param key all that the answers depend on: the address that was given, and the user's headers */
  static async open(root: string, key: string): Promise<Journal> {
    const folder = join(root, hash("sha256", key, "hex"));
    const begun = await stat(folder).catch(() => undefined);
    if (begun && Date.now() - begun.mtimeMs > MAX_AGE) await rm(folder, { recursive: true, force: true });
    // answers may be meant for the one who asked
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Journal(folder);
  }

  async get(address: string): Promise<Answer | undefined> {
    try {
      const { url, contentType, sourceMap, sha256, ...entry } = Entry.parse(
        JSON.parse(await readFile(this.#entry(address), "utf8")),
      );
      const bytes = await readFile(join(this.#folder, sha256));
      const isSame = entry.address === address && hash("sha256", bytes, "hex") === sha256;
      return isSame ? { bytes, contentType, url, sourceMap } : undefined;
    } catch {
      return undefined;
    }
  }

  async put(address: string, { bytes, ...said }: Answer): Promise<void> {
    const sha256 = hash("sha256", bytes, "hex");
    await this.#write(join(this.#folder, sha256), bytes);
    await this.#write(this.#entry(address), JSON.stringify({ address, ...said, sha256 }));
  }

  async end(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #entry(address: string): string {
    return join(this.#folder, `${hash("sha256", address, "hex")}.json`);
  }

  /** Whole or not at all. */
  async #write(file: string, content: string | Uint8Array): Promise<void> {
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, content);
    await rename(part, file);
  }
}
