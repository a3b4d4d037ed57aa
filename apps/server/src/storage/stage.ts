/**
 * Contents on their way into the database: streamed through a hash and the compressor into a folder of their own, so
 * that no upload is held in memory and nothing is stored before all of it has come.
 */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type BlobInfo, PART } from "../database/blobs.ts";
import { compressor } from "./compression.ts";

export interface StagedBlob extends BlobInfo {
  readonly location: string;
}

/** Others at the machine are not to read what is uploaded. */
const OWNER_ALONE = 0o700;

export class Stage {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param below the folder in which all stages are */
  static async open(below: string): Promise<Stage> {
    await mkdir(below, { recursive: true, mode: OWNER_ALONE });
    return new Stage(await mkdtemp(join(below, "upload-")));
  }

  /** A path in the stage that nothing has yet. */
  newPath(): string {
    return join(this.folder, randomUUID());
  }

  async add(content: AsyncIterable<Uint8Array>): Promise<StagedBlob> {
    const hash = createHash("sha256");
    const location = this.newPath();
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    };
    const file = createWriteStream(location, { flags: "wx" });
    await pipeline(counted, compressor(), file);
    return { digest: hash.digest("hex"), bytes, stored_bytes: file.bytesWritten, location };
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Compressed content in parts as the database takes them. */
export async function* partsOf({ location }: Pick<StagedBlob, "location">): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(location, { highWaterMark: PART })) yield chunk;
}
