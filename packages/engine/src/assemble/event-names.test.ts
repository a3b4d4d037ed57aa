import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { FactOf } from "../extract/fact.ts";
import { identityOf } from "./identity.ts";
import { mergeContent } from "./merge-content.ts";

const event = (name: string): FactOf<"calls"> => ({
  point: "calls",
  content: { protocol: "sse", url: "/feed", operation: { type: "event", name, direction: "received" } },
  basis: "derived",
  evidence: [{ file: fileId("app.js"), start: 0, end: 1, says: "name" }],
});

test("events whose names differ in nothing but the names of their holes are one", () => {
  expect(identityOf(event("done-{value}"))).toBe(identityOf(event("done-{jobId}")));
  expect(identityOf(event("done-{jobId}"))).not.toBe(identityOf(event("begun-{jobId}")));
});

test("of those names the one counts whose holes have names", () => {
  for (const [first, second] of [
    ["done-{value}", "done-{jobId}"],
    ["done-{jobId}", "done-{value}"],
  ] as const)
    expect(mergeContent([event(first), event(second)]).content).toMatchObject({ operation: { name: "done-{jobId}" } });
});
