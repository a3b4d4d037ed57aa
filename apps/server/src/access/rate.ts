/** Limits of rate: what is counted, by whom, and the answer to who asks too often. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { type RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../contract/api-error.ts";

/** @throws ApiError `too-many-requests` */
export async function takeOne(limiter: RateLimiterMemory, key: string, context: Context): Promise<void> {
  await limiter.consume(key).catch((error: unknown) => {
    throw error instanceof RateLimiterRes ? tooMany(context, error) : error;
  });
}

function tooMany(context: Context, { msBeforeNext }: RateLimiterRes): ApiError {
  context.header("retry-after", String(Math.ceil(msBeforeNext / 1000)));
  return new ApiError("too-many-requests");
}

/** Of whoever is connected; behind a proxy that is the proxy. */
export const addressOf = (context: Context): string => getConnInfo(context).remote.address ?? "unknown";
