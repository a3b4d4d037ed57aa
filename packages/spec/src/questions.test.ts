/** The questions, asked of a document that the project's own schema accepts. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import {
  componentId,
  countPoints,
  type Evidence,
  evidenceInFile,
  fileId,
  filesWithEvidence,
  findStatement,
  groupComponents,
  groupRegionsByComponent,
  groupRegionsByOrigin,
  indexRegions,
  indexStatements,
  locatedStatements,
  offset,
  POINTS,
  regionAt,
  type Specification,
  searchStatements,
  statementId,
  statementsOf,
} from "./index.ts";

const TEXT = 'const u="/api/orders";fetch(u,{method:"POST"});/*lib*/throw Error("Order is closed")';
const FILE = fileId("assets/main.js");
const HTML = fileId("index.html");

function at(quote: string, says?: string): Evidence {
  const start = TEXT.indexOf(quote);
  return { file: FILE, start: offset(start), end: offset(start + quote.length), quote, ...(says ? { says } : {}) };
}

const nothing = {
  shown: false,
  statements: [],
  notShown: "Not shown. Nothing in the product code states it.",
  reasons: [{ code: "no-evidence" as const }],
};
const library = componentId("library:lib");

const sample: Specification = {
  format: "asbuilt/1",
  tool: { name: "as-built", version: "0.1.0" },
  subject: { name: "Orders", input: "orders", digest: "00" },
  material: {
    files: [{ id: FILE, kind: "script", bytes: TEXT.length, sha256: "00" }],
    missing: [{ reference: "assets/admin.js", evidence: [at("fetch")] }],
    failures: [{ file: fileId("assets/broken.js"), error: "Unexpected token", at: offset(3), code: "syntax" }],
  },
  provenance: {
    totals: { runtime: 0, framework: 0, library: 7, product: TEXT.length - 7, unknown: 0 },
    components: [
      { id: componentId("library:tiny"), kind: "library", name: "tiny", size: 2 },
      { id: library, kind: "library", name: "lib", version: "1.2.3", size: 7, evidence: [at("/*lib*/")] },
      { id: componentId("framework:react"), kind: "framework", name: "react", size: 1 },
    ],
    regions: [
      { file: FILE, start: offset(0), end: offset(47), origin: "product" },
      { file: FILE, start: offset(47), end: offset(54), origin: "library", component: library },
      { file: FILE, start: offset(54), end: offset(TEXT.length), origin: "product" },
    ],
  },
  points: {
    purpose: nothing,
    screens: nothing,
    entities: nothing,
    states: {
      shown: true,
      statements: [
        {
          id: statementId("state:order"),
          basis: "shown",
          evidence: [at("method")],
          name: "Order",
          values: ["open", "closed"],
          transitions: [
            {
              from: "open",
              to: "closed",
              evidence: [{ file: HTML, start: offset(0), end: offset(1), quote: "<" }],
            },
          ],
        },
      ],
    },
    validation: nothing,
    roles: nothing,
    calls: {
      shown: true,
      statements: [
        {
          id: statementId("call:POST /api/orders"),
          basis: "derived",
          evidence: [at('"/api/orders"', "address"), at('"POST"', "method")],
          protocol: "http",
          method: "POST",
          url: "/api/orders",
          request: { type: "object", properties: { articleNumber: { type: "string" } } },
        },
      ],
      leftOut: [{ what: "beacon", component: library, evidence: [at("/*lib*/")] }],
    },
    errors: {
      shown: true,
      statements: [
        {
          id: statementId("error:Order is closed"),
          basis: "shown",
          evidence: [at('"Order is closed"')],
          kind: "thrown",
          message: "Order is closed",
        },
      ],
    },
    constants: nothing,
  },
};

const validate = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(new URL("../specification.schema.json", import.meta.url), "utf8")),
);

