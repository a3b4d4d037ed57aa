/** Listening at an address, with errors that say which. */
import type { Server } from "node:http";
import { ServerError } from "./server-error.ts";

/**
 * @param port 0: any that is free
 * @returns the port
 * @throws ServerError `port-in-use`, `cannot-listen`
 */
export function listen(server: Server, host: string, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once("error", (error: NodeJS.ErrnoException) =>
    reject(new ServerError(error.code === "EADDRINUSE" ? "port-in-use" : "cannot-listen", `${host}:${port}`)),
  );
  server.listen(port, host, () => {
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : port);
  });
  return promise;
}

/** Takes no more connections, and waits for the requests under way. Those that take longer are cut off. */
export async function endConnections(server: Server, graceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await promise;
  clearTimeout(timer);
}
