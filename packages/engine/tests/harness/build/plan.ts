/** What is to be bundled, and what a bundler makes of it. Plain data: it goes to the builds and back as JSON. */
import type { Bundler } from "../forms.ts";

/** A module to bundle: compiled JavaScript that imports libraries by name. */
export interface ProgramSource {
  /** "fetch-calls-3": the extractor's folder and the number of the example. */
  readonly name: string;
  readonly code: string;
  readonly bundlers: readonly Bundler[];
}

/** An application that holds several programs. */
export interface AppSource {
  readonly name: string;
  readonly programs: readonly string[];
}

export interface Plan {
  readonly programs: readonly ProgramSource[];
  readonly apps: readonly AppSource[];
}

/** The files that a browser loads for each entry. */
export interface Bundles {
  readonly files: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** Bundles entries: from names to the paths of their modules. */
export type Build = (entries: Readonly<Record<string, string>>) => Promise<Bundles>;
