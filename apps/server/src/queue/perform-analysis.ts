/**
 * One attempt at an analysis, from the files in the database to the specification in it. What goes wrong is stored as
 * the reason why it failed; only a database that does not answer is thrown.
 */

import { createHash } from "node:crypto";
import type { Specification } from "@as-built/spec";
import { deleteOlderAnalyses } from "../database/analyses.ts";
import { endAnalysis, giveBack, type TakenAnalysis, tellProgress } from "../database/analysis-work.ts";
import { deleteUnusedBlobs, PART, readBlob } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { filesOf, findRelease } from "../database/releases.ts";
import { addSpecification, type StoredDocument } from "../database/specifications.ts";
import type { JobFile, JobProgress } from "../jobs/process/job-message.ts";
import { compress } from "../storage/compression.ts";
import { type SpecificationRows, specificationRows } from "../storage/specification-rows.ts";
import { type RunJob, reasonOf } from "./run-job.ts";

/** Ended analyses of a release that are kept; each newer engine adds one. */
const KEPT = 5;

/** Progress is written at most so often. */
const STEP_MS = 250;

/** @param signal ends the attempt; the analysis is queued again, unless it was cancelled */
export async function performAnalysis(
  db: Database,
  run: RunJob,
  taken: TakenAnalysis,
  signal: AbortSignal,
): Promise<void> {
  const release = await findRelease(db, taken.release_id);
  if (release === undefined) return;
  const own = new AbortController();
  const progress = new ProgressWriter(db, taken, () => own.abort());
  try {
    const json = await run(
      { input: release.input, files: filesFor(db, release.id) },
      { signal: AbortSignal.any([signal, own.signal]), onProgress: (step) => progress.tell(step) },
    );
    await progress.settle();
    await storeResult(db, taken, json);
  } catch (error) {
    await progress.settle();
    if (signal.aborted || own.signal.aborted) await giveBack(db, taken);
    else await endAnalysis(db, taken, reasonOf(error));
  }
}

async function* filesFor(db: Database, releaseId: string): AsyncGenerator<JobFile> {
  for (const { path, digest } of await filesOf(db, releaseId)) yield { path, bytes: await readBlob(db, digest) };
}

async function storeResult(db: Database, taken: TakenAnalysis, json: string): Promise<void> {
  const specification: Specification = JSON.parse(json);
  const document = await documentOf(json);
  const rows: SpecificationRows = specificationRows(specification);
  const pruned = await db.transaction().execute(async (trx) => {
    // First, so that of two attempts one waits here and then finds that it does not count.
    if (!(await endAnalysis(trx, taken))) return false;
    await addSpecification(trx, taken.id, document, rows);
    return deleteOlderAnalyses(trx, taken.release_id, KEPT);
  });
  if (pruned) await deleteUnusedBlobs(db);
}

async function documentOf(json: string): Promise<StoredDocument> {
  const bytes = Buffer.from(json);
  const stored = await compress(bytes);
  return {
    blob: {
      digest: createHash("sha256").update(bytes).digest("hex"),
      bytes: bytes.byteLength,
      stored_bytes: stored.byteLength,
    },
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

  /** @param onLost called where the attempt no longer counts */
  constructor(db: Database, taken: TakenAnalysis, onLost: () => void) {
    this.#db = db;
    this.#taken = taken;
    this.#onLost = onLost;
  }

  tell({ stage, share }: JobProgress): void {
    const now = performance.now();
    if (stage === this.#stage && now - this.#last < STEP_MS) return;
    this.#stage = stage;
    this.#last = now;
    this.#writing = this.#writing
      .then(() => tellProgress(this.#db, this.#taken, stage, share))
      .then((counts) => (counts ? undefined : this.#onLost()))
      // The result is what matters; the database is asked again when it is stored.
      .catch(() => undefined);
  }

  settle(): Promise<void> {
    return this.#writing;
  }
}
