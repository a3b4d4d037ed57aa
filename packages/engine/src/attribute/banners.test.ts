import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { bannersOf } from "./banners.ts";
import type { AttributionUnit } from "./unit.ts";

const FILE = fileId("a.js");

/** A unit of five code units behind a banner each, in the order of a list of places. */
function capture(order: readonly number[]) {
  const unit = (place: number) => ({ file: FILE, start: place * 60 + 40, end: place * 60 + 45 }) as AttributionUnit;
  const comments = order.map((place) => ({
    type: "Block" as const,
    value: `! name${place} v1.2.${place} | MIT `,
    start: place * 60 + 10,
    end: place * 60 + 40,
  }));
  return { units: order.map(unit), comments: new Map([[FILE, comments]]) };
}

test("each unit has the banner before it, in whatever order units stand", () => {
  const order = [2, 0, 3, 1];
  const { units, comments } = capture(order);
  const found = bannersOf(units, comments);
  expect(order.map((_, at) => found.get(at)?.name)).toEqual(["name2", undefined, "name3", undefined]);
  const sorted = capture([0, 1, 2, 3]);
  expect([...bannersOf(sorted.units, sorted.comments).values()].map(({ name }) => name)).toEqual([
    "name0",
    "name1",
    "name2",
    "name3",
  ]);
});
