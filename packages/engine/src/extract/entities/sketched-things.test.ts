import { expect, test } from "vitest";
import { type Asked, type Field, thingsOf } from "./sketched-things.ts";

let work = 0;

/** A part that counts how often its fields are asked for. */
class Counted extends Map<string, Field> {
  override keys() {
    work++;
    return super.keys();
  }
}

function workOf(count: number): number {
  work = 0;
  const part = (index: number) => new Counted([[`own${index}`, { at: [], put: [], within: [] }]]);
  const parts = Array.from({ length: count }, (_, index) => part(index));
  thingsOf(parts, { name: "Loan", at: {} as Asked["at"], unit: undefined }, parts);
  return work;
}

test("twice as many parts that are not alike take twice the work", () => {
  expect(workOf(400) / workOf(200)).toBeLessThan(2.2);
});
