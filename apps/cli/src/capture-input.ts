/** Whatever a command is given as material, to a capture: a folder, a file, an archive, a recording, an address or a package. */
import { join } from "node:path";
import { type AddressOptions, captureMaterial, tryInProcess } from "@as-built/capture";
import { type Capture, type NamedFile, namedFiles, type Parser } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import envPaths from "env-paths";

export interface CaptureInputOptions {
  /** Sent to the host of an address. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The one that the analysis uses afterwards. */
  readonly parser?: Parser | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @throws {CaptureError} where nothing could be captured */
export function captureInput(input: string, options: CaptureInputOptions = {}): Promise<Capture> {
  return captureMaterial(input, addressOptions(options));
}

/** How addresses are read: what names further files is asked of the engine. */
export function addressOptions({ headers, onProgress, parser }: CaptureInputOptions): AddressOptions {
  // made where it is needed: each reserves memory
  let own = parser;
  const named = (capture: Capture): readonly NamedFile[] => {
    own ??= oxcParser({ trial: tryInProcess });
    return namedFiles(capture, own);
  };
  const journal = join(envPaths("as-built", { suffix: "" }).cache, "captures");
  return { named, headers, journal, onProgress };
}
