import { type Call, fileId, type Parameter, type Shape } from "@as-built/spec";
import { expect, test } from "vitest";
import type { FactOf } from "../extract/fact.ts";
import { mergeContent } from "./merge-content.ts";

const call = (...parameters: readonly Parameter[]): FactOf<"calls"> => sighting({ parameters });

const sighting = (own: Partial<Call>): FactOf<"calls"> => ({
  point: "calls",
  content: { protocol: "http", method: "GET", url: "/api/loans", ...own },
  basis: "derived",
  evidence: [{ file: fileId("app.js"), start: 0, end: 1, says: "request" }],
});

const state = (value?: string): Parameter => ({
  name: "state",
  in: "query",
  ...(value === undefined ? {} : { value }),
});

test.each([
  ["is stated where both call sites send it", "open", "open", "open"],
  ["is none where they send different ones", "open", "late", undefined],
  ["is none where the second sends any", "open", undefined, undefined],
  ["is none where the first sends any", undefined, "open", undefined],
])("a value of a parameter %s", (_, first, second, merged) => {
  const { content } = mergeContent([call(state(first)), call(state(second))]);
  expect(content).toHaveProperty("parameters", [state(merged)]);
});

test("a parameter that one call site sends keeps its value", () => {
  expect(mergeContent([call(), call(state("open"))]).content).toHaveProperty("parameters", [state("open")]);
});

const answer = (response: Shape): FactOf<"calls"> => sighting({ response });

test.each<[string, readonly Shape[], Shape]>([
  [
    "has the fields of all, those of the last first",
    [{ properties: { a: {}, b: {} } }, { properties: { b: {}, c: {} } }],
    { properties: { b: {}, c: {}, a: {} } },
  ],
  [
    "has types that all say",
    [
      { type: "text" },
      { properties: { a: { type: "text" }, b: { type: "text" } } },
      { properties: { a: { type: "number" } } },
    ],
    { properties: { a: {}, b: { type: "text" } } },
  ],
  [
    "has the fields of what is in a list",
    [
      { items: { properties: { a: {} } } },
      { type: "object" },
      { items: { properties: { toString: { type: "text" } } } },
    ],
    { items: { properties: { toString: { type: "text" }, a: {} } }, type: "object" },
  ],
  ["is a list beside an object", [{ properties: { a: {} } }, { items: {} }], { items: {}, properties: { a: {} } }],
])("an answer %s", (_, shapes, merged) => {
  const [first = {}, ...others] = shapes;
  const { content } = mergeContent([answer(first), ...others.map(answer)]);
  expect(JSON.stringify(content)).toBe(JSON.stringify({ ...call().content, parameters: undefined, response: merged }));
});

/** How often members are asked for while as many sightings are merged, each with a field and a parameter of its own. */
function workOf(count: number): number {
  let work = 0;
  const counted = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name) {
        work++;
        return Reflect.get(target, name);
      },
    });
  const sightings = Array.from({ length: count }, (_, index) => {
    const properties = counted({ [`a${index}`]: { properties: counted({ [`b${index}`]: {} }) } });
    return sighting({ response: { properties }, parameters: [counted<Parameter>({ name: `p${index}`, in: "query" })] });
  });
  mergeContent([call(), ...sightings]);
  return work;
}

test("twice as many sightings take twice the work", () => {
  expect(workOf(400) / workOf(200)).toBeLessThan(2.2);
});

const failure = (when?: string): FactOf<"errors"> => ({
  point: "errors",
  content: { kind: "shown", message: "The loan could not be saved", ...(when === undefined ? {} : { when }) },
  basis: "shown",
  evidence: [{ file: fileId("app.js"), start: 0, end: 1, says: "told" }],
});

test.each<[string, readonly (string | undefined)[], string | undefined]>([
  [
    "whichever of its conditions holds",
    ["POST /b fails", "POST /a fails", "POST /b fails"],
    "POST /a fails or POST /b fails",
  ],
  ["where the narrower says no more", ["POST /a fails, !text", "POST /a fails"], "POST /a fails"],
  ["of too many none", ["a", "b", "c", "d"], undefined],
  ["of none", [undefined, undefined], undefined],
])("a message is told %s, in whatever order", (_, conditions, when) => {
  for (const [one, ...more] of [conditions.map(failure), conditions.toReversed().map(failure)])
    if (one) expect(mergeContent([one, ...more]).content).toEqual({ ...failure().content, ...(when ? { when } : {}) });
});

test("a message that one of its places tells without a condition is told under none", () => {
  const [first, ...more] = [failure("POST /a fails"), failure()];
  const elsewhere = { ...failure(), evidence: [{ file: fileId("b.js"), start: 9, end: 10, says: "told" }] } as const;
  const told = (...facts: readonly FactOf<"errors">[]) => first && mergeContent([first, ...facts]).content;
  expect(told(...more)).toHaveProperty("when", "POST /a fails");
  expect(told(elsewhere)).not.toHaveProperty("when");
});
