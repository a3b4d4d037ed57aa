/** The model of a specification: one derivation for counts, lists, links and details. */
import { readFileSync } from "node:fs";
import { DATA_ELEMENTS } from "@as-built/engine";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { ELEMENTS } from "../src/host/embedded-source.ts";
import { countBases, toggled } from "../src/model/certainty.ts";
import { filterItems, filterWords, withBases } from "../src/model/filter.ts";
import { bytes, percent, plural } from "../src/model/format.ts";
import { gapWords } from "../src/model/gap-words.ts";
import { machinery, materialSummary } from "../src/model/material-summary.ts";
import { componentExhibitId, leftOutId, missingId, modelOf } from "../src/model/specification-model.ts";
import { pointView } from "../src/model/view-state.ts";
import { notShownWords } from "../src/model/words.ts";
import { ALL_POINTS, makeSample } from "./sample.ts";

const schema = new URL("../../../packages/spec/specification.schema.json", import.meta.url);
const sample = makeSample({ manyCalls: 50 });
const model = modelOf(sample.specification);

describe("the sample", () => {
  it("is a document of the format, and its quotes stand where they say", () => {
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(schema, "utf8")));
    for (const { specification } of [sample, makeSample({ without: ALL_POINTS })]) {
      expect(validate(specification), JSON.stringify(validate.errors)).toBe(true);
    }
    for (const { statement } of ALL_POINTS.flatMap((point) => model.located(point))) {
      for (const { file, start, end, quote } of statement.evidence) {
        expect(sample.texts.get(file)?.slice(start, end)).toBe(quote);
      }
    }
  });
});

