/** Views and their addresses. */
import { POINTS } from "@as-built/spec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASES } from "./certainty.ts";
import { FACET_NAMES } from "./facet-names.ts";
import { LAYOUTS, type LayoutName } from "./layouts.ts";
import {
  CHANGE_KINDS,
  COMPARE,
  filesView,
  fileView,
  formatView,
  GROUPINGS,
  OVERVIEW,
  parseView,
  pointView,
  searchView,
  type View,
} from "./view-state.ts";

describe("addresses", () => {
  it("are readable", () => {
    expect(formatView(OVERVIEW)).toBe("#/v1/overview");
    expect(formatView(pointView("calls", { id: "call-7f", range: 2 }))).toBe("#/v1/calls/call-7f?range=2");
    expect(formatView({ ...pointView("errors"), list: "left-out", query: "not found" })).toBe(
      "#/v1/errors?list=left-out&q=not+found",
    );
    expect(formatView({ ...pointView("errors"), bases: ["shown", "inferred"] })).toBe(
      "#/v1/errors?basis=literal+inferred",
    );
    expect(
      formatView({ ...pointView("calls"), chosen: { method: ["GET", "PUT"] }, group: "area", sort: "-address" }),
    ).toBe("#/v1/calls?method=GET&method=PUT&group=area&sort=-address");
  });

  it("give the view back, whatever an id or a query holds", () => {
    const selected = fc.option(
      fc.record({ id: fc.string({ unit: "grapheme", minLength: 1 }), range: fc.integer({ min: 1, max: 9999 }) }),
      { nil: undefined },
    );
    const points = fc
      .constantFrom(...POINTS.map(({ name }) => name))
      .chain((point) =>
        fc.record({
          page: fc.constant("point" as const),
          point: fc.constant(point),
          list: fc.constantFrom("statements" as const, "left-out" as const),
          layout: fc.constantFrom<LayoutName>(...LAYOUTS[point]),
          query: fc.string({ unit: "grapheme" }),
          bases: fc.subarray([...BASES]),
          chosen: fc.dictionary(
            fc.constantFrom(...FACET_NAMES),
            fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }),
            { noNullPrototype: true },
          ),
          sort: fc.string({ unit: "grapheme" }),
          group: fc.option(fc.constantFrom(...GROUPINGS), { nil: undefined }),
          selected,
        }),
      )
      .map(({ selected: choice, group, ...view }) => ({
        ...view,
        ...(group ? { group } : {}),
        ...(choice ? { selected: choice } : {}),
      }));
    const others = fc.oneof(
      fc
        .record({ file: fc.string({ unit: "grapheme", minLength: 1 }), at: fc.nat() })
        .map(({ file, at }) => fileView(file, at)),
      fc.string({ unit: "grapheme" }).map(searchView),
      fc.string({ unit: "grapheme" }).map(filesView),
      fc
        .record({
          kinds: fc.subarray([...CHANGE_KINDS]),
          points: fc.subarray(POINTS.map(({ name }) => name)),
          query: fc.string({ unit: "grapheme" }),
          earlier: fc.option(fc.string({ unit: "grapheme", minLength: 1 }), { nil: undefined }),
        })
        .map(({ earlier, ...rest }) => ({ ...COMPARE, ...rest, ...(earlier === undefined ? {} : { earlier }) })),
    );
    const views: fc.Arbitrary<View> = fc.oneof(points, others);
    fc.assert(
      fc.property(views, (view) => {
        expect(parseView(formatView(view))).toEqual(view);
      }),
    );
  });

  it("that are empty are the overview", () => {
    for (const hash of ["", "#", "#/"]) expect(parseView(hash)).toEqual(OVERVIEW);
  });

  it("of another form are unknown, and keep what they were", () => {
    for (const hash of [
      "#/v2/calls",
      "#/v1/nothing",
      "#calls",
      "#/v1/calls/a/b",
      "#/v1/calls/%E0%A4%A",
      "#/v1/calls/a?range=0",
    ]) {
      expect(parseView(hash)).toEqual({ page: "unknown", address: hash });
      expect(formatView(parseView(hash))).toBe(hash);
    }
  });
});
