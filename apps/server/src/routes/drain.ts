/**
 * Reads and drops what is left of a body that was refused. A client that still sends would otherwise see its connection
 * break, and never the answer that says why.
 */

/**
 * @param most bytes to read
 * @returns whether all of it came; else the connection cannot be used again
 */
export async function drain(request: Request, most: number): Promise<boolean> {
  if (request.body === null || request.bodyUsed) return true;
  if (request.body.locked) return false;
  let bytes = 0;
  try {
    for await (const chunk of request.body.values({ preventCancel: true })) {
      bytes += chunk.byteLength;
      if (bytes > most) return false;
    }
    return true;
  } catch {
    return false;
  }
}
