import { expect, test } from "vitest";
import { withRequested, withShared } from "./requested.ts";
import type { AttributionUnit } from "./unit.ts";

interface Piece {
  readonly requested?: string;
  readonly size: number;
  readonly recognised?: true;
  readonly grams?: number;
}

const packagesOf = (...pieces: readonly Piece[]) =>
  withRequested(
    pieces.map(() => undefined),
    pieces.map(
      ({ size, requested }) => ({ start: 0, end: size, ...(requested ? { requested } : {}) }) as AttributionUnit,
    ),
    {
      recognised: pieces.map(({ recognised }) => recognised === true),
      evidence: pieces.map(({ grams = 9 }) => ({ hits: 0, grams, share: 0, odds: 0, sole: 0 })),
    },
    { components: [{ name: "tiny", kind: "library", every: 1, grams: 0, majors: [] }] },
  ).map((path) => (path?.side === "package" ? path.name : undefined));

test("a package that the index recognises for the most part, whatever it is taken for", () => {
  const pieces: readonly Piece[] = [
    { requested: "pako", size: 60, recognised: true },
    { requested: "pako", size: 40 },
  ];
  expect(packagesOf(...pieces)).toEqual(["pako", "pako"]);
});

test("a folder that a build was told to search, with a little that the index knows", () => {
  expect(packagesOf({ requested: "config", size: 90 }, { requested: "config", size: 10, recognised: true })).toEqual([
    undefined,
    undefined,
  ]);
});

test("without code to compare, a package whose name is known", () => {
  expect(packagesOf({ requested: "tiny", size: 40, grams: 0 }, { requested: "other", size: 40, grams: 0 })).toEqual([
    "tiny",
    undefined,
  ]);
});

test("nothing of what is required by no name", () => {
  expect(packagesOf({ size: 40, recognised: true })).toEqual([undefined]);
});

const sharedAs = (name: string | undefined, recognised = false) =>
  withShared(
    [undefined],
    [{ start: 0, end: 9, ...(name ? { shared: { name, version: "1.2.0" } } : {}) } as AttributionUnit],
    { recognised: [recognised] },
    { components: [{ name: "tiny", kind: "library", every: 1, grams: 0, majors: [] }] },
  )[0];

test("a package that no index knows, which a federation shares, with its version", () => {
  const found = { side: "package", name: "@acme/frame", version: "1.2.0" };
  expect(sharedAs("@acme/frame")).toEqual(found);
  expect(sharedAs("@acme/frame/parts")).toEqual(found);
});

test("no shared package where the index speaks", () => {
  expect([sharedAs("tiny"), sharedAs("@acme/frame", true), sharedAs(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
