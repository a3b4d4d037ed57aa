/** A body whose sender keeps a pace: what comes too slowly holds its connection and its place for nothing. */
import { ApiError } from "../contract/api-error.ts";

export interface Pace {
  /** Milliseconds for the first bytes, and between two chunks. */
  readonly waitMs: number;
  /** Bytes that a second of waiting has to bring, once `waitMs` are over. */
  readonly bytesPerSecond: number;
}

/** Counts the time that it waits for the sender, not the time that the reader takes. @throws ApiError `too-slow` */
export async function* paced(
  body: ReadableStream<Uint8Array>,
  { waitMs, bytesPerSecond }: Pace,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waited = 0;
  try {
    for (;;) {
      const begun = performance.now();
      const left = waitMs + (bytes / bytesPerSecond) * 1000 - waited;
      const { done, value } = await within(reader.read(), Math.min(waitMs, left));
      if (done) return;
      waited += performance.now() - begun;
      bytes += value.byteLength;
      yield value;
    }
  } finally {
    // So that what is left can be dropped before the answer.
    reader.releaseLock();
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ApiError("too-slow")), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
