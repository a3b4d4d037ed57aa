/** Where a server keeps its data, as the options of the command line say it. */
import { resolve } from "node:path";
import type { Storage } from "@as-built/server";
import envPaths from "env-paths";

export interface PlaceOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
}

/** The convention of the platform, e.g. `~/.local/share/as-built`. */
export const defaultDataFolder = (): string => envPaths("as-built", { suffix: "" }).data;

export const storageOf = ({ data, databaseUrl }: PlaceOptions): Exclude<Storage, { kind: "memory" }> =>
  databaseUrl === undefined
    ? { kind: "folder", folder: resolve(data ?? defaultDataFolder()) }
    : { kind: "postgres", url: databaseUrl };
