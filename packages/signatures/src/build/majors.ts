/** Major versions of packages, and of their grams. */
import type { ReadVersion } from "./carried.ts";
import type { InstalledPackage } from "./packages.ts";

const majorOf = ({ version }: InstalledPackage): number => Number.parseInt(version, 10);

/** Ascending, each once. */
export function majorsOf(packages: readonly InstalledPackage[]): readonly number[] {
  return [...new Set(packages.map(majorOf).filter(Number.isInteger))].sort((a, b) => a - b);
}

/** First and last of the major versions that have a gram; none where all have it, or where one between them has not. */
export type SpanOf = (gram: number) => readonly [first: number, last: number] | undefined;

/** As many major versions as a number has bits to mark them. */
const MOST = 30;

/** `undefined` for a package in one major version, which has nothing to tell apart. */
export function spansOf(versions: readonly ReadVersion[]): SpanOf | undefined {
  const majors = majorsOf(versions.map(({ installed }) => installed));
  if (majors.length < 2 || majors.length > MOST) return undefined;
  const marks = new Map<number, number>();
  for (const { installed, grams } of versions) {
    const mark = 1 << majors.indexOf(majorOf(installed));
    for (const gram of grams) marks.set(gram, (marks.get(gram) ?? 0) | mark);
  }
  return (gram) => {
    const marked = marks.get(gram) ?? 0;
    const having = majors.filter((_, at) => (marked & (1 << at)) !== 0);
    const [first, last] = [having[0], having.at(-1)];
    if (first === undefined || last === undefined || having.length === majors.length) return undefined;
    return majors.indexOf(last) - majors.indexOf(first) === having.length - 1 ? [first, last] : undefined;
  };
}
