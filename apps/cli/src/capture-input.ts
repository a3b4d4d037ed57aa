/** Whatever a command is given as material, to a capture: a folder, a file, an archive, a recording, or an address. */
import { join } from "node:path";
import { captureAddress, capturePath, isAddress, tryInProcess } from "@as-built/capture";
import { type Capture, namedFiles } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import envPaths from "env-paths";

export interface CaptureInputOptions {
  /** Sent to the host of an address. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @throws {CaptureError} where nothing could be captured */
export async function captureInput(input: string, { headers, onProgress }: CaptureInputOptions = {}): Promise<Capture> {
  if (!isAddress(input)) return capturePath(input, onProgress && { onProgress });
  const parser = oxcParser({ trial: tryInProcess });
  const journal = join(envPaths("as-built", { suffix: "" }).cache, "captures");
  return captureAddress(input, { named: (capture) => namedFiles(capture, parser), headers, journal, onProgress });
}
