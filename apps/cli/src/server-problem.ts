/** What keeps a server from starting, or its data from being opened, as problems with a next step. */

import { loadServer } from "./load-server.ts";
import { type PlaceOptions, storageOf } from "./place.ts";
import { ProblemError } from "./problem.ts";

interface Asked {
  readonly place: PlaceOptions;
  readonly port?: number | undefined;
}

/** Codes that the catalogue of messages has as well; what they are about stands in their words. */
const AS_IT_IS = ["no-database", "bad-database", "bad-data-folder", "no-space", "cannot-listen"] as const;

/** To be given to `catch`; errors that are none of these are thrown as they are. */
export const asServerProblem =
  ({ place, port }: Asked) =>
  async (error: unknown): Promise<never> => {
    const { ServerError } = await loadServer();
    const storage = storageOf(place);
    if (!(error instanceof ServerError)) throw error;
    if (error.code === "port-in-use") throw new ProblemError(error.code, String(port ?? error.message));
    if (error.code === "unknown-exporter") throw new ProblemError(error.code, error.message);
    const asItIs = AS_IT_IS.find((code) => code === error.code);
    if (asItIs !== undefined) throw new ProblemError(asItIs, error.message);
    if (error.code === "web-app-missing") throw new ProblemError("no-viewer", error.message);
    if (error.code === "data-in-use") {
      throw new ProblemError(error.code, storage.kind === "folder" ? storage.folder : "");
    }
    throw error;
  };
