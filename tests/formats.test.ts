/**
 * One product in every format that scripts come in: whatever the bundler, modules are found and linked so that values
 * are followed from one into another, chunks that are loaded lazily are known, and each that is taken away is named.
 * What a format cannot show is skipped, with the reason.
 */
import type { Analysis, Capture } from "@as-built/engine";
import { compareSpecifications, labelOf } from "@as-built/spec";
import { beforeAll, describe, expect, type TaskMeta, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzed, analyzeFixture, captureFixture, readFixture } from "./fixture.ts";

interface Expected {
  readonly calls: readonly {
    readonly call: string;
    readonly query?: readonly string[];
    readonly body?: readonly string[];
  }[];
  readonly errors: readonly string[];
  readonly constants: readonly number[];
  readonly libraries: readonly string[];
}

interface Format {
  readonly name: string;
  /** As the specification names it; none where nothing in the scripts shows it. */
  readonly bundlers: readonly string[];
  /**
   * Modules that are found: copies in several chunks and runtimes counted each; one a script where the bundler puts all
   * into one scope.
   */
  readonly modules: number;
  /** How many scripts are loaded when they are needed. */
  readonly lazy: number;
  readonly skips?: Readonly<Partial<Record<"bundlers" | "lazy" | "libraries", string>>>;
  /** All that `asbuilt diff` may say of esbuild's build and this one; nothing where it is left out. */
  readonly differs?: readonly string[];
}

const ONE_SCRIPT = "everything is in one script";
const SILENT = "Rollup leaves no helper in the text";
const UNMARKED = "one script of Rspack has no mark that webpack's has not";
const TAKEN_APART = "webpack leaves one function of mitt, written into the application's own";
const ALMOND = { lazy: ONE_SCRIPT, libraries: "the index knows the loader as a part of a library that carries it" };

/** Bundlers that keep the names of exports; the others leave a value without a name, which is no constant. */
const NAMES = ["constants + PAGE_SIZE = 25", "constants + REFRESH_EVERY_MS = 45000 ms"];
/** A build for development has the names of all. */
const NAMED = [...NAMES, "constants + GRAMS = 1000"];
/** Whose answers are read is seen where the helper that reads them is called by its name, and only guessed elsewhere. */
const READERS = ["entities - Api", "entities ~ Shipment: fields, source"];
/** One module for all reads them, too, but what is sent has no name of its own. */
const SENT = ["entities - Shipment"];
/** Each part has a copy of the client, and too few calls by it to show what all of them begin with. */
const COPIES = [...SENT, 'constants - base of calls = "/api/v2"'];
/** A table of pages that are loaded with `System.import` or behind functions of the helper is not read as one of screens. */
const LEGACY = ["screens - /list", "screens - /settings", "screens - /shipment", "validation + label maxLength 64"];
/** Each page stands in a module that is called where it is needed: which calls a page makes is not followed. */
const WRAPPED = [
  ..."list settings shipment".split(" ").map((page) => `screens ~ /${page}: calls`),
  ..."DELETE /api/v2/shipments/{value},GET /api/v2/carriers,GET /api/v2/shipments,GET /api/v2/shipments/{value},POST /api/v2/shipments,PUT /api/v2/settings/carrier"
    .split(",")
    .map((call) => `calls ~ ${call}: usedBy`),
];

/** Texts of the three pages, each of which is loaded when it is needed. */
const ON_PAGES = ["Shipments could not be loaded.", "The carrier could not be changed.", "This shipment is on its way"];
const single = { lazy: 0, skips: { lazy: ONE_SCRIPT } };

