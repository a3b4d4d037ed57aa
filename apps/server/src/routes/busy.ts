/** Back-pressure: where too many analyses wait already, more are refused instead of waiting for hours. */
import { ApiError } from "../contract/api-error.ts";
import { countQueued } from "../database/analyses.ts";
import type { Services } from "../services.ts";

/** @throws ApiError `busy` */
export async function refuseWhenBusy({ db, mostQueued }: Services): Promise<void> {
  if ((await countQueued(db)) >= mostQueued) throw new ApiError("busy");
}
