/**
 * The files of a container image that `docker save` or `podman save` wrote: of its layers in their order, what a browser may be
 * served. Later layers stand over earlier ones and take files away. The image is hostile: links are not followed, paths that
 * leave it end the reading, and what it unpacks to is counted.
 */
import { basename } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { archiveError } from "../archive/archive-error.ts";
import { archivePath } from "../archive/archive-path.ts";
import { Budget } from "../archive/budget.ts";
import type { RawEntry } from "../archive/raw-entry.ts";
import { entriesIn, tarEntries } from "../archive/tar-entries.ts";
import { CaptureError } from "../capture-error.ts";
import type { CollectedFile } from "../collect/collection.ts";
import { IMAGE_LIMITS } from "../limits.ts";

/** https://github.com/moby/docker-image-spec, "Combined Image JSON + Filesystem Changeset Format"; podman writes the same. */
const Manifest = z.array(z.object({ Layers: z.array(z.string()).min(1) })).min(1);

/** What stands first in such an archive, by the versions of docker and of podman. */
const FIRST = /^(?:blobs\/?|oci-layout|index\.json|manifest\.json|repositories|[0-9a-f]{64}(?:\/|\.json|\.tar)?)/;

/** What browsers are served and an analysis reads. */
const SERVED = /\.(?:html?|[cm]?js|css|json|webmanifest|map|wasm)$/i;

const MAX_MANIFEST = 2 ** 20;
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Whether a tar archive begins as an image does. */
export async function mayBeImage(path: string, gzipped: boolean): Promise<boolean> {
  for await (const { name } of tarEntries(path, gzipped)) return FIRST.test(name);
  return false;
}

/**
 * @returns undefined where the archive is no image
 * @throws {CaptureError} with a code of `ArchiveErrorCode`
 */
export async function imageFiles(path: string, gzipped: boolean): Promise<readonly CollectedFile[] | undefined> {
  try {
    const layers = await layersOf(path, gzipped);
    return layers && (await filesOf(path, gzipped, layers));
  } catch (error) {
    throw archiveError(error, basename(path));
  }
}

/** The manifest may stand behind the layers that it names. */
async function layersOf(path: string, gzipped: boolean): Promise<readonly string[] | undefined> {
  const budget = await Budget.of(path, IMAGE_LIMITS);
  for await (const { name, type, content } of tarEntries(path, gzipped)) {
    budget.takeEntry();
    if (name !== "manifest.json" || type !== "file") {
      await passOver(content());
      continue;
    }
    return Manifest.safeParse(parsed(await textOf(content()))).data?.[0]?.Layers;
  }
  return undefined;
}

/** The reader of the archive waits until an entry is read. */
async function passOver(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size <= MAX_MANIFEST) chunks.push(chunk);
  }
  return size > MAX_MANIFEST ? "" : Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Paths that are gone, and folders whose earlier content is, with their slash. */
interface Takes {
  readonly gone: Set<string>;
  readonly emptied: Set<string>;
}

interface Layer {
  readonly files: Map<string, Uint8Array>;
  readonly takes: Takes;
}

async function filesOf(path: string, gzipped: boolean, names: readonly string[]): Promise<readonly CollectedFile[]> {
  const budget = await Budget.of(path, IMAGE_LIMITS);
  const wanted = new Set(names);
  const layers = new Map<string, Layer>();
  for await (const { name, type, content } of tarEntries(path, gzipped)) {
    budget.takeEntry();
    if (type === "file" && wanted.has(name)) layers.set(name, await layerOf(content(), name, budget));
    else await passOver(content());
  }
  const missing = names.find((name) => !layers.has(name));
  if (missing !== undefined) throw new CaptureError("archive-damaged", missing);
  // a layer that stands there twice, as empty ones do, puts there what it puts there last
  const last = new Set(names.toReversed());
  return together([...last].flatMap((name) => layers.get(name) ?? []));
}

/**
 * From the last layer to the first, so that each file is asked once whether a later layer takes it. What was put there last
 * is the application's more likely than what the base brings, and comes first.
 */
function together(layers: readonly Layer[]): readonly CollectedFile[] {
  const files = new Map<string, Uint8Array>();
  const taken: Takes = { gone: new Set(), emptied: new Set() };
  for (const { files: own, takes } of layers) {
    for (const [file, bytes] of [...own].reverse()) {
      if (isTaken(file, taken)) continue;
      const later = files.get(file);
      // who put it there first says how late it comes
      files.delete(file);
      files.set(file, later ?? bytes);
    }
    for (const one of takes.gone) taken.gone.add(one);
    for (const one of takes.emptied) taken.emptied.add(one);
  }
  return Array.from(files, ([file, bytes]) => ({ path: file, bytes }));
}

/** Asked of the path and of its folders, whatever else is gone. */
function isTaken(path: string, { gone, emptied }: Takes): boolean {
  if (gone.has(path) || emptied.has("")) return true;
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1))
    if (gone.has(path.slice(0, at)) || emptied.has(path.slice(0, at + 1))) return true;
  return false;
}

async function layerOf(content: AsyncIterable<Uint8Array>, name: string, budget: Budget): Promise<Layer> {
  const { source, head } = await peeked(content);
  if (head.subarray(0, ZSTD.length).equals(ZSTD)) throw new CaptureError("archive-unsupported", name);
  const layer: Layer = { files: new Map(), takes: { gone: new Set(), emptied: new Set() } };
  const isPacked = head.subarray(0, GZIP.length).equals(GZIP);
  for await (const entry of entriesIn(source, isPacked, name, () => ({ done: 0, total: 0 }))) {
    budget.takeEntry();
    await take(entry, layer, budget);
  }
  return layer;
}

/** https://github.com/opencontainers/image-spec/blob/main/layer.md#whiteouts */
async function take(entry: RawEntry, { files, takes }: Layer, budget: Budget): Promise<void> {
  const path = archivePath(entry.name.replace(/^\/+/, ""));
  const at = path.lastIndexOf("/") + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  if (name === ".wh..wh..opq") takes.emptied.add(folder);
  else if (name.startsWith(".wh.")) takes.gone.add(folder + name.slice(".wh.".length));
  else if (entry.type === "file" && SERVED.test(name))
    return void files.set(path, await buffer(budget.spend(path, entry.content())));
  await passOver(entry.content());
}

/** The beginning of a stream, and the stream as a whole. */
async function peeked(
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly source: Readable; readonly head: Buffer }> {
  const rest = content[Symbol.asyncIterator]();
  const first = await rest.next();
  const head = Buffer.from(first.done ? [] : first.value);
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } finally {
      // who ends early ends the archive around it, which waits for this
      await rest.return?.();
    }
  }
  return { head, source: Readable.from(whole()) };
}
