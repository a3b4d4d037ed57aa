/**
 * The captures that this process runs, a few at a time, each with how far it is and what it has. They are kept in memory:
 * one that was interrupted is asked for again, and what comes of one is a release like any other.
 */
import type { LostFile } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";
import type { CaptureShape, Fetches } from "../contract/captures.ts";
import { CAPTURE_FAILURE_CODES, type CaptureFailureCode, keysOf } from "../contract/error-codes.ts";
import type { StoredUpload } from "../database/upload-keys.ts";
import { type Collect, CollectFailure } from "../jobs/collect/collect-apart.ts";
import type { Collected, CollectLimits, FetchedFile } from "../jobs/collect/collect-message.ts";
import { errorFields, type Log } from "../log.ts";
import { Slots } from "../slots.ts";
import { Stage } from "../storage/stage.ts";

export interface CaptureRequest {
  readonly url: string;
  readonly application?: string | undefined;
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly origins?: readonly string[] | undefined;
  /** The token of whoever asks for it. */
  readonly by: string | null;
}

export interface CaptureJob {
  readonly id: string;
  readonly url: string;
  readonly requestedAt: Date;
  state: CaptureShape["state"];
  asked: number;
  known: number;
  files: readonly FetchedFile[];
  lost: readonly LostFile[];
  failure?: { readonly code: CaptureFailureCode; readonly detail: string };
  stored?: StoredUpload;
}

export interface CapturesOptions {
  readonly fetches: Fetches;
  readonly incoming: string;
  readonly limits: CollectLimits;
  readonly log: Log;
  readonly collect: Collect;
  /** Makes a release of what was collected. */
  readonly store: (request: CaptureRequest, collected: Collected, stage: Stage) => Promise<StoredUpload>;
}

/** Of all, and of one caller: a slow host may take half an hour, and those of others are not to wait for it. */
const AT_ONCE = 3;
const AT_ONCE_OF_ONE = 2;
/** Captures that run or wait. */
const MOST_WAITING = 50;
const MOST_WAITING_OF_ONE = 20;
/** Ended ones that are remembered, and for how long. */
const MOST_ENDED = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Running {
  readonly by: string | null;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

export class Captures {
  readonly #options: CapturesOptions;
  readonly #jobs = new Map<string, CaptureJob>();
  readonly #running = new Map<string, Running>();
  readonly #slots = new Slots(AT_ONCE);
  readonly #slotsOf = new Map<string | null, Slots>();

  constructor(options: CapturesOptions) {
    this.#options = options;
  }

  get fetches(): Fetches {
    return this.#options.fetches;
  }

  /** @throws ApiError `fetching-off`, `busy` */
  start(request: CaptureRequest): CaptureJob {
    if (this.#options.fetches === "off") throw new ApiError("fetching-off");
    const { url, by } = request;
    if (this.#running.size >= MOST_WAITING || this.#runningOf(by) >= MOST_WAITING_OF_ONE) throw new ApiError("busy");
    this.#forget();
    const job: CaptureJob = { ...NEW, id: crypto.randomUUID(), url, requestedAt: new Date() };
    const stop = new AbortController();
    const done = this.#placeOf(by)
      .use(() => this.#slots.use(() => this.#run(job, request, stop.signal)))
      .then(() => this.#ended(job.id, by));
    this.#jobs.set(job.id, job);
    this.#running.set(job.id, { by, stop, done });
    return job;
  }

  #runningOf(by: string | null): number {
    return [...this.#running.values()].filter((one) => one.by === by).length;
  }

  #placeOf(by: string | null): Slots {
    const slots = this.#slotsOf.get(by) ?? new Slots(AT_ONCE_OF_ONE);
    this.#slotsOf.set(by, slots);
    return slots;
  }

  #ended(id: string, by: string | null): void {
    this.#running.delete(id);
    if (this.#runningOf(by) === 0) this.#slotsOf.delete(by);
  }

  find(id: string): CaptureJob | undefined {
    return this.#jobs.get(id);
  }

  /** @throws ApiError `already-ended` */
  cancel(job: CaptureJob): void {
    const running = this.#running.get(job.id);
    if (running === undefined) throw new ApiError("already-ended");
    job.state = "cancelled";
    running.stop.abort();
  }

  async close(): Promise<void> {
    const running = [...this.#running.values()];
    for (const { stop } of running) stop.abort();
    await Promise.all(running.map(({ done }) => done));
  }

  async #run(job: CaptureJob, request: CaptureRequest, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    job.state = "running";
    try {
      await this.#stage(job, request, signal);
    } catch (error) {
      this.#fail(job, error, signal);
    }
  }

  async #stage(job: CaptureJob, request: CaptureRequest, signal: AbortSignal): Promise<void> {
    const stage = await Stage.open(this.#options.incoming);
    try {
      const collected = await this.#collect(job, request, stage.folder, signal);
      job.files = collected.files.map(({ path, url, bytes }) => ({ path, url, bytes }));
      job.lost = collected.lost;
      signal.throwIfAborted();
      job.stored = await this.#options.store(request, collected, stage);
      job.state = "stored";
    } finally {
      await stage.close();
    }
  }

  #collect(
    job: CaptureJob,
    { url, headers = {}, origins = [] }: CaptureRequest,
    folder: string,
    signal: AbortSignal,
  ): Promise<Collected> {
    const { limits, fetches, collect } = this.#options;
    const from = { kind: "address", address: url, headers, origins, publicOnly: fetches !== "any" } as const;
    const files: FetchedFile[] = [];
    job.files = files;
    return collect(
      { from, folder, limits },
      {
        signal,
        onFile: (file) => void files.push(file),
        onProgress: (asked, known) => {
          job.asked = asked;
          job.known = known;
        },
      },
    );
  }

  #fail(job: CaptureJob, error: unknown, signal: AbortSignal): void {
    job.state = signal.aborted ? "cancelled" : "failed";
    if (signal.aborted) return;
    const isKnown = error instanceof CollectFailure || error instanceof ApiError;
    const code = isKnown ? keysOf(CAPTURE_FAILURE_CODES).find((one) => one === error.code) : undefined;
    const detail = error instanceof CollectFailure ? error.subject : "";
    job.failure = { code: code ?? "failed", detail };
    if (code === undefined) this.#options.log.error("capture-failed", { capture: job.id, ...errorFields(error) });
  }

  #forget(): void {
    const ended = [...this.#jobs.values()].filter(({ id }) => !this.#running.has(id));
    const before = Date.now() - DAY_MS;
    const many = ended.slice(0, Math.max(0, ended.length - MOST_ENDED));
    for (const { id } of [...many, ...ended.filter(({ requestedAt }) => requestedAt.getTime() < before)])
      this.#jobs.delete(id);
  }
}

const NEW = { state: "waiting", asked: 0, known: 0, files: [], lost: [] } as const;
