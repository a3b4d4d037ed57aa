/**
 * What a recording of network traffic shows of calls: evidence of its own kind, beside the ranges of the material. It points
 * at places of the recording and quotes nothing, because they hold what people entered and saw: kept are methods, addresses,
 * names of parameters and fields, types and statuses, never a value.
 */
import type { StatementId } from "./brands.ts";
import type { NonEmpty } from "./evidence.ts";
import type { Shape } from "./statements.ts";

/** Most places of a recording on one statement; `sightings` counts all. */
export const MAX_ENTRIES = 20;

export interface TrafficEvidence {
  /** Name of one of `traffic.recordings`. */
  readonly recording: string;
  /** Places in the recording's list `log.entries`, from 0, in their order. */
  readonly entries: NonEmpty<number>;
  readonly sightings: number;
}

export interface SeenParameter {
  readonly name: string;
  /** What its values look like; absent where they differ. */
  readonly type?: "boolean" | "integer" | "number" | "string";
}

export interface SeenAnswer {
  readonly status: number;
  /** Without its parameters. */
  readonly mediaType?: string;
  readonly shape?: Shape;
  readonly sightings: number;
}

/** Requests of one method to one address, and their answers. */
export interface Seen {
  readonly method: string;
  /**
   * Path, behind scheme and host where it is not the page's own. Holes have the names of the call that explains it; what no
   * call explains has holes that say what stood there: {number}, {uuid}, {id}, {word}.
   */
  readonly url: string;
  readonly query?: readonly SeenParameter[];
  readonly mediaType?: string;
  readonly request?: Shape;
  readonly answers: readonly SeenAnswer[];
  readonly traffic: TrafficEvidence;
}

/** Requests that no call of the nine points explains. */
export interface UnexplainedTraffic extends Seen {
  /** Calls that may be it, where the traffic does not tell which, or whether. */
  readonly mayBe?: readonly StatementId[];
}

/** A host that is neither the page's own nor that of a call: only that it was asked. */
export interface ForeignHost {
  readonly host: string;
  readonly methods: readonly string[];
  readonly traffic: TrafficEvidence;
}

export interface Recording {
  readonly name: string;
  /** Of its bytes, hexadecimal. */
  readonly sha256: string;
  /** Members of `log.entries`. */
  readonly entries: number;
  /** Those that are calls, and no files of the application. */
  readonly calls: number;
}

export interface Traffic {
  readonly recordings: NonEmpty<Recording>;
  readonly unexplained: readonly UnexplainedTraffic[];
  readonly foreign: readonly ForeignHost[];
  /** How many addresses a bound kept from being listed. */
  readonly leftOut?: number;
}
