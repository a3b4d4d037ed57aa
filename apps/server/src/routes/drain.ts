/**
 * Reads and drops what is left of a body that was refused. A client that still sends would otherwise see its connection
 * break, and never the answer that says why. One that sends slowly gets no longer than a moment for that: it may be
 * anybody, since tokens are looked at before.
 */

const MOMENT_MS = 2000;

/**
 * @param most bytes to read
 * @returns whether all of it came; else the connection cannot be used again
 */
export async function drain(request: Request, most: number): Promise<boolean> {
  if (request.body === null || request.bodyUsed) return true;
  if (request.body.locked) return false;
  const { promise: late, resolve: end } = Promise.withResolvers<false>();
  const timer = setTimeout(() => end(false), MOMENT_MS);
  try {
    return await Promise.race([drained(request.body.getReader(), most), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function drained(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<boolean> {
  for (let left = most; left >= 0; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    left -= value.byteLength;
  }
  return false;
}
