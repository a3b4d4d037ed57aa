/**
 * Code that is read and not understood is said to be so, by the specification and by what people read first; material of
 * framework code alone, as in the seed's case, is no such code (seed-case, example, formats and frameworks hold that).
 */
import { describe, expect, test } from "vitest";
import { asbuilt, material } from "./cli.ts";
import { schemaErrors, specificationOf } from "./schema.ts";

/** One function of one statement of 150,000 code units and more, and nothing beside it. */
const STEP = "a=e.get(a,e.n)||e.of(a+e.n);";
const OPAQUE = `globalThis.run=function(e){switch(e.n){default:${STEP.repeat(150_000 / STEP.length + 1)}}};`;
const FILES = { "index.html": '<!doctype html><script src="/app.js"></script>', "app.js": OPAQUE };

describe("a bundle that is one function", () => {
  const root = (): string => material(FILES);

  test("is a gap, and no point claims that there is no product code", () => {
    const { code, stdout } = asbuilt(["analyze", root(), "--format", "json"]);
    expect(code).toBe(0);
    expect(schemaErrors(JSON.parse(stdout))).toEqual([]);
    const { material: seen, points } = specificationOf(stdout);
    expect(seen.gaps?.map((gap) => [gap.code, gap.file])).toEqual([
      ["no-product-code", "app.js"],
      ["not-recognised", "app.js"],
      ["one-piece", "app.js"],
    ]);
    const piece = seen.gaps?.find((gap) => gap.code === "one-piece");
    expect(OPAQUE.slice(piece?.start, piece?.end)).toContain(STEP.repeat(5000));
    for (const { notShown, reasons } of Object.values(points)) {
      expect(notShown).toMatch(/^Not shown\. No .* found: 150,\d{3} of 150,\d{3} characters of code could not be told/);
      expect(reasons).toContainEqual({ code: "not-understood", ref: "app.js" });
    }
  });

  test("is a warning in the summary, above the points, and in the Markdown", () => {
    const { code, stdout, stderr } = asbuilt(["analyze", root(), "--format", "md"]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/\nWarning: The specification covers only a part\n {2}No product code was found; 150,/);
    expect(stderr).toContain("app.js:1:1");
    expect(stderr.indexOf("Warning:")).toBeLessThan(stderr.indexOf("  Screens"));
    expect(stdout).toMatch(/\nWarning: this specification covers only a part\./);
  });
});
