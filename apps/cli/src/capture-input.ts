/** Whatever a command is given as material, to a capture: a folder, a file, an archive, a recording, an address or a package. */
import { join } from "node:path";
import { type AddressOptions, captureMaterial, tryInProcess } from "@as-built/capture";
import {
  type Capture,
  type NamedFile,
  namedFiles,
  namedPages,
  type Parser,
  type SignatureIndex,
  samePage,
} from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import envPaths from "env-paths";

export interface CaptureInputOptions {
  /** Sent to the host of an address. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Those that the analysis uses afterwards. */
  readonly parser?: Parser | undefined;
  readonly signatures?: SignatureIndex | undefined;
  /** Origins from which files are fetched, beside those of the address and of what its pages load. */
  readonly origins?: readonly string[] | undefined;
  /** Whether what a site's robots.txt forbids is fetched all the same. */
  readonly ignoreRobots?: boolean | undefined;
  /** Whether source maps are fetched and kept beside the files. */
  readonly sourceMaps?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @throws {CaptureError} where nothing could be captured */
export function captureInput(input: string, options: CaptureInputOptions = {}): Promise<Capture> {
  return captureMaterial(input, addressOptions(options));
}

/** How addresses are read: what names further files is asked of the engine. */
export function addressOptions({
  headers,
  onProgress,
  parser,
  signatures,
  origins,
  ignoreRobots = false,
  sourceMaps,
}: CaptureInputOptions): AddressOptions {
  // made where it is needed: each reserves memory
  let own = parser;
  const parserOf = (): Parser => {
    own ??= oxcParser({ trial: tryInProcess });
    return own;
  };
  const named = (capture: Capture): readonly NamedFile[] => namedFiles(capture, parserOf());
  const namedBy = (capture: Capture, isSignedIn: boolean): readonly string[] =>
    namedPages(capture, { parser: parserOf(), signatures: signatures ?? loadSignatures(), isSignedIn });
  const journal = join(envPaths("as-built", { suffix: "" }).cache, "captures");
  const pages = { named: namedBy, same: samePage };
  const choices = { headers, origins, sourceMaps, robots: !ignoreRobots };
  return { named, pages, journal, onProgress, ...choices, env: process.env };
}