describe("the schema", () => {
  it("accepts a document of the types", () => {
    expect(validate(sample), JSON.stringify(validate.errors)).toBe(true);
  });

  it("refuses a statement without evidence, an unknown format, a point that is absent", () => {
    const edit = (change: (copy: Specification) => void): boolean => {
      const copy: Specification = structuredClone(sample);
      change(copy);
      return validate(copy);
    };
    expect(edit((copy) => Object.assign(copy.points.errors.statements[0] ?? {}, { evidence: [] }))).toBe(false);
    expect(edit((copy) => Object.assign(copy, { format: "asbuilt/2" }))).toBe(false);
    expect(edit((copy) => Reflect.deleteProperty(copy.points, "roles"))).toBe(false);
  });
});

describe("find", () => {
  it("gives the statement with its point, and undefined for an id that is not there", () => {
    expect(findStatement(sample, "error:Order is closed")).toMatchObject({
      point: "errors",
      statement: { kind: "thrown" },
    });
    expect(findStatement(sample, "nothing")).toBeUndefined();
    expect([...indexStatements(sample).keys()]).toEqual([
      "state:order",
      "call:POST /api/orders",
      "error:Order is closed",
    ]);
    expect(statementsOf(sample, "calls").map(({ url }) => url)).toEqual(["/api/orders"]);
  });
});

describe("count", () => {
  it("has one entry a point, in order", () => {
    const counts = countPoints(sample);
    expect(counts.map(({ point }) => point)).toEqual(POINTS.map(({ name }) => name));
    expect(counts[6]).toEqual({ point: "calls", shown: true, statements: 1, leftOut: 1, evidence: 2 });
    expect(counts[0]).toMatchObject({ shown: false, statements: 0 });
  });
});

describe("evidence", () => {
  it("lists a file's ranges by position", () => {
    expect(evidenceInFile(sample, FILE).map(({ evidence }) => evidence.quote)).toEqual([
      '"/api/orders"',
      "method",
      '"POST"',
      '"Order is closed"',
    ]);
  });

  it("counts transitions in", () => {
    expect(evidenceInFile(sample, HTML)).toHaveLength(1);
    expect(filesWithEvidence(sample)).toEqual([FILE, HTML]);
  });
});

describe("groups", () => {
  it("give every origin its units, share and regions", () => {
    const groups = groupRegionsByOrigin(sample);
    expect(groups.map(({ origin, units }) => [origin, units])).toEqual([
      ["runtime", 0],
      ["framework", 0],
      ["library", 7],
      ["product", TEXT.length - 7],
      ["unknown", 0],
    ]);
    expect(groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(groups[3]?.regions).toHaveLength(2);
    expect(groupRegionsByComponent(sample).get(library)).toHaveLength(1);
  });

  it("order components by kind, then size", () => {
    expect([...groupComponents(sample)].map(([kind, list]) => [kind, list.map(({ name }) => name)])).toEqual([
      ["framework", ["react"]],
      ["library", ["lib", "tiny"]],
    ]);
  });
});

describe("region at an offset", () => {
  it("takes starts in and ends out", () => {
    const index = indexRegions(sample);
    const originAt = (position: number) => regionAt(index, FILE, position)?.origin;
    expect([0, 46, 47, 53, 54, TEXT.length].map(originAt)).toEqual([
      "product",
      "product",
      "library",
      "library",
      "product",
      undefined,
    ]);
    expect(regionAt(index, HTML, 0)).toBeUndefined();
  });
});

describe("search", () => {
  const ids = (query: string) =>
    searchStatements([...locatedStatements(sample)], query).map(({ statement }) => statement.id);

  it("wants every word, in any letter case, and finds keys of payloads", () => {
    expect(ids("ORDER closed")).toEqual(["state:order", "error:Order is closed"]);
    expect(ids("articlenumber")).toEqual(["call:POST /api/orders"]);
    expect(ids("")).toHaveLength(3);
  });

  it("does not search what is only about the statement", () => {
    expect(ids("derived")).toEqual([]);
    expect(ids("assets/main.js")).toEqual([]);
  });
});
