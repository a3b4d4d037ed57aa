/** Waiting for the signal that asks a server or a worker to end. */
import { once } from "node:events";

export async function untilEnded(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}
