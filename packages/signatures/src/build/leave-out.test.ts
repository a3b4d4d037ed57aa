import { readSignatures } from "@as-built/engine";
import { expect, test } from "vitest";
import { encodeSignatures } from "./encode.ts";
import { leaveOut } from "./leave-out.ts";

const component = (name: string, grams: number) =>
  ({ name, kind: "library", every: 1, grams, majors: [1, 2] }) as const;

test("what only a package left out has is known of nobody, and what others have stays theirs", () => {
  const components = [component("chart", 3), component("bundler", 4), component("list", 1)];
  const sets = [[0, 1], [1]];
  const grams = Uint32Array.of(7, 1 << 13, 1 << 20, 1 << 25, 1 << 30, 2 ** 31);
  const owners = Uint16Array.of(0, 1, 3, 2, 4, 5);
  const bytes = encodeSignatures({ components, sets, spans: [[1, 2, 2]] }, { grams, owners });
  const index = readSignatures(leaveOut(bytes, (name) => name === "bundler"));
  expect([...grams].map(index.lookup)).toEqual([[0], [], [0], [2], [], []]);
  expect(index.components.map(({ name, grams: own }) => [name, own])).toEqual([
    ["chart", 3],
    ["bundler", 0],
    ["list", 1],
  ]);
});
