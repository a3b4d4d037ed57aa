import { fileId, type Parameter } from "@as-built/spec";
import { expect, test } from "vitest";
import type { FactOf } from "../extract/fact.ts";
import { mergeContent } from "./merge-content.ts";

const call = (...parameters: readonly Parameter[]): FactOf<"calls"> => ({
  point: "calls",
  content: { protocol: "http", method: "GET", url: "/api/loans", parameters },
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
  const { content } = mergeContent(call(state(first)), call(state(second)));
  expect(content).toHaveProperty("parameters", [state(merged)]);
});

test("a parameter that one call site sends keeps its value", () => {
  expect(mergeContent(call(), call(state("open"))).content).toHaveProperty("parameters", [state("open")]);
});
