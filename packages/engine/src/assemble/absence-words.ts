/**
 * What is not in a capture, or could not be read, in the words of a point that it may have something to say of, and the
 * reasons for programs.
 */
import type { PointName, Reason } from "@as-built/spec";
import type { Absence, Absences } from "../unpack/absences.ts";
import { lastSegment } from "../unpack/missing.ts";
import { captureWords, reasonWords } from "./capture-words.ts";

/** Those that may hold something of a point. */
export const absencesAt = (point: PointName, { absent, unread }: Absences): Absences => ({
  absent: absent.filter(({ reference, failure, isStyle }) => !isStyle && mayHold(point, failure?.file ?? reference)),
  unread: unread.filter(({ file, code }) => code === "hermes-bytecode" || (isRead(file) && mayHold(point, file))),
});

/** What a style holds, or a source map, is no statement of a point; a manifest says what the product is. */
function mayHold(point: PointName, file: string): boolean {
  const endings = endingsOf(file);
  if (endings.includes("css") || endings.includes("map")) return false;
  return point === "purpose" || !endings.includes("webmanifest");
}

/** Of a file that nobody named, as in a folder with images, the name tells whether it is read at all. */
const isRead = (file: string): boolean => endingsOf(file).some((ending) => READ.has(ending));

const READ: ReadonlySet<string> = new Set(["js", "mjs", "cjs", "html", "htm", "xhtml", "json", "webmanifest"]);

/** `main.js.gz` and `main.js?v=3` are scripts. */
const endingsOf = (file: string): readonly string[] =>
  lastSegment(file)
    .split(/[.?#~]/)
    .slice(1)
    .map((part) => part.toLowerCase());

/** Most files named in the words; the reasons name all. */
const NAMED = 3;

/** Empty where nothing is absent. */
export function absenceWords({ absent, unread }: Absences): string {
  const words = [
    ...(absent.length > 0 ? [missing(absent)] : []),
    ...unread.slice(0, NAMED).map((failure) => `${failure.file} ${captureWords(failure)}.`),
    ...(unread.length > NAMED ? [`${unread.length - NAMED} more could not be read.`] : []),
  ];
  return words.join(" ");
}

function missing(absent: readonly Absence[]): string {
  const names = absent
    .slice(0, NAMED)
    .map(({ reference, failure }) => (failure ? `${reference} (${reasonWords(failure)})` : reference));
  const more = absent.length - names.length;
  const list = `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return absent.length === 1
    ? `${list} is referenced and was not captured.`
    : `${list} are referenced and were not captured.`;
}

export const absenceReasons = ({ absent, unread }: Absences): readonly Reason[] => [
  ...absent.map(({ reference }): Reason => ({ code: "chunk-missing", ref: reference })),
  ...unread.map(({ file }): Reason => ({ code: "unreadable-file", ref: file })),
];
