/** `npm:name@version` to the files of the front end that the package brings along, or to all where it brings none. */
import { CaptureError } from "../capture-error.ts";
import { collectArchive } from "../collect/collect-archive.ts";
import type { Collection } from "../collect/collection.ts";
import type { AddressOptions } from "../web/collect-address.ts";
import { frontEndOf } from "./front-end.ts";
import { withTarball } from "./npm-pack.ts";

/** Name, and version, range or tag. What npm would take for a path (`a@..`), an address or a repository is none. */
const SPECIFIER = /^npm:((?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*(?:@[\w+^~-][\w.+^~-]{0,99})?)$/i;

/** What npm takes for a file of this machine, also behind an `@` (npm-package-arg 13). */
const TARBALL = /\.(?:tgz|tar\.gz|tar)$/i;

/** @throws {CaptureError} `package-malformed`, `package-*`, `archive-*` */
export async function collectPackage(input: string, { named }: Pick<AddressOptions, "named">): Promise<Collection> {
  const specifier = SPECIFIER.exec(input)?.[1];
  if (specifier === undefined || TARBALL.test(specifier)) throw new CaptureError("package-malformed", input);
  const { files } = await withTarball(specifier, (tarball) => collectArchive(tarball, "tar.gz"));
  const folder = frontEndOf(files, named);
  const taken = files.flatMap((file) =>
    file.path.startsWith(folder) ? [{ ...file, path: file.path.slice(folder.length) }] : [],
  );
  const { name, version } = manifestOf(files.find(({ path }) => path === "package.json")?.bytes);
  const own = `npm:${name ?? specifier}${version === undefined ? "" : `@${version}`}`;
  return { input: folder === "" ? own : `${own}, ${folder}`, files: taken, lost: [] };
}

function manifestOf(bytes: Uint8Array | undefined): { readonly name?: string; readonly version?: string } {
  try {
    const { name, version } = JSON.parse(Buffer.from(bytes ?? []).toString("utf8"));
    return { ...(typeof name === "string" && { name }), ...(typeof version === "string" && { version }) };
  } catch {
    return {};
  }
}
