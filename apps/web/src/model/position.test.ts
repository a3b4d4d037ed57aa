/** Places and parts in words. */
import { expect, it } from "vitest";
import { charactersOf, lineAndColumn, partWords } from "./position.ts";

it("names a place as browsers' tools do", () => {
  const text = "ab\ncd\n\nxyz";
  expect([0, 1, 3, 4, 6, 7, 8].map((offset) => lineAndColumn(text, offset))).toEqual([
    "1:1",
    "1:2",
    "2:1",
    "2:2",
    "3:1",
    "4:1",
    "4:2",
  ]);
  expect(charactersOf({ start: 1064601, end: 1064633 })).toBe("characters 1,064,601–1,064,633");
});

it("says which part of a statement is meant", () => {
  expect(["/url", "/texts/0", "/fields/2/name", "/request/properties/a~1b"].map(partWords)).toEqual([
    "address",
    "text 1",
    "field 3, name",
    "body, properties, a/b",
  ]);
});
