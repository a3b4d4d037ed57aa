import { expect, test } from "vitest";
import { combineSignatures } from "./combine.ts";
import type { SignatureComponent } from "./component.ts";
import type { SignatureIndex } from "./signatures.ts";

const component = (name: string, grams: number, more: Partial<SignatureComponent> = {}): SignatureComponent => ({
  name,
  kind: "library",
  every: 1,
  grams,
  majors: [1],
  ...more,
});

function index(components: readonly SignatureComponent[], owners: Readonly<Record<number, number>>): SignatureIndex {
  const lists = components.map((_, number): readonly number[] => [number]);
  return {
    components,
    size: Object.keys(owners).length,
    lookup: (gram) => lists[owners[gram] ?? -1] ?? [],
    sole: components.map(({ grams }) => grams),
    releases: new Map(lists.map((list, number) => [list, [number, 1, 2] as const])),
  };
}

const base = index([component("frame", 1), component("frame", 1, { style: true }), component("kit", 1)], {
  7: 0,
  8: 2,
});

test("numbers of the second index are behind those of the first", () => {
  const own = index([component("one", 1, { pulls: [1], needs: [1], twin: 1 }), component("two", 1)], { 8: 0, 9: 1 });
  const { components, lookup, sole, size, releases } = combineSignatures([base, own]);
  expect(components.slice(0, 3)).toEqual(base.components);
  expect(components[3]).toMatchObject({ name: "one", pulls: [4], needs: [4], twin: 4 });
  expect([7, 8, 9, 10].map(lookup)).toEqual([[0], [3], [4], []]);
  expect([...Array.from(sole), size]).toEqual([1, 1, 1, 1, 1, 4]);
  expect(releases?.get(lookup(9))).toEqual([4, 1, 2]);
});

test("a component without grams stands for the one of its name before it", () => {
  const own = index(
    [component("one", 1, { needs: [1], pulls: [2] }), component("frame", 0), component("kit", 0, { pulls: [0] })],
    { 9: 0 },
  );
  const { components, lookup, sole } = combineSignatures([base, own]);
  expect(components.map(({ name }) => name)).toEqual(["frame", "frame", "kit", "one"]);
  expect(components[3]).toMatchObject({ needs: [0], pulls: [2] });
  expect(components.slice(0, 3)).toEqual([base.components[0], base.components[1], component("kit", 1, { pulls: [3] })]);
  expect([lookup(9), Array.from(sole)]).toEqual([[3], [1, 1, 1, 1]]);
});
