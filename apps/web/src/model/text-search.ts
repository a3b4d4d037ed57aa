/** Finds a text in the material: plain text, no pattern, upper and lower case alike. */
import type { FileId, Specification } from "@as-built/spec";
import type { Range } from "./code-lines.ts";
import type { Source } from "./source.ts";

export interface TextHit {
  readonly file: FileId;
  readonly at: number;
  readonly length: number;
  /** Text before, at and after the hit. */
  readonly around: readonly [before: string, hit: string, after: string];
}

export interface TextSearch {
  readonly hits: readonly TextHit[];
  /** Files looked into so far, of all. */
  readonly done: number;
  readonly total: number;
  /** Files whose text is not at hand. */
  readonly absent: number;
  /** Whether it stopped because there are very many. */
  readonly cut: boolean;
}

const MOST = 300;
const AROUND = 60;

/** Gives what has been found after each file; ends when all are done, when {@link MOST} were found or `signal` aborts. */
export async function* searchTexts(
  source: Source,
  files: readonly FileId[],
  query: string,
  signal: AbortSignal,
): AsyncGenerator<TextSearch> {
  const hits: TextHit[] = [];
  const total = files.length;
  let absent = 0;
  for (const [index, file] of files.entries()) {
    if (signal.aborted) return;
    const text = await source.text(file).then(
      (readable) => readable.text,
      () => undefined,
    );
    if (text === undefined) absent += 1;
    else collect(text, file, query, hits);
    const cut = hits.length >= MOST;
    yield { hits: [...hits], done: index + 1, total, absent, cut };
    if (cut) return;
  }
}

/** The places of a text, at most {@link MOST}. */
export function placesIn(text: string, query: string): readonly Range[] {
  if (query === "") return [];
  const places: Range[] = [];
  for (const { index, 0: hit } of text.matchAll(patternOf(query))) {
    places.push({ start: index, end: index + hit.length });
    if (places.length >= MOST) break;
  }
  return places;
}

const patternOf = (query: string): RegExp => new RegExp(query.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "gi");

function collect(text: string, file: FileId, query: string, hits: TextHit[]): void {
  for (const { index, 0: hit } of text.matchAll(patternOf(query))) {
    hits.push({
      file,
      at: index,
      length: hit.length,
      around: [
        text.slice(Math.max(0, index - AROUND), index),
        hit,
        text.slice(index + hit.length, index + hit.length + AROUND),
      ],
    });
    if (hits.length >= MOST) return;
  }
}

const READ: ReadonlySet<string> = new Set(["script", "html", "json", "style"]);

/** The files that can be looked into, scripts first. */
export const searchableFiles = ({ material }: Specification): readonly FileId[] =>
  material.files
    .filter(({ kind }) => READ.has(kind))
    .sort((a, b) => Number(b.kind === "script") - Number(a.kind === "script") || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
