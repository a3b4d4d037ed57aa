/** The server is a package of its own, which only some commands need: loaded when one of them asks for it. */
import { ProblemError } from "./problem.ts";
import { programVersion } from "./version.ts";

/** @throws {ProblemError} `no-server` where it is not installed */
export async function loadServer(): Promise<typeof import("@as-built/server")> {
  try {
    return await import("@as-built/server");
  } catch (error) {
    if (isAbsent(error)) throw new ProblemError("no-server", programVersion());
    throw error;
  }
}

/** The package itself, not one that it needs. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes("'@as-built/server'");
