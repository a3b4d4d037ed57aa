/** How many findings each point has from release to release: a line of its own each, and the numbers as a table. */
import { POINTS } from "@as-built/spec";
import { VisuallyHidden } from "@mantine/core";
import { Fragment } from "react";
import type { Release } from "../../api/types.ts";
import { count } from "../../model/format.ts";
import { type PointTrend, trendOf } from "../../model/trend.ts";
import { POINT_NAMES } from "../../model/words.ts";
import classes from "./Trend.module.css";

interface TrendProps {
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** More releases than these are told by the line alone. */
const COLUMNS = 6;
/** A line of two points says no more than the numbers beside it. */
const FEWEST = 3;

export function Trend({ releases }: TrendProps) {
  const trend = trendOf(
    releases.flatMap(({ label, analysis }) =>
      analysis?.summary ? [{ label, statements: analysis.summary.statements }] : [],
    ),
  );
  if (trend.labels.length < 2) return null;
  const labels = trend.labels.slice(-COLUMNS);
  const drawn = trend.labels.length >= FEWEST;
  return (
    <section className={classes.trend} aria-labelledby="trend">
      <h2 id="trend" className={classes.title}>
        Findings over releases
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroll} aria-label="Findings by point and release" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Point</th>
              {drawn && (
                <th scope="col">
                  <VisuallyHidden>Course</VisuallyHidden>
                </th>
              )}
              {labels.map((label, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, columns never move
                <th key={index} scope="col" className={classes.number} title={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {POINTS.map(({ name }) => (
              <tr key={name}>
                <th scope="row">{POINT_NAMES[name]}</th>
                {drawn && (
                  <td>
                    <Line counts={trend.points[name].counts} />
                  </td>
                )}
                <Counts trend={trend.points[name]} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Counts({ trend: { counts } }: { readonly trend: PointTrend }) {
  const first = Math.max(0, counts.length - COLUMNS);
  return (
    <>
      {counts.slice(first).map((value, index) => {
        const change = value - (counts[first + index - 1] ?? value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <Fragment key={index}>
            <td className={classes.number}>
              {count(value)}
              {change !== 0 && (
                <span className={classes.change}>
                  {change > 0 ? "+" : "−"}
                  {count(Math.abs(change))}
                </span>
              )}
            </td>
          </Fragment>
        );
      })}
    </>
  );
}

const WIDTH = 120;
const HEIGHT = 22;
const EDGE = 3;

/** From the lowest to the highest of its own counts: the table beside it has the numbers. */
function Line({ counts }: { readonly counts: readonly number[] }) {
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const x = (index: number): number => EDGE + (index / (counts.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const last = counts.length - 1;
  return (
    <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <polyline points={counts.map((value, index) => `${x(index)},${y(value)}`).join(" ")} />
      <circle cx={x(last)} cy={y(counts[last] ?? low)} r="2.5" />
    </svg>
  );
}
