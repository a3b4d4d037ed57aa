/** The analyses of this server, in memory: those that run, and the last few that have ended. */
import { randomUUID } from "node:crypto";
import type { Progress } from "@as-built/engine";
import type { AnalysisInput, AnalysisResult } from "./analyse-files.ts";
import type { RunAnalysis, RunningAnalysis } from "./run-analysis.ts";
import { type ErrorBody, ServerError, serverErrorOf } from "./server-error.ts";

/** A job as the client sees it. */
export type JobState =
  | { readonly state: "running"; readonly progress?: Progress }
  | { readonly state: "done" }
  | { readonly state: "failed"; readonly error: ErrorBody };

export interface Job {
  readonly id: string;
  readonly input: string;
  state: JobState;
  result?: AnalysisResult;
  readonly listeners: Set<(state: JobState) => void>;
  readonly running: RunningAnalysis;
}

export interface JobLimits {
  readonly running: number;
  readonly kept: number;
}

const JOB_LIMITS: JobLimits = { running: 2, kept: 8 };

export class Jobs {
  readonly #run: RunAnalysis;
  readonly #limits: JobLimits;
  readonly #jobs = new Map<string, Job>();

  constructor(run: RunAnalysis, limits: JobLimits = JOB_LIMITS) {
    this.#run = run;
    this.#limits = limits;
  }

  /** @throws ServerError `busy` */
  start(input: AnalysisInput): Job {
    const running = [...this.#jobs.values()].filter(({ state }) => state.state === "running");
    if (running.length >= this.#limits.running) throw new ServerError("busy");
    const listeners: Job["listeners"] = new Set();
    const analysis = this.#run(input, (progress) => change(job, { state: "running", progress }));
    const job: Job = {
      id: randomUUID(),
      input: input.input,
      state: { state: "running" },
      listeners,
      running: analysis,
    };
    analysis.result.then(
      (result) => {
        job.result = result;
        change(job, { state: "done" });
      },
      (error: unknown) => change(job, { state: "failed", error: serverErrorOf(error).body }),
    );
    this.#jobs.set(job.id, job);
    this.#forget();
    return job;
  }

  /** @throws ServerError `not-found` */
  get(id: string): Job {
    const job = this.#jobs.get(id);
    if (job === undefined) throw new ServerError("not-found");
    return job;
  }

  /** @throws ServerError `not-found`, `not-ready`, or what the job failed with */
  result(id: string): AnalysisResult {
    const { state, result } = this.get(id);
    if (state.state === "failed") throw new ServerError(state.error.code);
    if (result === undefined) throw new ServerError("not-ready");
    return result;
  }

  /** Stops every analysis that runs. */
  stop(): void {
    for (const { state, running } of this.#jobs.values()) {
      if (state.state === "running") running.stop();
    }
  }

  /** Drops the oldest of those that have ended, beyond the ones to keep. */
  #forget(): void {
    const ended = [...this.#jobs.values()].filter(({ state }) => state.state !== "running");
    for (const { id } of ended.slice(0, Math.max(0, ended.length - this.#limits.kept))) this.#jobs.delete(id);
  }
}

function change(job: Job, state: JobState): void {
  if (job.state.state !== "running") return;
  job.state = state;
  for (const listener of job.listeners) listener(state);
}
