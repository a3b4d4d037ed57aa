/**
 * Paths of archives. Takes names as they stand in an archive, gives relative paths with forward slashes, and refuses
 * what would leave the folder that the archive stands for.
 */
import { CaptureError } from "../capture-error.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "../limits.ts";

/** Longest part of a hostile name that a message repeats. */
const SHOWN = 200;

export const shownName = (name: string): string => (name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name);

/** A drive of Windows: `C:`. */
const DRIVE = /^[A-Za-z]:/;

/**
 * @returns "" for the root itself (`./`)
 * @throws {CaptureError} `archive-path-outside`, `archive-path-too-long`, `archive-damaged`
 */
export function archivePath(name: string, { maxDepth, maxPathLength }: ArchiveLimits = ARCHIVE_LIMITS): string {
  if (name.length > maxPathLength) throw new CaptureError("archive-path-too-long", shownName(name));
  if (name.includes("\0")) throw new CaptureError("archive-damaged", shownName(name.replaceAll("\0", "�")));
  const parts = name.split(/[\\/]/);
  if ((parts.length > 1 && parts[0] === "") || DRIVE.test(name) || parts.includes("..")) {
    throw new CaptureError("archive-path-outside", shownName(name));
  }
  const segments = parts.filter((part) => part !== "" && part !== ".");
  if (segments.length > maxDepth) throw new CaptureError("archive-path-too-long", shownName(name));
  return segments.join("/");
}

/**
 * The folder that stands for the archive itself and is no part of the application's paths: `package/` of `npm pack`, and
 * `app/` of `app.zip`, where everything lies in it. So an archive gives what its folder gives.
 *
 * @returns "" where there is none, else with its slash
 */
export function archiveRoot(paths: readonly string[], archive: string): string {
  const first = paths[0] ?? "";
  const root = first.slice(0, first.indexOf("/") + 1);
  if (root === "" || (root !== "package/" && root !== `${stemOf(archive)}/`)) return "";
  return paths.every((path) => path.startsWith(root)) ? root : "";
}

const stemOf = (archive: string): string =>
  archive.slice(archive.lastIndexOf("/") + 1).replace(/\.(?:zip|tar|tgz|tar\.gz)$/i, "");
