/**
 * The bundled example, built by four bundlers, against what its source says. What this version reads has to come out
 * whole and with nothing beside it: screens, calls, errors, and the words of the pages; constants as far as they are read.
 */
import type { Analysis } from "@as-built/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { uncovered, wrongRanges } from "./audit.ts";
import { analyzeFixture, readFixture } from "./fixture.ts";

interface Expected {
  readonly screens: readonly { readonly path: string; readonly redirectsTo?: string }[];
  readonly calls: readonly {
    readonly method: string;
    readonly url: string;
    readonly query?: readonly string[];
    readonly body?: readonly string[];
  }[];
  readonly errors: readonly { readonly message?: string }[];
  readonly roles: readonly { readonly kind: string; readonly name: string; readonly label?: string }[];
  readonly validation: readonly { readonly rule: string; readonly message?: string }[];
  readonly purpose: readonly { readonly text: string }[];
  readonly entities: readonly { readonly fields: readonly string[] }[];
  readonly states: readonly {
    readonly values: readonly string[];
    readonly transitions?: readonly (readonly [string, string])[];
  }[];
  readonly constants: readonly { readonly value: number | string }[];
  readonly alsoTrue?: {
    readonly calls?: readonly { readonly method?: string; readonly url: string }[];
    readonly errors?: readonly { readonly message?: string }[];
  };
}

const expected = readFixture("example/expected.json") as Expected;

/** Names of holes are a matter of taste. */
const anonymous = (template: string): string => template.replace(/\{[^}]*?([?*]?)\}/g, "{$1}");

const sorted = (list: readonly string[]): readonly string[] => [...new Set(list)].sort();

/**
 * Other formats are asked of a smaller product, in `formats.test.ts`: packages of this one do not build in them
 * (webpack 4 finds packages by `main` alone, Parcel 2 fails on the router, esbuild leaves all locales of one library).
 */
const BUNDLERS = [
  "vite",
  "vite-commonjs",
  "rollup",
  "system",
  "iife",
  "webpack",
  "webpack-umd",
  "rspack",
  "rspack-module",
];

