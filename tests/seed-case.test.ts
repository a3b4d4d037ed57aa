/**
 * The seed's case: the shared scripts of a Next.js application with its error-reporting client (a: webpack, b: the whole
 * build, c: Turbopack) and the packages of a bare start page (d). Nothing of a product is in them, so nothing may be
 * stated; of b only what its pages and manifests show.
 */
import { type LeftOut, POINTS, type Specification } from "@as-built/spec";
import { expect, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzeFixture } from "./fixture.ts";

const MACHINERY = {
  a: ["next", "react", "react-dom", "scheduler", "core-js", "@sentry/core", "@sentry/browser"],
  c: ["next", "react", "react-dom", "scheduler", "core-js", "@sentry/core", "@sentry/browser", "turbopack"],
  d: ["react", "react-dom", "scheduler"],
} as const;

test.each(["a", "c", "d"] as const)("material %s, without product code, gives nine times not shown", async (name) => {
  const machinery = MACHINERY[name];
  const { specification, texts } = await analyzeFixture(`seed-case/${name}/material`);
  for (const { name } of POINTS) {
    const { shown, statements, notShown, reasons } = specification.points[name];
    expect({ name, shown, statements }).toEqual({ name, shown: false, statements: [] });
    expect(notShown).toMatch(/^Not shown\./);
    expect(reasons?.length).toBeGreaterThan(0);
  }
  expect(specification.material.gaps).toBeUndefined();
  const reasons = POINTS.flatMap(({ name }) => specification.points[name].reasons?.[0]?.code ?? "");
  expect(reasons).toEqual(POINTS.map(() => "no-product-code"));
  for (const { name } of POINTS)
    expect(specification.points[name].notShown).toMatch(/ appears: the material holds no product code\./);
  const names = new Set(specification.provenance.components.map(({ name }) => name));
  for (const name of machinery) expect(names).toContain(name);
  expect(wrongRanges(specification, texts)).toEqual([]);
  expect(uncovered(specification, texts)).toEqual([]);
});

/** What the seed says was seen and left out, by point: words, a value where the seed gives one, whose it is. */
const LEFT_OUT: readonly (readonly [keyof Specification["points"], string, unknown, string])[] = [
  ["purpose", "a client-side page router with a cache", undefined, "next"],
  ["purpose", "a UI runtime", undefined, "react-dom"],
  ["purpose", "redirect and not-found helpers", undefined, "next"],
  ["purpose", "hydration and error-handling helpers", undefined, "next"],
  ["purpose", "a scheduler", undefined, "scheduler"],
  ["purpose", "browser polyfills", undefined, "core-js"],
  ["purpose", "an error-reporting and performance-tracing client", undefined, "@sentry/core"],
  ["screens", "dynamic segments", undefined, "next"],
  ["screens", "catch-all segments", undefined, "next"],
  ["screens", "optional segments", undefined, "next"],
  ["screens", "hash scroll", undefined, "next"],
  ["screens", "redirects", undefined, "next"],
  ["screens", "not-found fallbacks", undefined, "next"],
  ["states", "router prefetch cache entries", ["fresh", "reusable", "expired", "stale"], "next"],
  ["states", "the error-reporting session", ["ok", "exited", "crashed"], "@sentry/core"],
  ["calls", "page-data fetches marked with a data-request header", "x-nextjs-data", "next"],
  ["calls", "server-action POST requests sent to the current address", "Next-Action", "next"],
  ["calls", "script loads", undefined, "next"],
  ["calls", "stylesheet loads", undefined, "next"],
  ["calls", "event uploads by the error-reporting client", "/envelope/?", "@sentry/core"],
  ["errors", "a generic application-error page", "Application error: a client-side exception has occurred", "next"],
  ["errors", "the digest on the application-error page", "Digest: ", "next"],
  ["constants", "a page route load time-out in milliseconds", 3800, "next"],
  ["constants", "a prefetch queue of so many concurrent tasks", 5, "next"],
  ["constants", "a limit on a tracing header in characters", 8192, "@sentry/core"],
  ["constants", "router cache lifetimes in milliseconds", 300_000, "next"],
  ["constants", "error-reporting buffer sizes", 64, "@sentry/core"],
  ["constants", "performance metric thresholds", [2500, 4000], "@sentry-internal/browser-utils"],
];

