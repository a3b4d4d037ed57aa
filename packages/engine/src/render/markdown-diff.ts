/**
 * What changed between two releases, as Markdown that can go into release notes: by point, what was added, removed and
 * changed, changed lists element by element. Text of the material stays text, and no line is longer than `MAX_LINE`.
 */
import {
  compareSpecifications,
  elementChanges,
  isSameProduct,
  type Json,
  type Located,
  labelOf,
  POINTS,
  type PointComparison,
  type PropertyChange,
  type Specification,
} from "@as-built/spec";
import { blocks, heading } from "./markdown/block.ts";
import { code, type Inline, prose, raw } from "./markdown/inline.ts";
import { fitted, item } from "./parts/lines.ts";

export function renderMarkdownDiff(before: Specification, after: Specification): string {
  const comparison = compareSpecifications(before, after);
  const nothing = isSameProduct(comparison) ? "Nothing of the product changed." : "";
  return `${blocks([
    heading(1, raw(`What changed: ${fitted(after.subject.name ?? after.subject.input, prose)}`)),
    nothing,
    ...comparison.map(pointOf),
  ])}\n`;
}

function pointOf({ point, added, removed, changed }: PointComparison): string {
  if (added.length + removed.length + changed.length === 0) return "";
  const title = POINTS.find(({ name }) => name === point)?.heading ?? point;
  return blocks([
    heading(2, raw(title)),
    group("Added", added.map(named)),
    group("Removed", removed.map(named)),
    group(
      "Changed",
      changed.map(({ after, changes }) => [named(after), ...changes.map(changeOf)].join("\n")),
    ),
  ]);
}

const group = (title: string, items: readonly string[]): string =>
  items.length === 0 ? "" : `${title}:\n\n${items.join("\n")}`;

/** An item without a colon: `item` puts one behind a head. */
const named = (located: Located): string =>
  item("", [fitted(labelOf(located), located.point === "purpose" ? prose : code)]);

function changeOf(change: PropertyChange): string {
  const { property, before, after } = change;
  const elements = elementChanges(change);
  const parts: readonly Inline[] = elements
    ? [
        ...elements.added.map((one) => raw(`added ${json(one)}`)),
        ...elements.removed.map((one) => raw(`removed ${json(one)}`)),
      ]
    : [raw(`${json(before)} to ${json(after)}`)];
  return item(property, parts).replace(/^/gm, "  ");
}

const json = (value: Json | undefined): Inline =>
  value === undefined ? raw("nothing") : fitted(typeof value === "string" ? value : JSON.stringify(value), code, 150);
