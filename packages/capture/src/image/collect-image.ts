/** A container image to the front end that it serves: the folder of the page that loads the most code, whatever server is in it. */
import { basename } from "node:path";
import type { ArchiveKind } from "../archive/archive-kind.ts";
import type { Collection } from "../collect/collection.ts";
import { frontEndOf } from "../package/front-end.ts";
import type { AddressOptions } from "../web/collect-address.ts";
import { imageFiles, mayBeImage } from "./layers.ts";

/**
 * @returns undefined where the archive is no image
 * @throws {CaptureError} with a code of `ArchiveErrorCode`
 */
export async function collectImage(
  path: string,
  kind: ArchiveKind,
  { named }: Pick<AddressOptions, "named">,
): Promise<Collection | undefined> {
  const isTar = kind === "tar" || kind === "tar.gz";
  if (!isTar || !(await mayBeImage(path, kind === "tar.gz"))) return undefined;
  const files = await imageFiles(path, kind === "tar.gz");
  if (files === undefined) return undefined;
  const folder = frontEndOf(files, named);
  const taken = files.flatMap((file) =>
    file.path.startsWith(folder) ? [{ ...file, path: file.path.slice(folder.length) }] : [],
  );
  return { input: folder === "" ? basename(path) : `${basename(path)}, ${folder}`, files: taken, lost: [] };
}
