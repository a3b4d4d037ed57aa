/** An analysis as the start page sees it, from the drop to the specification, and the way it is asked for. */
import type { Dropped } from "./dropped-files.ts";
import type { Source } from "./source.ts";

/** What the server says about how far an analysis is. */
export interface StageProgress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

export interface AnalysisFailure {
  readonly code: string;
  /** A sentence for people, with the next step. */
  readonly message: string;
}

export type AnalysisState =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly input: string; readonly files: number }
  | { readonly state: "running"; readonly input: string; readonly progress?: StageProgress }
  | { readonly state: "opening"; readonly input: string }
  | { readonly state: "open"; readonly id: string; readonly source: Source }
  | { readonly state: "failed"; readonly failure: AnalysisFailure };

/** The service that analyses: a local server, or anything that answers alike. */
export interface AnalysisService {
  /** Hands files over; gives the analysis's id. Rejects with an {@link AnalysisError}. */
  start(dropped: Dropped, signal: AbortSignal): Promise<string>;
  /** Resolves when it has ended well; rejects with an {@link AnalysisError}. */
  follow(id: string, onProgress: (progress: StageProgress) => void, signal: AbortSignal): Promise<void>;
  open(id: string): Promise<Source>;
  stop(id: string): Promise<void>;
}

export class AnalysisError extends Error {
  override readonly name = "AnalysisError";
  readonly failure: AnalysisFailure;

  constructor(failure: AnalysisFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The stages of the engine, in their order, as people read them. */
export const STAGE_WORDS = [
  { stage: "parse", words: "Reading the scripts" },
  { stage: "unpack", words: "Unpacking modules" },
  { stage: "attribute", words: "Recognising third-party code" },
  { stage: "extract", words: "Reading the product's code" },
  { stage: "assemble", words: "Writing the specification" },
] as const;
