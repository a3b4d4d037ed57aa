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
  const found = bannersOf(units, comments, []).of;
  expect(order.map((_, at) => found.get(at)?.name)).toEqual(["name2", "name0", "name3", "name1"]);
});

test.each([
  ["! Sortable 1.15.0 - MIT", "Sortable", "1.15.0"],
  ["!\n * Chart.js\n * http://chartjs.org/\n * Version: 2.3.0\n", "Chart.js", "2.3.0"],
  ["*\n * Less - Leaner CSS v3.13.1\n * http://lesscss.org\n", "Less", "3.13.1"],
  ["!\n * grid-wrap.js - A wrapper for Grid\n * http://a.example/\n * Version: 1.1.1\n", "grid-wrap.js", "1.1.1"],
  ["!\n * SVG Thing v0.3.0\n * https://github.com/someone/SVG-Thing\n", "SVG-Thing", "0.3.0"],
])("what a comment names: %j", (value, name, version) => {
  const unit = { file: FILE, start: 300, end: 400 } as AttributionUnit;
  const comments = new Map([[FILE, [{ type: "Block" as const, value, start: 10, end: 290 }]]]);
  expect(bannersOf([unit], comments, []).of.get(0)).toMatchObject({ name, version });
});

test.each([
  ["a sentence before a version", "!\n * What follows was changed\n * since v1.2.3 of the tool\n"],
  ["a version of something else", "! uses jQuery (see package.json)"],
  ["a remark", " Since 2.3.0"],
  ["a tag of JSDoc", "*\n * @since 1.2.0\n "],
  ["a tag of JSDoc in a licence", "!\n * @version 1.2.0 MIT\n "],
  ["what a platform does", " iOS 13.4.1 keeps the old list "],
  ["what is loaded elsewhere", " jQuery 3.6.0 is loaded by the page "],
])("a comment that names nothing: %s", (_, value) => {
  const unit = { file: FILE, start: 300, end: 400 } as AttributionUnit;
  const comments = new Map([[FILE, [{ type: "Block" as const, value, start: 10, end: 290 }]]]);
  expect(bannersOf([unit], comments, []).of.size).toBe(0);
});

test("a banner names the package of the index, and stands amid code where a minifier moved what is behind it", () => {
  const unit = { file: FILE, start: 5, end: 400 } as AttributionUnit;
  const value = "*\n * Tide Router DOM v6.30.4\n *\n * @license MIT\n ";
  const comments = new Map([[FILE, [{ type: "Block" as const, value, start: 100, end: 200 }]]]);
  const components = [{ name: "tide-router-dom", kind: "library", every: 1, grams: 1, majors: [6] }] as const;
  const { of, inside } = bannersOf([unit], comments, components);
  expect(of.size).toBe(0);
  expect(inside).toMatchObject([{ name: "tide-router-dom", version: "6.30.4" }]);
});