test.each(["a", "b"])("what is framework and library code in %s is named and left out", async (material) => {
  const { specification, texts } = await analyzeFixture(`seed-case/${material}/material`);
  const nameOf = new Map(specification.provenance.components.map(({ id, name }) => [id, name]));
  const all = (point: keyof Specification["points"]): readonly LeftOut[] => specification.points[point].leftOut ?? [];
  for (const [point, what, value, name] of LEFT_OUT) {
    const entries = all(point).map((entry) => [entry.what, entry.value, nameOf.get(entry.component)]);
    expect(entries).toContainEqual([what, value, name]);
  }
  const hydration = all("errors").filter(({ what }) => what === "hydration mismatch messages");
  expect(hydration.map(({ value }) => value)).toContainEqual(expect.stringMatching(/^Hydration failed because/));
  expect(all("states").map(({ what }) => what)).toContain("the span lifecycle");
  expect(wrongRanges(specification, texts)).toEqual([]);
});

test("Turbopack's modules show the machinery of Next.js 16", async () => {
  const { specification } = await analyzeFixture("seed-case/c/material");
  expect(specification.material.bundlers?.map(({ name }) => name)).toEqual(["turbopack"]);
  const { screens, states, calls, constants } = specification.points;
  expect(screens.leftOut?.map(({ what }) => what)).toContain("catch-all segments");
  expect(states.leftOut?.map(({ what }) => what)).toContain("the error-reporting session");
  expect(calls.leftOut?.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["x-nextjs-data", "next-action", "/envelope/?"]),
  );
  expect(constants.leftOut?.map(({ value }) => value)).toEqual(expect.arrayContaining([3800, 8192]));
});

test("left out is at most 20 entries of a component, each of a component of the inventory, sorted", async () => {
  const { specification } = await analyzeFixture("seed-case/a/material");
  const ids = specification.provenance.components.map(({ id }) => id);
  for (const { name } of POINTS) {
    const entries = specification.points[name].leftOut ?? [];
    const keys = entries.map(({ component, what, value }) => JSON.stringify([component, what, value ?? null]));
    expect(keys).toEqual([...keys].sort());
    for (const id of new Set(entries.map(({ component }) => component))) {
      expect(ids).toContain(id);
      expect(entries.filter(({ component }) => component === id).length).toBeLessThanOrEqual(20);
    }
  }
});

test("the words of what is not shown name the machinery that is there", async () => {
  const { specification } = await analyzeFixture("seed-case/a/material");
  const { purpose, screens, calls } = specification.points;
  expect(purpose.notShown).toContain(
    "The material holds only generic machinery: a client-side page router with a cache",
  );
  expect(screens.notShown).toContain("(dynamic segments, catch-all segments, optional segments, hash scroll");
  expect(calls.notShown).toContain("What the server does and what any response looks like is not shown.");
  expect(calls.reasons).toContainEqual({ code: "server-only" });
});

test("with pages and manifests, the routes that they name are shown", async () => {
  const { specification } = await analyzeFixture("seed-case/b/material");
  const { screens } = specification.points;
  expect(specification.material.gaps).toBeUndefined();
  expect(screens.statements.map(({ path, basis }) => [path, basis])).toEqual([
    ["/", "inferred"],
    ["/labels", "shown"],
    ["/labels/{shelf}", "shown"],
    ["/parcels/{parcelId}", "inferred"],
  ]);
  for (const { chunk } of screens.statements) expect(specification.material.files.map(({ id }) => id)).toContain(chunk);
});
