/** What a person sees of a specification in the terminal, as data: counts, shares, failures. Pure. */
import type { Capture } from "@as-built/engine";
import { ORIGINS, type Origin, POINTS, type Specification } from "@as-built/spec";
import { locate, locateGap } from "./locate.ts";
import { POINT_NAMES, SUMMARY } from "./messages.ts";

export interface PointLine {
  readonly heading: string;
  readonly count: number;
  /** Why the point, or a part of it, is not shown. */
  readonly notShown?: string;
}

export interface Summary {
  readonly subject: string;
  /** What was given, where that is no path: what was taken of it stands in it. */
  readonly source?: string;
  /** What was read and not understood, in a line each. */
  readonly gaps: readonly string[];
  readonly points: readonly PointLine[];
  readonly files: number;
  readonly scripts: number;
  readonly scriptBytes: number;
  /** Texts that stood there only compressed. */
  readonly decompressed: number;
  readonly modules?: number;
  readonly bundlers: readonly string[];
  readonly components: number;
  /** From 0 to 1 of all code, in the order of origins; without those that have none. */
  readonly shares: readonly { readonly origin: Origin; readonly share: number }[];
  /** `file:line:column: message` */
  readonly failures: readonly string[];
  readonly missing: readonly string[];
  /** What a recording of traffic shows, in words. */
  readonly traffic?: string;
}

export function summarize(specification: Specification, capture: Capture): Summary {
  const { material, provenance, subject, points, traffic } = specification;
  const scripts = material.files.filter(({ kind }) => kind === "script");
  return {
    subject: subject.name ?? subject.input,
    ...(/^(?:https?|npm):/i.test(subject.input) && { source: subject.input }),
    gaps: (material.gaps ?? []).map((gap) => locateGap(gap, capture)),
    points: pointLines(specification),
    files: material.files.length,
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    decompressed: capture.artifacts.filter(({ coding }) => coding !== undefined).length,
    ...(material.modules !== undefined && { modules: material.modules }),
    bundlers: (material.bundlers ?? []).map(({ name, version }) => (version ? `${name} ${version}` : name)),
    components: provenance.components.length,
    shares: sharesOf(provenance.totals),
    failures: material.failures.map((failure) => locate(failure, capture)),
    missing: material.missing.map(({ reference, error }) =>
      error === undefined ? reference : `${reference}: ${error}`,
    ),
    ...(traffic && { traffic: SUMMARY.traffic(points.calls.statements, traffic) }),
  };
}

const pointLines = ({ points }: Specification): readonly PointLine[] =>
  POINTS.map(({ name }) => {
    const { statements, notShown } = points[name];
    return { heading: POINT_NAMES[name], count: statements.length, ...(notShown !== undefined && { notShown }) };
  });

function sharesOf(totals: Readonly<Record<Origin, number>>): Summary["shares"] {
  const all = ORIGINS.reduce((sum, origin) => sum + totals[origin], 0);
  return ORIGINS.filter((origin) => totals[origin] > 0).map((origin) => ({ origin, share: totals[origin] / all }));
}
