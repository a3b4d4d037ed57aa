/** Back-pressure: where too many analyses wait or uploads are under way, more are refused instead of waiting for hours. */
import type { Context } from "hono";
import { ApiError } from "../contract/api-error.ts";
import { countQueued } from "../database/analyses.ts";
import type { Services } from "../services.ts";

/** Seconds; an analysis takes some. */
const RETRY_AFTER = 30;

/** @throws ApiError `busy` */
export async function refuseWhenBusy(context: Context, { db, mostQueued }: Services): Promise<void> {
  if ((await countQueued(db)) < mostQueued) return;
  context.header("retry-after", String(RETRY_AFTER));
  throw new ApiError("busy");
}

/** Lets a number of uploads through at a time, each with its open files and compressors. */
export class UploadGate {
  #underWay = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws ApiError `too-many-uploads` */
  async pass<T>(context: Context, work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#most) {
      context.header("retry-after", String(RETRY_AFTER));
      throw new ApiError("too-many-uploads");
    }
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }
}
