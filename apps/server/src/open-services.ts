/** Makes what routes work with: the database, the queue, the places on disk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Captures } from "./captures/captures.ts";
import { storeCapture } from "./captures/store-capture.ts";
import type { Fetches } from "./contract/captures.ts";
import { queueOutdated } from "./database/analyses.ts";
import { type Database, openDatabase } from "./database/open-database.ts";
import { Upkeep } from "./database/upkeep.ts";
import { type Collect, collectApart } from "./jobs/collect/collect-apart.ts";
import { type Log, logsFaults } from "./log.ts";
import { AnalysisWatch } from "./queue/analysis-watch.ts";
import { type AnalysisQueue, LocalQueue, type LocalQueueOptions } from "./queue/local-queue.ts";
import type { RunJob } from "./queue/run-job.ts";
import { forgetOldReleases } from "./retention.ts";
import type { Services } from "./services.ts";
import { databaseFolder, emptyIncoming, holdFolder } from "./storage/data-folder.ts";
import { measured } from "./telemetry/measure-jobs.ts";
import { measureProcess } from "./telemetry/measure-process.ts";
import { measureQueue } from "./telemetry/measure-queue.ts";
import { TextMaker } from "./texts/text-maker.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./uploads/upload-limits.ts";

/** Where everything is kept. */
export type Storage =
  /** Until the server ends. */
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface ServicesOptions {
  readonly storage: Storage;
  readonly run: RunJob;
  readonly log: Log;
  readonly limits?: Partial<UploadLimits>;
  readonly keepReleases?: number;
  /** Analyses at a time in this process. */
  readonly parallel?: number;
  /** Analyses that may wait. */
  readonly mostQueued?: number;
  /** Default: public addresses. */
  readonly fetches?: Fetches;
  /** Default: in a process of its own. */
  readonly collect?: Collect;
}

export interface OpenServices {
  readonly services: Services;
  /** Of this run, for whoever can read the data folder; undefined where there is none. */
  readonly secret: string | undefined;
  /** No more is to be begun; whoever follows an analysis is let go. */
  end(): void;
  /** Writes down where the server is. */
  tell(url: string): void;
  close(): Promise<void>;
}

const PARALLEL = 2;
const MOST_QUEUED = 10_000;
/** After everything that anybody waits for. */
const LAST = -100;

/** @throws ServerError `data-in-use`, `bad-data-folder`, `no-space`; the database's own errors */
export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { storage, log, run, limits, keepReleases, parallel = PARALLEL, mostQueued = MOST_QUEUED } = options;
  const places = await placesOf(storage);
  const onError = logsFaults(log);
  try {
    const db = await openDatabase(places.database);
    const closing = new AbortController();
    const watch = new AnalysisWatch(db, onError);
    await queueOutdated(db, LAST);
    const queue = await openQueue(db, storage, { run: measured(run), parallel, log });
    measureQueue(db);
    measureProcess();
    const [fileTexts, documents] = [new TextMaker(), new TextMaker()];
    const upkeep = storage.kind === "postgres" ? undefined : new Upkeep(db, onError);
    // It may have been told to keep fewer.
    await forgetOldReleases({ db, queue, upkeep, keepReleases });
    const { fetches = "public", collect = collectApart } = options;
    const captures = new Captures({
      fetches,
      incoming: places.incoming,
      limits: { ...UPLOAD_LIMITS, ...limits },
      log,
      collect,
      store: (...capture) => storeCapture({ db, queue, upkeep, keepReleases }, ...capture),
    });
    return {
      services: {
        db,
        queue,
        captures,
        collect,
        watch,
        fileTexts,
        documents,
        log,
        limits: { ...UPLOAD_LIMITS, ...limits },
        incoming: places.incoming,
        mostQueued,
        keepReleases,
        closing: closing.signal,
        upkeep,
      },
      secret: places.secret,
      tell: places.tell,
      end: () => closing.abort(),
      close: async () => {
        closing.abort();
        watch.close();
        await captures.close();
        await queue.close();
        await fileTexts.close();
        await documents.close();
        await upkeep?.close();
        await db.destroy();
        places.release();
      },
    };
  } catch (error) {
    places.release();
    throw error;
  }
}

/** One server alone needs only its table; servers and workers on PostgreSQL share a queue. */
async function openQueue(db: Database, storage: Storage, options: LocalQueueOptions): Promise<AnalysisQueue> {
  if (storage.kind === "postgres") {
    // Loaded here, so that a server for itself starts without it.
    const { FleetQueue } = await import("./jobs/fleet/fleet-queue.ts");
    return FleetQueue.open(db, { ...options, url: storage.url });
  }
  const queue = new LocalQueue(db, options);
  await queue.start();
  return queue;
}

async function placesOf(storage: Storage) {
  if (storage.kind === "folder") {
    const held = await holdFolder(storage.folder);
    try {
      const incoming = emptyIncoming(storage.folder);
      const database = { kind: "folder", folder: databaseFolder(storage.folder) } as const;
      return { database, incoming, secret: held.secret, tell: held.tell, release: held.release };
    } catch (error) {
      held.release();
      throw error;
    }
  }
  const incoming = mkdtempSync(join(tmpdir(), "as-built-"));
  const release = () => rmSync(incoming, { recursive: true, force: true });
  return { database: storage, incoming, secret: undefined, tell: () => undefined, release };
}
