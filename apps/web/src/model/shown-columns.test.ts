/** Columns: without the empty ones, and the most telling ones where room is short. */
import { expect, it } from "vitest";
import { shownColumns } from "./shown-columns.ts";
import type { Row } from "./tables.ts";

const columns = [
  { name: "Field", share: 2, rank: 1 },
  { name: "Value", share: 2, rank: 3 },
  { name: "When", share: 2, rank: 4 },
  { name: "Message", share: 4, rank: 2 },
];

const row = (...texts: readonly string[]): Row => ({ id: texts.join(), cells: texts.map((text) => ({ text })) });

it("leaves out what no row holds", () => {
  expect(shownColumns(columns, [row("a", "1", "", "m"), row("b", "", "", "")], 0)).toEqual([0, 1, 3]);
});

it("keeps the most telling columns, in their order", () => {
  const rows = [row("a", "1", "w", "m")];
  expect(shownColumns(columns, rows, 1200)).toEqual([0, 1, 2, 3]);
  expect(shownColumns(columns, rows, 400)).toEqual([0, 3]);
  expect(shownColumns(columns, rows, 10)).toEqual([0, 3]);
});
