/** Failures and gaps as lines that editors and terminals understand: `file:line:column: message`. */
import type { Capture } from "@as-built/engine";
import type { Failure, FileId, Gap } from "@as-built/spec";
import { gapMessage } from "./gap-messages.ts";
import { positionAt } from "./position.ts";
import { printable } from "./printable.ts";

export function locate({ file, at, error }: Failure, capture: Capture): string {
  return printable(`${placeOf(file, at, capture)}: ${error}`);
}

export function locateGap(gap: Gap, capture: Capture): string {
  return printable(gapMessage(gap, gap.file && placeOf(gap.file, gap.start, capture)));
}

/** The file alone where no place in it is known. */
function placeOf(file: FileId, at: number | undefined, { artifacts }: Capture): string {
  const text = at === undefined ? undefined : artifacts.find(({ id }) => id === file)?.text;
  if (at === undefined || text === undefined) return file;
  const { line, column } = positionAt(text, at);
  return `${file}:${line}:${column}`;
}
