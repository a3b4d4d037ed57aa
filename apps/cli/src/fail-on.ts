/** Which changes are not wanted: `calls.removed`, `roles.*`, `*.removed`. */
import { POINTS, type PointComparison } from "@as-built/spec";
import { InvalidArgumentError } from "commander";

const KINDS = ["added", "removed", "changed"] as const;

export interface FailOn {
  /** A point, or * for any. */
  readonly point: string;
  /** A kind of change, or * for any. */
  readonly kind: string;
}

/** For an option that may be given several times, each time with one or several patterns. */
export const failOn = (value: string, before: readonly FailOn[] = []): readonly FailOn[] => [
  ...before,
  ...value.split(",").map((pattern) => parsed(pattern.trim())),
];

function parsed(pattern: string): FailOn {
  const [point = "", kind = "", ...more] = pattern.split(".");
  const isPoint = point === "*" || POINTS.some(({ name }) => name === point);
  if (isPoint && more.length === 0 && ["*", ...KINDS].includes(kind)) return { point, kind };
  throw new InvalidArgumentError(
    `It must be POINT.CHANGE: one of ${POINTS.map(({ name }) => name).join(", ")} or *, then ${KINDS.join(", ")} or *.`,
  );
}

export interface Violation {
  readonly what: string;
  readonly count: number;
}

export const violations = (comparison: readonly PointComparison[], patterns: readonly FailOn[]): readonly Violation[] =>
  comparison.flatMap((changes) =>
    KINDS.filter((kind) => patterns.some((wanted) => matches(wanted, changes.point, kind)))
      .map((kind) => ({ what: `${changes.point}.${kind}`, count: changes[kind].length }))
      .filter(({ count }) => count > 0),
  );

const matches = (wanted: FailOn, point: string, kind: string): boolean =>
  [point, "*"].includes(wanted.point) && [kind, "*"].includes(wanted.kind);
