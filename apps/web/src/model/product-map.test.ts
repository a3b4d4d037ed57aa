import { describe, expect, it } from "vitest";
import { makeSample } from "../../tests/sample.ts";
import { productMap } from "./product-map.ts";

describe("the map of a product", () => {
  it("has every screen once, and the largest area first", () => {
    const { specification } = makeSample();
    const areas = productMap(specification);
    const { statements } = specification.points.screens;
    expect(areas.reduce((sum, { screens }) => sum + screens, 0)).toBe(statements.length);
    expect(areas.flatMap(({ bases }) => bases)).toHaveLength(statements.length);
    const sizes = areas.map(({ screens, calls }) => screens + calls);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
