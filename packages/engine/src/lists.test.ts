import { expect, test } from "vitest";
import { pushAll } from "./lists.ts";

test("a list of any length is added: as arguments of one call a million members are too many", () => {
  const list = [0];
  pushAll(
    list,
    Array.from({ length: 1_000_000 }, (_, n) => n),
  );
  expect(list).toHaveLength(1_000_001);
});
