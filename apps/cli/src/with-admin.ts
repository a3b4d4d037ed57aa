/** Opens a server's data for one command, whether the server runs or not, and closes it again. */
import type { ServerAdmin } from "@as-built/server";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { loadServer } from "./load-server.ts";
import { type PlaceOptions, storageOf } from "./place.ts";
import { asServerProblem } from "./server-problem.ts";

/** @throws {ProblemError} `data-in-use`, `no-database` */
export async function withAdmin(place: PlaceOptions, use: (admin: ServerAdmin) => Promise<void>): Promise<ExitCode> {
  const { openAdmin } = await loadServer();
  const admin = await openAdmin(storageOf(place)).catch(asServerProblem({ place }));
  try {
    await use(admin);
  } finally {
    await admin.close();
  }
  return EXIT.done;
}
