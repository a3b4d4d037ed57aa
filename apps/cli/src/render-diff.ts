/** A comparison as text for a terminal: by point what was added, removed and changed. */
import {
  elementChanges,
  isSameProduct,
  type Json,
  labelOf,
  type PointComparison,
  type PropertyChange,
} from "@as-built/spec";
import { DIFF, POINT_NAMES } from "./messages.ts";
import { printable } from "./printable.ts";

/** Most of a value that is shown. */
const MAX_VALUE = 160;

export function renderDiff(comparison: readonly PointComparison[]): string {
  if (isSameProduct(comparison)) return `${DIFF.same}\n`;
  return comparison
    .flatMap(pointLines)
    .map((line) => `${printable(line)}\n`)
    .join("");
}

function pointLines({ point, added, removed, changed, same }: PointComparison): readonly string[] {
  if (added.length + removed.length + changed.length === 0) return [];
  return [
    `${POINT_NAMES[point]}: ${DIFF.numbers(added.length, removed.length, changed.length, same)}`,
    ...added.map((located) => `  + ${short(labelOf(located))}`),
    ...removed.map((located) => `  - ${short(labelOf(located))}`),
    ...changed.flatMap(({ after, changes }) => [`  ~ ${short(labelOf(after))}`, ...changes.flatMap(changeLines)]),
  ];
}

function changeLines(change: PropertyChange): readonly string[] {
  const elements = elementChanges(change);
  if (elements === undefined) return [`      ${change.property}: ${shown(change.before)} -> ${shown(change.after)}`];
  return [
    ...elements.added.map((one) => `      ${change.property}: + ${shown(one)}`),
    ...elements.removed.map((one) => `      ${change.property}: - ${shown(one)}`),
  ];
}

const shown = (value: Json | undefined): string => (value === undefined ? "none" : short(JSON.stringify(value)));

const short = (text: string): string => (text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE)}...`);