describe("lists and counts", () => {
  it("come from the same statements", () => {
    for (const { point, statements, leftOut } of model.counts) {
      expect(model.items(point, "statements")).toHaveLength(statements);
      expect(model.items(point, "left-out")).toHaveLength(leftOut);
    }
  });

  it("filter by every word of what is stated", () => {
    const items = model.items("calls", "statements");
    expect(filterItems(items, "post BERTHS").map(({ line }) => line.title)).toEqual(["/api/berths"]);
    expect(filterItems(items, "resource-7/").map(({ line }) => line.tag?.text)).toEqual(["PUT"]);
    expect(filterItems(items, "index-4f2a9c.js")).toEqual([]);
    expect(filterWords(1, items.length, "post")).toBe("1 of 53 findings");
    expect(filterWords(53, 53, " ")).toBe("53 findings");
  });

  it("begin with what the product is called, then with what it says of itself", () => {
    const { specification } = sample;
    const [first] = specification.points.purpose.statements;
    if (first === undefined) throw new Error("the sample has a purpose");
    const statements = (["feature", "description", "legal", "name"] as const).map((kind) => ({ ...first, kind }));
    const points = { ...specification.points, purpose: { ...specification.points.purpose, statements } };
    const kinds = modelOf({ ...specification, points })
      .items("purpose", "statements")
      .map(({ line }) => line.tag?.text);
    expect(kinds).toEqual(["name", "description", "feature", "legal"]);
  });

  it("filter by how sure they are, and count it", () => {
    const items = model.items("entities", "statements");
    expect(countBases(items).map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(withBases(items, ["inferred"]).map(({ line }) => line.title)).toEqual(["Booking"]);
    expect(withBases(items, ["derived"])).toEqual([]);
    expect(withBases(items, [])).toBe(items);
    expect(filterWords(1, 2, "", true)).toBe("1 of 2 findings");
    expect(toggled(["inferred"], "shown")).toEqual(["shown", "inferred"]);
    expect(toggled(["shown", "inferred"], "shown")).toEqual(["inferred"]);
  });
});

describe("the details", () => {
  it("of a call have its method, parameters, body and the screens that make it", () => {
    const exhibit = model.exhibit(pointView("calls", { id: "call:POST /api/berths", range: 1 }));
    const facts = Object.fromEntries((exhibit?.facts ?? []).map(({ label, values }) => [label, values]));
    expect(exhibit).toMatchObject({ kind: "API call", title: "/api/berths", basis: "derived" });
    expect(facts.Body?.map(({ text }) => text)).toEqual(["name", "length", "tags"]);
    expect(facts.Parameters).toEqual([{ text: "dryRun", mono: true, note: "query" }]);
    expect(facts["Used by"]).toEqual([{ text: "/berths", target: "screen:/berths" }]);
  });

  it("of a screen keep guards that are words apart from those that are statements", () => {
    const exhibit = model.exhibit(pointView("screens", { id: "screen:/settings/users", range: 1 }));
    expect(exhibit?.facts.find(({ label }) => label === "Guards")?.values).toEqual([
      { text: "harbour-master", target: "role:harbour-master" },
      { text: "signed in" },
    ]);
  });

  it("of a state set have the evidence of its transitions", () => {
    const exhibit = model.exhibit(pointView("states", { id: "state:berth", range: 1 }));
    expect(exhibit?.evidence.map(({ quote }) => quote)).toEqual([
      '["free","reserved","occupied"]',
      's="reserved"',
      's="free"',
    ]);
  });

  it("exist for what was left out, components and missing files, and for nothing else", () => {
    expect(model.exhibit(pointView("calls", { id: leftOutId(0), range: 1 }))).toMatchObject({
      title: "prefetch of a route's data",
    });
    const react = sample.specification.provenance.components[0]?.id;
    const selected = { id: react ? componentExhibitId(react) : "", range: 1 };
    expect(model.exhibit({ page: "overview", selected })).toMatchObject({ title: "react-dom 19.1.0" });
    expect(model.exhibit({ page: "overview", selected: { id: missingId(0), range: 1 } })?.evidence).toHaveLength(1);
    expect(model.exhibit({ page: "overview", selected: { id: "no", range: 1 } })).toBeUndefined();
  });

  it("name whose code the evidence stands in", () => {
    const evidence = model.exhibit(pointView("calls", { id: "call:POST /api/berths", range: 1 }))?.evidence[0];
    expect(evidence && model.region(evidence)?.origin).toBe("product");
  });
});

describe("words", () => {
  it("say once that a point is not shown, and why", () => {
    const { points } = makeSample({ without: ["roles"] }).specification;
    expect(notShownWords(points.roles)).toMatch(/^The material holds framework/);
    expect(notShownWords({ reasons: [{ code: "server-only" }] })).toBe("Only the server knows it.");
  });

  it("tell of code that was not understood how much it is, whatever a newer format calls it", () => {
    const gap = { code: "not-recognised" as const, size: 2_900_000, of: 3_000_000 };
    expect(gapWords(gap)).toBe("2.9 of 3.0 million characters of code could not be told apart");
    const newer = { ...gap, code: "of-a-newer-format" as typeof gap.code };
    expect(gapWords(newer)).toBe("2.9 of 3.0 million characters of code were not understood");
  });

  it("sum the material up", () => {
    expect(materialSummary(sample.specification)).toMatch(/^2 files · .* kB · 212 modules · built with vite 7\.1\.0$/);
    expect(machinery(sample.specification)[0]).toBe("react-dom 19.1.0");
  });

  it("give numbers as people read them", () => {
    expect([0, 1, 1500].map((value) => plural(value, "call"))).toEqual(["No calls", "1 call", "1,500 calls"]);
    expect([12, 999_999, 20_400_000].map(bytes)).toEqual(["12 B", "1.0 MB", "20.4 MB"]);
    expect([0, 0.0001, 0.033, 0.5].map(percent)).toEqual(["0 %", "< 0.1 %", "3.3 %", "50 %"]);
  });
});

it("the viewer reads the elements that the engine writes", () => {
  expect(ELEMENTS.specification).toBe(DATA_ELEMENTS.specification);
  expect(ELEMENTS.texts).toBe(DATA_ELEMENTS.texts);
});
