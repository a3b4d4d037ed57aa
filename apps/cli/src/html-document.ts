/** A specification as one self-contained page. Takes an analysis, gives the page. */
import type { Analysis } from "@as-built/engine";
import { ProblemError } from "./problem.ts";

/** @throws {ProblemError} `no-viewer` where the viewer is not built */
export async function htmlDocument({ specification }: Analysis): Promise<string> {
  throw new ProblemError("no-viewer", specification.subject.input);
}
