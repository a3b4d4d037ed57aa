/**
 * One attempt at an analysis, from the files in the database to the specification in it. What goes wrong in the analysis
 * is stored as the reason why it failed; where the database failed it, it is given back; a database that does not even
 * take that is thrown.
 */
import { createHash } from "node:crypto";
import type { Known } from "@as-built/engine";
import type { Specification } from "@as-built/spec";
import type { FailureCode } from "../contract/error-codes.ts";
import { deleteOlderAnalyses } from "../database/analyses.ts";
import { endAnalysis, giveBack, makeRoom, type TakenAnalysis, tellProgress } from "../database/analysis-work.ts";
import { deleteUnusedBlobs, type NewBlob, PART, readBlob } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { filesOf, findRelease } from "../database/releases.ts";
import { addSpecification } from "../database/specifications.ts";
import { JobFailure, type JobFile, type JobProgress } from "../jobs/process/job-message.ts";
import { errorFields, type Log } from "../log.ts";
import { compress } from "../storage/compression.ts";
import { type SpecificationRows, specificationRows } from "../storage/specification-rows.ts";
import { MADE_ROOM } from "./room-maker.ts";
import { type RunJob, reasonOf } from "./run-job.ts";

/** Ended analyses of a release that are kept; each newer engine adds one. */
const KEPT = 5;

/** Progress is written at most so often. */
const STEP_MS = 250;

/** Attempts at an analysis that something other than the analysis may fail. */
const TRIES = 5;

/** How an attempt ended: with a result, outdated by a later attempt or a cancellation, given back, or failed. */
type Outcome = "finished" | "outdated" | "given-back" | "made-room" | FailureCode;

interface Surroundings {
  /** Ends the attempt; the analysis is queued again, unless it was cancelled. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

export async function performAnalysis(
  db: Database,
  run: RunJob,
  taken: TakenAnalysis,
  { signal, log }: Surroundings,
): Promise<void> {
  const about = { analysis: taken.id, attempt: taken.attempt };
  const begun = performance.now();
  log.info("analysis-taken", about);
  const outcome = await attempt(db, run, taken, { signal, log });
  log.info("analysis-ended", { ...about, outcome, ms: Math.round(performance.now() - begun) });
}

async function attempt(
  db: Database,
  run: RunJob,
  taken: TakenAnalysis,
  { signal, log }: Surroundings,
): Promise<Outcome> {
  const release = await findRelease(db, taken.release_id);
  if (release === undefined) return "outdated";
  const own = new AbortController();
  const progress = new ProgressWriter(db, taken, () => own.abort());
  try {
    const traffic = release.traffic === null ? undefined : await readBlob(db, release.traffic);
    const lost = release.lost === null ? undefined : await readBlob(db, release.lost);
    const json = await run(
      { input: release.input, files: filesFor(db, release.id), ...(traffic && { traffic }), ...(lost && { lost }) },
      { signal: AbortSignal.any([signal, own.signal]), onProgress: (step) => progress.tell(step) },
    );
    await progress.settle();
    return (await storeResult(db, taken, json)) ? "finished" : "outdated";
  } catch (error) {
    await progress.settle();
    if (own.signal.aborted) return "outdated";
    const isFault = !(error instanceof JobFailure);
    if (isFault && !signal.aborted) log.error("attempt-failed", { analysis: taken.id, ...errorFields(error) });
    if (signal.reason === MADE_ROOM) return (await makeRoom(db, taken)) ? "made-room" : "outdated";
    if (signal.aborted || (isFault && taken.attempt - taken.yielded < TRIES)) {
      return (await giveBack(db, taken)) ? "given-back" : "outdated";
    }
    const reason = reasonOf(error);
    return (await endAnalysis(db, taken, reason)) ? reason.code : "outdated";
  }
}

async function* filesFor(db: Database, releaseId: string): AsyncGenerator<JobFile> {
  for (const { path, digest } of await filesOf(db, releaseId)) yield { path, bytes: await readBlob(db, digest) };
}

/** @returns whether the attempt counted */
async function storeResult(db: Database, taken: TakenAnalysis, json: string): Promise<boolean> {
  const specification: Specification = JSON.parse(json);
  const document = await documentOf(json);
  const rows: SpecificationRows = specificationRows(specification);
  const { counts, pruned } = await db.transaction().execute(async (trx) => {
    // First, so that of two attempts one waits here and then finds that it does not count.
    if (!(await endAnalysis(trx, taken))) return { counts: false, pruned: false };
    await addSpecification(trx, taken.id, document, rows);
    return { counts: true, pruned: await deleteOlderAnalyses(trx, taken.release_id, KEPT) };
  });
  if (pruned) await deleteUnusedBlobs(db);
  return counts;
}

async function documentOf(json: string): Promise<NewBlob> {
  const bytes = Buffer.from(json);
  const stored = await compress(bytes);
  return {
    digest: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.byteLength,
    stored_bytes: stored.byteLength,
    parts: async function* () {
      for (let at = 0; at < stored.byteLength; at += PART) yield stored.subarray(at, at + PART);
    },
  };
}

/** Writes progress one after the other, the newest where several have come meanwhile. */
class ProgressWriter {
  readonly #db: Database;
  readonly #taken: TakenAnalysis;
  readonly #onLost: () => void;
  #writing: Promise<void> = Promise.resolve();
  #last = 0;
  #stage = "";
  #known: Known = {};

  /** @param onLost called where the attempt no longer counts */
  constructor(db: Database, taken: TakenAnalysis, onLost: () => void) {
    this.#db = db;
    this.#taken = taken;
    this.#onLost = onLost;
  }

  tell({ stage, share, known }: JobProgress): void {
    const now = performance.now();
    if (known === undefined && stage === this.#stage && now - this.#last < STEP_MS) return;
    this.#known = { ...this.#known, ...known };
    const step = { stage, share, known: JSON.stringify(this.#known) };
    this.#stage = stage;
    this.#last = now;
    this.#writing = this.#writing
      .then(() => tellProgress(this.#db, this.#taken, step))
      .then((counts) => (counts ? undefined : this.#onLost()))
      // The result is what matters; the database is asked again when it is stored.
      .catch(() => undefined);
  }

  settle(): Promise<void> {
    return this.#writing;
  }
}