const FORMATS: readonly Format[] = [
  { name: "webpack4", bundlers: ["webpack"], modules: 20, lazy: 3 },
  { name: "webpack4-single", bundlers: ["webpack"], modules: 12, ...single },
  { name: "webpack4-development", bundlers: ["webpack"], modules: 24, lazy: 3, differs: NAMED },
  { name: "webpack5", bundlers: ["webpack"], modules: 18, lazy: 3 },
  { name: "webpack5-development", bundlers: ["webpack"], modules: 24, lazy: 3, differs: NAMED },
  { name: "webpack5-development-plain", bundlers: ["webpack"], modules: 23, lazy: 3, differs: NAMED },
  {
    name: "webpack5-umd",
    bundlers: ["webpack"],
    modules: 10,
    lazy: 0,
    skips: { lazy: ONE_SCRIPT, libraries: TAKEN_APART },
  },
  {
    name: "webpack5-amd",
    bundlers: ["webpack"],
    modules: 10,
    lazy: 0,
    skips: { lazy: ONE_SCRIPT, libraries: TAKEN_APART },
  },
  {
    name: "webpack5-system",
    bundlers: ["webpack"],
    modules: 11,
    lazy: 0,
    skips: { lazy: ONE_SCRIPT, libraries: TAKEN_APART },
  },
  { name: "webpack5-commonjs2", bundlers: ["webpack"], modules: 16, lazy: 3, skips: { libraries: TAKEN_APART } },
  {
    name: "webpack5-module",
    bundlers: ["webpack"],
    modules: 16,
    lazy: 3,
    skips: { libraries: TAKEN_APART },
  },
  { name: "federation", bundlers: ["webpack"], modules: 20, lazy: 3, differs: COPIES },
  { name: "rspack", bundlers: ["rspack"], modules: 18, lazy: 3 },
  { name: "rspack-development", bundlers: ["rspack"], modules: 24, lazy: 3, differs: NAMED },
  { name: "rspack-module", bundlers: ["rspack"], modules: 17, lazy: 3 },
  { name: "rspack-umd", bundlers: ["rspack"], modules: 10, lazy: 0, skips: { bundlers: UNMARKED, lazy: ONE_SCRIPT } },
  { name: "rspack-amd", bundlers: ["rspack"], modules: 10, lazy: 0, skips: { bundlers: UNMARKED, lazy: ONE_SCRIPT } },
  {
    name: "rspack-system",
    bundlers: ["rspack"],
    modules: 11,
    lazy: 0,
    skips: { bundlers: UNMARKED, lazy: ONE_SCRIPT },
  },
  { name: "rollup-es", bundlers: [], modules: 6, lazy: 3, skips: { bundlers: SILENT } },
  { name: "rollup-compact", bundlers: [], modules: 6, lazy: 3, skips: { bundlers: SILENT }, differs: NAMES },
  { name: "rollup-system", bundlers: ["systemjs"], modules: 7, lazy: 3 },
  { name: "rollup-amd", bundlers: ["amd"], modules: 6, lazy: 3, differs: [...NAMES, ...READERS] },
  { name: "rollup-umd", bundlers: ["umd"], modules: 1, ...single, differs: SENT },
  {
    name: "rollup-iife",
    bundlers: [],
    modules: 1,
    lazy: 0,
    skips: { bundlers: SILENT, lazy: ONE_SCRIPT },
    differs: SENT,
  },
  {
    name: "rollup-cjs",
    bundlers: [],
    modules: 6,
    lazy: 3,
    skips: { bundlers: SILENT },
    differs: [...NAMES, ...READERS],
  },
  { name: "rolldown-cjs", bundlers: ["rolldown"], modules: 6, lazy: 3, differs: READERS },
  { name: "rolldown", bundlers: ["rolldown"], modules: 6, lazy: 3 },
  { name: "rolldown-iife", bundlers: ["rolldown"], modules: 1, ...single },
  { name: "rolldown-umd", bundlers: ["umd"], modules: 1, ...single },
  { name: "vite-legacy", bundlers: ["systemjs"], modules: 7, lazy: 3, differs: LEGACY },
  { name: "rolldown-commonjs", bundlers: ["rolldown"], modules: 1, ...single },
  {
    name: "rolldown-commonjs-modules",
    bundlers: ["rolldown"],
    modules: 1,
    ...single,
    differs: [...NAMES, ...READERS, ...WRAPPED],
  },
  { name: "esbuild-esm", bundlers: ["esbuild"], modules: 7, lazy: 3 },
  { name: "esbuild-iife", bundlers: ["esbuild"], modules: 1, ...single },
  { name: "esbuild-cjs", bundlers: ["esbuild"], modules: 1, ...single },
  { name: "esbuild-plain", bundlers: ["esbuild"], modules: 1, ...single, differs: NAMES },
  { name: "parcel", bundlers: ["parcel"], modules: 29, lazy: 3, differs: NAMES },
  { name: "parcel-wrapped", bundlers: ["parcel"], modules: 31, lazy: 3, differs: NAMES },
  { name: "requirejs", bundlers: ["amd"], modules: 17, ...single, differs: [...NAMES, ...READERS] },
  { name: "requirejs-split", bundlers: ["amd"], modules: 27, lazy: 3, differs: [...NAMES, ...READERS] },
  { name: "almond", bundlers: ["amd"], modules: 18, lazy: 0, skips: ALMOND, differs: [...NAMES, ...READERS] },
  { name: "browserify", bundlers: ["browserify"], modules: 18, ...single, differs: [...NAMES, ...READERS] },
  { name: "metro", bundlers: ["metro"], modules: 17, ...single, differs: NAMES },
  { name: "metro-inline", bundlers: ["metro"], modules: 17, ...single, differs: [...NAMES, ...READERS] },
  { name: "import-map", bundlers: [], modules: 17, lazy: 3, skips: { bundlers: "there is none" }, differs: NAMES },
];

