/** How much each point holds: for navigation, summaries and tables, so that all of them show the same numbers. */
import { POINTS, type PointName, type Specification } from "./specification.ts";

export interface PointCount {
  readonly point: PointName;
  readonly shown: boolean;
  readonly statements: number;
  readonly leftOut: number;
  /** Ranges of evidence on the statements, those of transitions not included. */
  readonly evidence: number;
}

/** One entry a point, in the order of the points. */
export function countPoints(specification: Specification): readonly PointCount[] {
  return POINTS.map(({ name }) => {
    const { shown, statements, leftOut } = specification.points[name];
    let evidence = 0;
    for (const statement of statements) evidence += statement.evidence.length;
    return { point: name, shown, statements: statements.length, leftOut: leftOut?.length ?? 0, evidence };
  });
}
