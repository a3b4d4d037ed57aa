/** What changed in the product, and what did not. */
import { describe, expect, it } from "vitest";
import {
  type Call,
  compareSpecifications,
  type Evidence,
  fileId,
  gapAmount,
  isSameProduct,
  type Located,
  offset,
  POINTS,
  type Points,
  type Specification,
  searchStatements,
  statementId,
  withoutEvidence,
} from "./index.ts";

const at = (file: string, start: number): Evidence => ({
  file: fileId(file),
  start: offset(start),
  end: offset(start + 1),
  quote: "x",
});

const call = (url: string, more: Partial<Call> = {}): Call => ({
  id: statementId(`call:${url}`),
  basis: "shown",
  evidence: [at("a.js", 0)],
  protocol: "http",
  url,
  ...more,
});

function specification(calls: readonly Call[]): Specification {
  const nothing = { shown: false, statements: [] };
  const points = Object.fromEntries(POINTS.map(({ name }) => [name, nothing])) as unknown as Points;
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "1" },
    subject: { input: "x", digest: "" },
    material: { files: [], missing: [], failures: [] },
    provenance: {
      totals: { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 },
      components: [],
      regions: [],
    },
    points: { ...points, calls: { shown: true, statements: calls } },
  };
}

const compared = (before: readonly Call[], after: readonly Call[]) =>
  compareSpecifications(specification(before), specification(after)).find(({ point }) => point === "calls");

describe("two builds of one product", () => {
  it("differ in nothing where only offsets, chunks and the order of sets differ", () => {
    const used = [statementId("screen:/a"), statementId("screen:/b")];
    const before = specification([call("/x", { usedBy: used }), call("/y")]);
    const after = specification([
      call("/y", { evidence: [at("b-8f2.js", 900)], basis: "derived", sightings: 2 }),
      call("/x", { usedBy: [...used].reverse() }),
    ]);
    expect(isSameProduct(compareSpecifications(before, after))).toBe(true);
  });
});

describe("gaps of the analysis", () => {
  it("are no change of the product, nor is what a point says of them", () => {
    const before = specification([call("/x")]);
    const after = specification([call("/x")]);
    const calls = { ...after.points.calls, notShown: "Incomplete.", reasons: [{ code: "not-understood" as const }] };
    const gaps = [{ code: "not-recognised" as const, size: 200_000, of: 300_000 }];
    const found = { ...after, material: { ...after.material, gaps }, points: { ...after.points, calls } };
    expect(isSameProduct(compareSpecifications(before, found))).toBe(true);
  });
});

describe("how much a gap is of the code", () => {
  it.each([
    [2_912_345, 3_004_000, "2.9 of 3.0 million characters"],
    [99_999, 3_004_000, "99,999 of 3,004,000 characters"],
    [150_000, 999_999, "150,000 of 999,999 characters"],
  ])("%i of %i", (size, of, words) => {
    expect(gapAmount({ size, of })).toBe(words);
  });
});

describe("two releases", () => {
  it("show what was added, removed and changed", () => {
    const result = compared(
      [call("/gone"), call("/kept"), call("/other", { method: "POST", statuses: [404] })],
      [call("/kept"), call("/new"), call("/other", { method: "PUT", statuses: [404] })],
    );
    expect(result?.added.map(({ statement }) => statement.id)).toEqual(["call:/new"]);
    expect(result?.removed.map(({ statement }) => statement.id)).toEqual(["call:/gone"]);
    expect(result?.changed.map(({ changes }) => changes)).toEqual([
      [{ property: "method", before: "POST", after: "PUT" }],
    ]);
    expect(result?.same).toBe(1);
  });
});

describe("a key of a body that is called evidence", () => {
  it("is a change of the call, and is found", () => {
    const proof = { type: "object", properties: { proof: { type: "string" } } } as const;
    const both = { ...proof, properties: { ...proof.properties, evidence: { type: "string" } } } as const;
    const after = call("/x", { request: both });
    expect(compared([call("/x", { request: proof })], [after])?.changed).toHaveLength(1);
    const found = searchStatements([{ point: "calls", statement: after }], "evidence");
    expect(found).toHaveLength(1);
  });

  it("is no change where the evidence of a transition moves", () => {
    const states = (start: number): Located => ({
      point: "states",
      statement: {
        id: statementId("states:x"),
        basis: "shown",
        evidence: [at("a.js", start)],
        name: "x",
        values: ["a", "b"],
        transitions: [{ to: "b", evidence: [at("a.js", start)] }],
      },
    });
    expect(withoutEvidence(states(0))).toEqual(withoutEvidence(states(9)));
    expect(JSON.stringify(withoutEvidence(states(0)))).not.toContain("evidence");
  });
});
