/** Writes archives for tests, hostile ones included: what is wrong with them no well-behaved library would write. */
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";

export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** Unix mode; default: none was written. */
  readonly mode?: number;
  readonly encrypted?: boolean;
  readonly crc?: number;
}

/** A zip archive as APPNOTE 4.3 has it: local headers with their data, central directory, its end. */
export function zip(entries: readonly ZipEntry[], claimed = entries.length): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", mode = 0, encrypted = false, crc } of entries) {
    const raw = Buffer.from(content);
    const data = deflateRawSync(raw);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc ?? crc32(raw), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, path, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x03"), common, rest, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(claimed & 0xffff, 4);
  end.writeUInt16LE(claimed & 0xffff, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\x05\x06"), end]);
}

export type TarEntry = Partial<Header> & { readonly name: string; readonly content?: string | Uint8Array };

export async function tar(entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const { content = "", ...header } of entries) archive.entry(header, Buffer.from(content));
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const tgz = async (entries: readonly TarEntry[]): Promise<Buffer> => gzipSync(await tar(entries));
