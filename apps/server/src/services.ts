/** What routes work with. Made once by whoever starts the server. */
import type { Captures } from "./captures/captures.ts";
import type { Database } from "./database/open-database.ts";
import type { Upkeep } from "./database/upkeep.ts";
import type { Collect } from "./jobs/collect/collect-apart.ts";
import type { Log } from "./log.ts";
import type { AnalysisWatch } from "./queue/analysis-watch.ts";
import type { AnalysisQueue } from "./queue/local-queue.ts";
import type { TextMaker } from "./texts/text-maker.ts";
import type { UploadLimits } from "./uploads/upload-limits.ts";

export interface Services {
  readonly db: Database;
  readonly queue: AnalysisQueue;
  readonly captures: Captures;
  /** Addresses and recordings to files. */
  readonly collect: Collect;
  readonly watch: AnalysisWatch;
  /** Texts of files, and documents made of specifications. */
  readonly fileTexts: TextMaker;
  readonly documents: TextMaker;
  readonly log: Log;
  readonly limits: UploadLimits;
  /** Folder for uploads on their way into the database. */
  readonly incoming: string;
  /** Analyses that may wait; more are refused. */
  readonly mostQueued: number;
  /** How many releases applications keep that do not say; undefined: all. */
  readonly keepReleases: number | undefined;
  /** Aborted once the server ends. */
  readonly closing: AbortSignal;
  /** Undefined where the database does so by itself. */
  readonly upkeep: Upkeep | undefined;
}
