/**
 * What a capture knows beside its files, as `asbuilt capture` keeps it among them: what was given, where each file came
 * from, and what could not be had. Whoever hands the folder on may have changed it: each part is checked. What is no
 * record is listed as unreadable, and the files are read without it.
 */
import type { Capture, CaptureFailure } from "@as-built/engine";
import { fileId, readJson } from "@as-built/spec";
import { assembleCapture, type Outcome } from "./assemble-capture.ts";
import { CaptureError } from "./capture-error.ts";
import type { Collection, LostFile } from "./collect/collection.ts";

/** In the folder itself, or at the root of the archive. */
export const CAPTURE_RECORD = "asbuilt-capture.json";

const FORMAT = "asbuilt-capture/1";

/** Code units; one of 100,000 files with long addresses has less. */
const MAX_LENGTH = 2 ** 26;

/** What is known of a file that stands there. */
interface Origin {
  /** Its own path, where it stands under another one. */
  readonly is?: string;
  readonly url?: string;
}

interface CaptureRecord {
  readonly input: string;
  /** By the paths under which they stand. */
  readonly files: ReadonlyMap<string, Origin>;
  readonly lost: readonly LostFile[];
}

type KeptFile = Origin & { readonly path: string };

/** Equal captures give equal records. */
export function captureRecord(input: string, files: readonly KeptFile[], lost: readonly LostFile[]): string {
  const known = files.filter(({ is, url }) => is !== undefined || url !== undefined);
  const kept = {
    format: FORMAT,
    input,
    files: known.map(({ path, is, url }) => ({ path, is, url })).sort(byPath),
    lost: lost.map(({ path, code, by, reference, detail }) => ({ path, code, by, reference, detail })).sort(byPath),
  };
  return `${JSON.stringify(kept, undefined, 1)}\n`;
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);

/**
 * Files as they stand in a folder or an archive to the capture that they were kept from.
 *
 * @param given what was given now: the capture's input where no record says another one
 * @throws {CaptureError} `empty` where nothing stands beside the record
 */
export function keptCapture(given: string, outcomes: readonly Outcome[], maxFileBytes: number): Capture {
  const kept = outcomes.find((one) => "artifact" in one && one.artifact.id === CAPTURE_RECORD);
  if (kept === undefined || !("artifact" in kept)) return assembleCapture(given, outcomes, maxFileBytes);
  const others = outcomes.filter((one) => one !== kept);
  if (others.length === 0) throw new CaptureError("empty", given);
  const record = recordIn(kept.artifact.text);
  if (record === undefined) return assembleCapture(given, [...others, { failure: UNREADABLE }], maxFileBytes);
  const read = others.map((one) => ownOutcome(one, record));
  const lost = lostBeside(record, read.map(idOf)).map(({ path, ...why }) => ({
    failure: { file: fileId(path), ...why },
  }));
  return assembleCapture(record.input, [...read, ...lost], maxFileBytes);
}

const UNREADABLE: CaptureFailure = { file: fileId(CAPTURE_RECORD), code: "unreadable" };

const idOf = (outcome: Outcome): string => ("artifact" in outcome ? outcome.artifact.id : outcome.failure.file);

function ownOutcome(outcome: Outcome, { files }: CaptureRecord): Outcome {
  const { is, url } = files.get(idOf(outcome)) ?? {};
  const named = is !== undefined && { id: fileId(is), file: fileId(is) };
  if (!("artifact" in outcome)) return named ? { failure: { ...outcome.failure, file: named.file } } : outcome;
  const { artifact, failure, ...rest } = outcome;
  return {
    ...rest,
    artifact: { ...artifact, ...(named && { id: named.id }), ...(url !== undefined && { url }) },
    ...(failure && { failure: { ...failure, ...(named && { file: named.file }) } }),
  };
}

/** The same for files with their bytes. */
export function keptCollection(collection: Collection): Collection {
  const kept = collection.files.find(({ path }) => path === CAPTURE_RECORD);
  if (kept === undefined) return collection;
  const others = collection.files.filter((one) => one !== kept);
  const record = recordIn(new TextDecoder().decode(kept.bytes));
  if (record === undefined) return { ...collection, files: others, lost: [...collection.lost, lostRecord] };
  const files = others.map((file) => {
    const { is = file.path, url } = record.files.get(file.path) ?? {};
    return { path: is, bytes: file.bytes, ...(url !== undefined && { url }) };
  });
  const paths = files.map(({ path }) => path);
  return { ...collection, input: record.input, files, lost: [...collection.lost, ...lostBeside(record, paths)] };
}

const lostRecord: LostFile = { path: CAPTURE_RECORD, code: "unreadable" };

/** Somebody may have put it there since. */
function lostBeside({ lost }: CaptureRecord, paths: readonly string[]): readonly LostFile[] {
  const held = new Set(paths);
  return lost.filter(({ path }) => !held.has(path));
}

function recordIn(text: string): CaptureRecord | undefined {
  const value = text.length > MAX_LENGTH ? undefined : readJson(text);
  if (!isObject(value) || value.format !== FORMAT || typeof value.input !== "string") return undefined;
  const files = listOf(value.files, originOf);
  const lost = listOf(value.lost, lostOf);
  return files && lost && { input: value.input, files: new Map(files), lost };
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

/** `undefined` where one of them is none. */
function listOf<T>(value: unknown, read: (one: JsonObject) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const out: T[] = [];
  for (const one of value) {
    const part = isObject(one) ? read(one) : undefined;
    if (part === undefined) return undefined;
    out.push(part);
  }
  return out;
}

function originOf({ path, is, url }: JsonObject): readonly [string, Origin] | undefined {
  if (!isPath(path) || !(is === undefined || isPath(is)) || !isText(url)) return undefined;
  if (url !== undefined && URL.parse(url) === null) return undefined;
  return [path, { ...(is !== undefined && { is }), ...(url !== undefined && { url }) }];
}

function lostOf(one: JsonObject): LostFile | undefined {
  const { path, code, by, reference, detail } = one;
  if (!isPath(path) || !isCode(code) || !isText(reference) || !isText(detail)) return undefined;
  if (!(by === undefined || isPath(by))) return undefined;
  return {
    path,
    code,
    ...(by !== undefined && { by: fileId(by) }),
    ...(reference !== undefined && { reference }),
    ...(detail !== undefined && { detail }),
  };
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";

/** Below the root of a capture. */
const isPath = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && !/^\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]/.test(value);

const CODES: Readonly<Record<CaptureFailure["code"], true>> = {
  unreadable: true,
  "too-large": true,
  "path-too-long": true,
  "not-text": true,
  "not-decompressed": true,
  "decompressed-too-large": true,
  "not-recorded": true,
  "hermes-bytecode": true,
  "other-origin": true,
  "not-there": true,
  refused: true,
  "no-answer": true,
  "too-many-redirects": true,
  "private-address": true,
  disallowed: true,
  "left-out": true,
};

const isCode = (value: unknown): value is CaptureFailure["code"] =>
  typeof value === "string" && Object.hasOwn(CODES, value);
