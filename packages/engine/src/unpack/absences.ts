/**
 * What an application names and its capture does not hold, each with the reason where the capture knows it, and what it
 * holds and could not read. A file that was asked for and did not come is missing, whether or not code names its place.
 */
import type { CaptureFailure } from "../artifact.ts";
import {
  lastSegment,
  type MissingReference,
  type MissingSource,
  missingReferences,
  namedReferences,
} from "./missing.ts";

export interface Absence extends MissingReference {
  /** What a capture knows of it. */
  readonly failure?: CaptureFailure;
}

export interface Absences {
  /** Sorted by reference. */
  readonly absent: readonly Absence[];
  /** Files that are there. */
  readonly unread: readonly CaptureFailure[];
}

export interface FoundAbsences extends Absences {
  /** Code units that name more than is listed. */
  readonly cutUnits: number;
}

export function absencesOf(source: MissingSource, failures: readonly CaptureFailure[]): FoundAbsences {
  const unread = failures.filter((failure) => !isAbsent(failure));
  const lost = failures.filter(isAbsent);
  const byReference = new Map(
    lost.flatMap((failure) => (failure.reference === undefined ? [] : [[failure.reference, failure]])),
  );
  // a recording, or a folder, knows names only
  const byName = new Map(
    failures.flatMap((failure) => (failure.reference === undefined ? [[lastSegment(failure.file), failure]] : [])),
  );
  const all = namedReferences(source);
  const named = missingReferences(all, new Set(byReference.keys())).map((missing): Absence => {
    const failure = byReference.get(missing.reference) ?? byName.get(lastSegment(missing.reference));
    return { ...missing, ...(failure && { failure }) };
  });
  const told = new Set(named.map(({ failure }) => failure));
  const taken = new Set(named.map(({ reference }) => reference));
  const others = lost
    .filter((failure) => !told.has(failure))
    .map((failure): Absence => {
      const { reference = failure.file, file } = failure;
      return { reference: taken.has(reference) ? file : reference, places: [], failure };
    });
  const absent = [...named, ...others].sort((a, b) => (a.reference < b.reference ? -1 : 1));
  return { absent, unread, cutUnits: all.cutUnits };
}

/** Somebody asked for it, and it is not there. */
const isAbsent = ({ by, code }: CaptureFailure): boolean => by !== undefined || code === "not-recorded";
