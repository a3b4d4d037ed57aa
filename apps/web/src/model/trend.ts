/** How many findings each point has from release to release. */
import type { PointName } from "@as-built/spec";

export interface CountedRelease {
  readonly label: string;
  readonly statements: Readonly<Record<PointName, number>>;
}

export interface PointTrend {
  /** Oldest first. */
  readonly counts: readonly number[];
}

export interface ReleaseTrend {
  readonly labels: readonly string[];
  readonly points: Readonly<Record<PointName, PointTrend>>;
}

/** @param releases newest first, as the server lists them */
export function trendOf(releases: readonly CountedRelease[]): ReleaseTrend {
  const ordered = releases.toReversed();
  const counts = (name: PointName): PointTrend => ({ counts: ordered.map(({ statements }) => statements[name] ?? 0) });
  return {
    labels: ordered.map(({ label }) => label),
    points: {
      purpose: counts("purpose"),
      screens: counts("screens"),
      entities: counts("entities"),
      states: counts("states"),
      validation: counts("validation"),
      roles: counts("roles"),
      calls: counts("calls"),
      errors: counts("errors"),
      constants: counts("constants"),
    },
  };
}