describe.each(BUNDLERS)("the example built with %s", (bundler) => {
  let analysis: Analysis;

  beforeAll(async () => {
    analysis = await analyzeFixture(`example/${bundler}/material`);
  });

  test("shows every screen and no other", () => {
    const screens = analysis.specification.points.screens.statements.map(({ path }) => anonymous(path));
    expect(sorted(screens)).toEqual(sorted(expected.screens.map(({ path }) => anonymous(path))));
  });

  test("shows every call and no other", () => {
    const name = ({ method, url }: { readonly method?: string; readonly url: string }): string =>
      `${method} ${anonymous(url)}`;
    const also = new Set((expected.alsoTrue?.calls ?? []).map(name));
    const calls = analysis.specification.points.calls.statements.map(name).filter((call) => !also.has(call));
    expect(sorted(calls)).toEqual(sorted(expected.calls.map(name)));
  });

  test("shows every error and no other", () => {
    const messages = (list: readonly { readonly message?: string }[]): readonly string[] =>
      list.map(({ message }) => anonymous(message ?? ""));
    const found = messages(analysis.specification.points.errors.statements);
    const known = messages([...expected.errors, ...(expected.alsoTrue?.errors ?? [])]);
    expect(found.filter((message) => !known.includes(message))).toEqual([]);
    expect(messages(expected.errors).filter((message) => !found.includes(message))).toEqual([]);
  });

  test("shows most constants", () => {
    const found = new Set(analysis.specification.points.constants.statements.map(({ value }) => JSON.stringify(value)));
    const known = expected.constants.map(({ value }) => JSON.stringify(value));
    expect(known.filter((value) => found.has(value)).length / known.length).toBeGreaterThan(0.6);
  });

  test("shows every role and permission and no other", () => {
    const name = ({ kind, name: own }: { readonly kind: string; readonly name: string }): string => `${kind} ${own}`;
    const roles = analysis.specification.points.roles.statements.map(name);
    expect(sorted(roles)).toEqual(sorted(expected.roles.map(name)));
  });

  test("shows most rules, with their messages", () => {
    const name = ({ rule, message }: { readonly rule: string; readonly message?: string }): string =>
      `${rule} ${anonymous(message ?? "")}`;
    const rules = new Set(analysis.specification.points.validation.statements.map(name));
    const known = expected.validation.filter(({ message }) => message !== undefined).map(name);
    expect(known.filter((rule) => rules.has(rule)).length / known.length).toBeGreaterThan(0.7);
  });

  test("shows most fields of the entities", () => {
    const shown = analysis.specification.points.entities.statements.map(
      ({ fields }) => new Set(fields.map(({ name }) => name)),
    );
    const found = expected.entities.map(({ fields }) =>
      Math.max(...shown.map((names) => fields.filter((name) => names.has(name)).length)),
    );
    const total = expected.entities.reduce((sum, { fields }) => sum + fields.length, 0);
    expect(found.reduce((sum, count) => sum + count, 0) / total).toBeGreaterThan(0.8);
  });

  test("shows every set of states, and what may follow what", () => {
    const shown = analysis.specification.points.states.statements;
    for (const { values, transitions = [] } of expected.states) {
      const set = shown.find((one) => sorted(one.values).join() === sorted(values).join());
      const steps = (set?.transitions ?? []).map(({ from, to }) => `${from}>${to}`);
      expect(sorted(steps)).toEqual(sorted(transitions.map(([from, to]) => `${from}>${to}`)));
      expect(set?.values).toEqual(sorted(values));
    }
  });

  test("says on which screens a rule is met, and which thing refers to which", () => {
    const { validation, entities, screens } = analysis.specification.points;
    const ids = new Map(screens.statements.map(({ id, path }) => [id, anonymous(path)]));
    const met = (message: string): readonly string[] =>
      validation.statements
        .filter((rule) => rule.message === message)
        .flatMap((rule) => (rule.screens ?? []).map((id) => ids.get(id) ?? ""));
    expect(met("Give a reason of at least 10 characters.")).toEqual(["/admin/members/{}"]);
    expect(met("The deposit is at most 500 euro.")).toEqual(["/admin/tools/new", "/admin/tools/{}/edit"]);
    const loan = entities.statements.find(({ name }) => name === "Loan");
    expect(loan?.fields.find(({ name }) => name === "toolId")?.refersTo).toBe("entity:Tool");
  });

  test("says which roles guard a screen, and where everybody else is sent", () => {
    const { screens, roles } = analysis.specification.points;
    const guards = new Map(screens.statements.map(({ path, guards = [] }) => [anonymous(path), guards]));
    const session = "role:guard:account";
    const elsewhere = "redirect=/sign-in";
    expect(guards.get("/loans")).toEqual([session, elsewhere]);
    expect(guards.get("/desk")).toEqual([session, "role:role:admin", "role:role:volunteer", elsewhere]);
    expect(guards.get("/admin/members")).toEqual([session, "role:role:admin", elsewhere]);
    expect(guards.get("/sign-in")).toEqual([]);
    const admin = roles.statements.find(({ id }) => id === "role:role:admin");
    expect(admin?.allows).toEqual(expect.arrayContaining(["screen:/admin/members", "screen:/desk"]));
  });

  test("leaves nothing that was not understood", () => {
    expect(analysis.specification.material.gaps).toBeUndefined();
  });

  test("shows name and description", () => {
    const texts = analysis.specification.points.purpose.statements.map(({ text }) => text);
    expect(expected.purpose.map(({ text }) => text)).toEqual(expect.arrayContaining(texts));
    expect(analysis.specification.subject.name).toBe("Lendwell");
  });

  test("has every quote at its place and every script covered", () => {
    expect(wrongRanges(analysis.specification, analysis.texts)).toEqual([]);
    expect(uncovered(analysis.specification, analysis.texts)).toEqual([]);
  });
});