const expected = readFixture("formats/expected.json") as Expected;
const materialOf = (name: string): string => `formats/${name}/material`;
/** What the others are held against. */
const esbuilds = (): Promise<Analysis> => analyzeFixture(materialOf("esbuild-esm"));
const anonymous = (template: string): string => template.replace(/\{[^}]*\}/g, "{}");

describe.each(FORMATS)("$name", ({ name, bundlers, modules, lazy, skips = {}, differs = [] }) => {
  let capture: Capture;
  let analysis: Analysis;

  beforeAll(async () => {
    capture = await captureFixture(materialOf(name));
    analysis = await analyzeFixture(materialOf(name));
  });

  test.skipIf(skips.bundlers)("names the bundler", because(skips.bundlers), () => {
    const found = (analysis.specification.material.bundlers ?? []).map((one) => one.name);
    expect(found).toEqual(bundlers);
  });

  test("finds every module", () => {
    expect(analysis.specification.material.modules).toBe(modules);
  });

  test("follows values from module to module: every call and no other", () => {
    const calls = analysis.specification.points.calls.statements;
    expect(calls.map(({ method, url }) => `${method} ${anonymous(url)}`).sort()).toEqual(
      expected.calls.map(({ call }) => call),
    );
    const queries = calls.map(({ parameters = [] }) => parameters.flatMap((p) => (p.in === "query" ? [p.name] : [])));
    expect(queries.flat().sort()).toEqual(expected.calls.flatMap(({ query = [] }) => query));
  });

  test("follows what is sent", () => {
    const calls = analysis.specification.points.calls.statements;
    const bodies = calls.map(({ request }) => Object.keys(request?.properties ?? {}).sort());
    expect(bodies.flat().sort()).toEqual(expected.calls.flatMap(({ body = [] }) => body).sort());
  });

  test("shows every error and no other", () => {
    const found = analysis.specification.points.errors.statements.map(({ message }) => message);
    expect([...new Set(found)].sort()).toEqual(expected.errors);
  });

  test("shows constants", () => {
    const values = analysis.specification.points.constants.statements.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([...expected.constants]));
  });

  test.skipIf(skips.libraries)("names the libraries and no other", because(skips.libraries), () => {
    const { provenance } = analysis.specification;
    const named = provenance.components.filter(({ kind }) => kind === "library").map((one) => one.name);
    expect(named.sort()).toEqual(expected.libraries);
  });

  test("is the same product as another bundler's build of it", async () => {
    const { specification } = await esbuilds();
    const found = compareSpecifications(specification, analysis.specification).flatMap(
      ({ point, added, removed, changed }) => [
        ...added.map((one) => `${point} + ${labelOf(one)}`),
        ...removed.map((one) => `${point} - ${labelOf(one)}`),
        ...changed.map(({ after, changes }) => {
          const properties = changes.map(({ property }) => property);
          return `${point} ~ ${labelOf(after)}: ${properties.join(", ")}`;
        }),
      ],
    );
    expect(found.filter((difference) => !differs.includes(difference))).toEqual([]);
  });

  test("lacks nothing", () => {
    expect(analysis.specification.material.missing).toEqual([]);
    expect(analysis.specification.material.failures).toEqual([]);
    expect(analysis.specification.material.gaps).toBeUndefined();
  });

  test.skipIf(skips.lazy)("names each lazy script that is taken away", because(skips.lazy), () => {
    const pages = capture.artifacts.filter(
      ({ kind, text }) => kind === "script" && ON_PAGES.some((one) => text.includes(one)),
    );
    expect(pages).toHaveLength(lazy);
    for (const { id } of pages) {
      const artifacts = capture.artifacts.filter((artifact) => artifact.id !== id);
      const { specification, texts } = analyzed({ ...capture, artifacts });
      const { missing } = specification.material;
      const file = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.js$/, "");
      expect([...new Set(missing.map(({ reference }) => file(reference)))], id).toEqual([file(id)]);
      expect(missing.every(({ evidence = [] }) => evidence.length > 0)).toBe(true);
      expect(wrongRanges(specification, texts)).toEqual([]);
    }
  });

  test("has every quote at its place and every script covered", () => {
    expect(wrongRanges(analysis.specification, analysis.texts)).toEqual([]);
    expect(uncovered(analysis.specification, analysis.texts)).toEqual([]);
  });
});

function because(skipReason: string | undefined): { meta: Partial<TaskMeta> } {
  return { meta: skipReason === undefined ? {} : { skipReason } };
}
