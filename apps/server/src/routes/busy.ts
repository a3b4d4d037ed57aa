/** Back-pressure: where too many analyses wait already, more are refused instead of waiting for hours. */
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
