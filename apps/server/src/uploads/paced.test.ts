import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paced } from "./paced.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const PACE = { waitMs: 1000, bytesPerSecond: 10 };

/** A chunk of so many bytes after each of so many milliseconds. */
const body = (ms: number, bytes: number, chunks: number) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      chunks -= 1;
      if (chunks < 0) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, ms));
      controller.enqueue(new Uint8Array(bytes));
    },
  });

async function readAll(stream: ReadableStream<Uint8Array>, takes = 0): Promise<number | string> {
  const reading = (async () => {
    let bytes = 0;
    for await (const { byteLength } of paced(stream, PACE)) {
      bytes += byteLength;
      if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
    }
    return bytes;
  })().catch((error: { readonly code: string }) => error.code);
  await vi.runAllTimersAsync();
  return reading;
}

it("reads what comes at a pace, however long its reader takes", async () => {
  expect(await readAll(body(900, 9, 20))).toBe(180);
  expect(await readAll(body(10, 1, 5), 60_000)).toBe(5);
});

it("gives up what stops, and what trickles", async () => {
  expect(await readAll(body(1001, 1_000_000, 3))).toBe("too-slow");
  expect(await readAll(body(900, 1, 20))).toBe("too-slow");
});
