/** Writes archives for tests, hostile ones included: what is wrong with them no well-behaved library would write. */
import { hash } from "node:crypto";
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

/** A browser extension: a zip behind the header of CRX2 or CRX3, with keys and signatures of no worth. */
export function crx(entries: readonly ZipEntry[], version = 3): Buffer {
  const lengths = version === 2 ? [9, 20] : [29];
  const head = [version, ...lengths].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(number);
    return bytes;
  });
  return Buffer.concat([Buffer.from("Cr24"), ...head, Buffer.alloc(29, "k"), zip(entries)]);
}

/** What the list of an asar says of a file or folder, hostile things included. */
export type AsarNode = Readonly<Record<string, unknown>>;

/** An archive of Electron with this list, and the contents behind it. */
export function asarOf(list: AsarNode, content: string | Uint8Array = ""): Buffer {
  const text = Buffer.from(JSON.stringify(list));
  const padded = text.length + ((4 - (text.length % 4)) % 4);
  const head = Buffer.alloc(16 + padded);
  head.writeUInt32LE(4, 0);
  head.writeUInt32LE(padded + 8, 4);
  head.writeUInt32LE(padded + 4, 8);
  head.writeUInt32LE(text.length, 12);
  text.copy(head, 16);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** The same of files, as Electron's packer writes them. */
export function asar(entries: readonly { readonly name: string; readonly content?: string | Uint8Array }[]): Buffer {
  const root: Record<string, unknown> = {};
  const contents: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "" } of entries) {
    const bytes = Buffer.from(content);
    const folders = name.split("/");
    const last = folders.pop() ?? "";
    const integrity = { algorithm: "SHA256", hash: hash("sha256", bytes, "hex") };
    below(root, folders)[last] = { size: bytes.length, offset: String(offset), integrity };
    contents.push(bytes);
    offset += bytes.length;
  }
  return asarOf({ files: root }, Buffer.concat(contents));
}

function below(root: Record<string, unknown>, folders: readonly string[]): Record<string, unknown> {
  let files = root;
  for (const folder of folders) {
    const next: Record<string, unknown> = {};
    const known = files[folder];
    if (isNode(known)) files = known.files;
    else {
      files[folder] = { files: next };
      files = next;
    }
  }
  return files;
}

const isNode = (value: unknown): value is { readonly files: Record<string, unknown> } =>
  typeof value === "object" && value !== null && "files" in value;

/** What Hermes compiles a bundle to: its mark and version, then what nobody reads. */
export function hermes(version: number): Buffer {
  const bytes = Buffer.alloc(128);
  Buffer.from("c61fbc03c103191f", "hex").copy(bytes);
  bytes.writeUInt32LE(version, 8);
  return bytes;
}
