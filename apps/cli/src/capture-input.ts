/** Whatever a command is given as material, to a capture: a folder, a file, an archive, a recording, or an address. */
import { join } from "node:path";
import { type AddressOptions, captureAddress, capturePath, isAddress, tryInProcess } from "@as-built/capture";
import { type Capture, namedFiles } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import envPaths from "env-paths";

export interface CaptureInputOptions {
  /** Sent to the host of an address. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @throws {CaptureError} where nothing could be captured */
export async function captureInput(input: string, options: CaptureInputOptions = {}): Promise<Capture> {
  const { onProgress } = options;
  return isAddress(input)
    ? captureAddress(input, addressOptions(options))
    : capturePath(input, onProgress && { onProgress });
}

/** How addresses are read: what names further files is asked of the engine. */
export function addressOptions({ headers, onProgress }: CaptureInputOptions): AddressOptions {
  const parser = oxcParser({ trial: tryInProcess });
  const journal = join(envPaths("as-built", { suffix: "" }).cache, "captures");
  return { named: (capture) => namedFiles(capture, parser), headers, journal, onProgress };
}
