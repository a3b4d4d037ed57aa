/** Finds the way to a server's data: through the server where it runs and holds its database alone, else the database. */
import type { Storage } from "../open-services.ts";
import { databaseFolder, holdFolder, runningNote } from "../storage/data-folder.ts";
import { inDatabase } from "./in-database.ts";
import type { ServerAdmin } from "./server-admin.ts";
import { throughServer } from "./through-server.ts";

/** @throws ServerError `data-in-use` where a server has the folder and does not answer yet; `no-database` */
export async function openAdmin(storage: Exclude<Storage, { kind: "memory" }>): Promise<ServerAdmin> {
  if (storage.kind === "postgres") return inDatabase(storage, () => undefined);
  const running = await runningNote(storage.folder);
  if (running !== undefined) return throughServer(running);
  const held = await holdFolder(storage.folder);
  return inDatabase({ kind: "folder", folder: databaseFolder(storage.folder) }, held.release);
}
