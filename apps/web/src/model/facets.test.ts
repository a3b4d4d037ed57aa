/** Facets: the areas of addresses, what passes, what is counted, and what stands in groups. */
import { describe, expect, it } from "vitest";
import { areasOf } from "./areas.ts";
import { toggledValue } from "./facet-names.ts";
import { countValues, type Facet, withFacets } from "./facets.ts";
import { groupedBy, nextSort, sortingIn, tableLines } from "./tables.ts";

describe("areas", () => {
  it("stand below what most addresses share", () => {
    const area = areasOf([
      "{base}/api/admin/projects/{id}",
      "{base}/api/admin/projects",
      "/api/admin/users",
      "/api/admin/users/{id}/tokens",
      "/api/client/metrics",
      "/{tenant}/x",
      "https://other.example/a/b",
    ]);
    expect(area("{base}/api/admin/projects/{id}")).toBe("/api/admin/projects");
    expect(area("/api/admin/users/{id}/tokens")).toBe("/api/admin/users");
    expect(area("/api/admin")).toBe("/api/admin");
    expect(area("/api/client/metrics")).toBe("/api/client");
    expect(area("/{tenant}/x")).toBe("/x");
    expect(area("https://other.example/a/b")).toBe("https://other.example");
  });

  it("are the first segments where addresses share nothing, and where all share everything", () => {
    expect(["/", "/a/b", "/c"].map(areasOf(["/", "/a/b", "/c"]))).toEqual(["/", "/a", "/c"]);
    expect(["/a/b", "/a/b/{c}"].map(areasOf(["/a/b", "/a/b/{c}"]))).toEqual(["/a", "/a"]);
  });
});

const facet = (name: "method" | "area", values: Readonly<Record<string, readonly string[]>>): Facet => ({
  name,
  title: name,
  values: new Map(Object.entries(values)),
  label: (value) => value,
});
const METHOD = facet("method", { a: ["GET"], b: ["GET"], c: ["PUT"] });
const AREA = facet("area", { a: ["x"], b: ["y"], c: ["y", "z"] });
const ITEMS = [{ id: "a" }, { id: "b" }, { id: "c" }];
const FACETS = [METHOD, AREA];

describe("facets", () => {
  it("let pass what has one of the values of each", () => {
    expect(withFacets(ITEMS, FACETS, { method: ["GET", "PUT"], area: ["y"] })).toEqual([{ id: "b" }, { id: "c" }]);
    expect(withFacets(ITEMS, FACETS, { method: ["GET"], area: ["z"] })).toEqual([]);
    expect(withFacets(ITEMS, FACETS, { screen: ["not a facet of this point"] })).toEqual(ITEMS);
  });

  it("count among what passes the others, and keep what is chosen", () => {
    const counted = (chosen: Parameters<typeof countValues>[2]) =>
      countValues(ITEMS, FACETS, chosen, AREA).map(({ value, count }) => `${value} ${count}`);
    expect(counted({})).toEqual(["y 2", "x 1", "z 1"]);
    expect(counted({ area: ["y"] })).toEqual(["y 2", "x 1", "z 1"]);
    expect(counted({ method: ["GET"], area: ["z"] })).toEqual(["x 1", "y 1", "z 0"]);
  });

  it("are chosen and let go value by value", () => {
    const once = toggledValue(toggledValue({}, "method", "PUT"), "method", "GET");
    expect(once).toEqual({ method: ["GET", "PUT"] });
    expect(toggledValue(toggledValue(once, "method", "PUT"), "method", "GET")).toEqual({});
  });
});

describe("tables", () => {
  const columns = [
    { name: "Method", share: 1, rank: 1 },
    { name: "Used by", share: 1, rank: 2 },
  ];

  it("keep their sorting in the address: up, down, and as the document has it", () => {
    expect(nextSort(columns, "", 1)).toBe("used-by");
    expect(nextSort(columns, "used-by", 1)).toBe("-used-by");
    expect(nextSort(columns, "-used-by", 1)).toBe("");
    expect(sortingIn(columns, "-used-by")).toEqual({ column: 1, down: true });
    expect(sortingIn(columns, "nothing")).toBeUndefined();
  });

  it("are grouped by a facet, a row of several values once", () => {
    const rows = ITEMS.map(({ id }) => ({ id, cells: [] }));
    const names = tableLines(groupedBy(rows, AREA)).map((line) => (line.kind === "group" ? line.name : line.row.id));
    expect(names).toEqual(["x", "a", "y", "b", "y · z", "c"]);
  });
});
