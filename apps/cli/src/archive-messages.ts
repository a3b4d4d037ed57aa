/** The words for archives that are refused, by code. The subject is the archive, one of its entries, or a bound. */
import type { ArchiveErrorCode } from "@as-built/capture";

export interface Message {
  readonly what: (subject: string) => string;
  readonly next: string | ((subject: string) => string);
}

const AGAIN = "Fetch or pack it again, and compare its size with the original.";
const REPACK = "Unpack it where that is safe, and give the folder; or pack only the files that a browser is served.";

const mb = (bytes: string): string => `${Math.floor(Number(bytes) / 2 ** 20)} MB`;

export const ARCHIVE_PROBLEMS: Readonly<Record<ArchiveErrorCode, Message>> = {
  "archive-truncated": { what: (archive) => `The archive ${archive} is cut off: its end is missing.`, next: AGAIN },
  "archive-damaged": {
    what: (subject) => `The archive is damaged, or no zip, tar, tar.gz, crx or asar: ${subject}`,
    next: AGAIN,
  },
  "archive-encrypted": {
    what: (subject) => `The archive is encrypted: ${subject}`,
    next: "Pack it again without a password.",
  },
  "archive-unsupported": {
    what: (subject) => `The archive holds what cannot be read (a device, a pipe, another compression): ${subject}`,
    next: "Pack it as zip (deflate), tar or tar.gz, with plain files only.",
  },
  "archive-path-outside": {
    what: (entry) => `The archive holds a path that leads out of it: ${entry}`,
    next: "Nothing of it was read. Do not unpack it; ask whoever made it. A well-made archive has relative paths only.",
  },
  "archive-path-too-long": {
    what: (entry) => `The archive holds a path that is too long or too deep: ${entry}`,
    next: REPACK,
  },
  "archive-link": { what: (entry) => `The archive holds a link: ${entry}`, next: "Pack the files that links lead to." },
  "archive-duplicate": {
    what: (entry) => `The archive holds two files of one path: ${entry}`,
    next: "Pack it again from a folder, so that it is clear which of them counts.",
  },
  "archive-too-many-entries": { what: (bound) => `The archive holds more than ${bound} entries.`, next: REPACK },
  "archive-entry-too-large": { what: (entry) => `A file of the archive is too large: ${entry}`, next: REPACK },
  "archive-too-large": { what: (bytes) => `The archive unpacks to more than ${mb(bytes)}.`, next: REPACK },
  "archive-ratio": {
    what: (ratio) =>
      `The archive unpacks to more than ${ratio} times its size, as archives do that are made to fill memory.`,
    next: REPACK,
  },
  "archive-native": {
    what: (archive) => `${archive} is a mobile application without pages and without a bundle of scripts.`,
    next: "Its code is compiled for the device, and that is not read. Where it shows a site, give the site's address.",
  },
};
