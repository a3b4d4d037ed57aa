import { describe, expect, test } from "vitest";
import { countTests, lastLine, reportLines } from "./lib/test-report.mjs";

const one = (status: string, fullName = status, meta: object = {}) => ({ status, fullName, meta });
const report = (...assertionResults: object[]) => ({
  testResults: [{ name: "a.test.ts", status: "passed", assertionResults }],
});

describe("what came of the tests", () => {
  test("a skipped test is no passed one, and is listed with its reason", () => {
    const counts = countTests(report(one("passed"), one("skipped", "signals", { skipReason: "none on Windows" })), 0);
    expect(counts).toMatchObject({ passed: 1, failed: 0, skipped: [{ name: "signals", reason: "none on Windows" }] });
    expect(reportLines(counts)).toEqual(["Skipped: 1", "  signals: none on Windows"]);
  });

  test("what is skipped without a reason, or was never run, has failed", () => {
    const counts = countTests(report(one("skipped", "a"), one("pending", "b")), 0);
    expect(counts).toMatchObject({ passed: 0, failed: 2, skipped: [], notRun: ["a", "b"] });
    expect(reportLines(counts)).toEqual(["Not run, counted as failed: 2", "  a", "  b"]);
  });

  test("what is left to the full run counts apart, and only in a run that was told so", () => {
    const long = { ...one("skipped", "kills"), tags: ["full"] };
    const counts = countTests(report(one("passed"), long), 0, "full");
    expect(counts).toMatchObject({ passed: 1, failed: 0, leftOut: 1, skipped: [], notRun: [] });
    expect(reportLines(counts)).toEqual(["Left to the full run (npm run verify -- --full): 1"]);
    expect(countTests(report(long), 0)).toMatchObject({ failed: 1, leftOut: 0, notRun: ["kills"] });
  });

  test("known gaps count apart: a test that shows one, one beside what is right, a test to be written", () => {
    const counts = countTests(
      report(
        one("passed", "in rspack", { knownToFail: "names are lost" }),
        one("passed", "right", { gaps: ["line 3"] }),
        one("todo", "later"),
      ),
      0,
    );
    expect(counts).toMatchObject({ passed: 1, failed: 0, gaps: ["in rspack", "line 3", "later"] });
  });

  test("what failed stands last, with the beginning of what it said", () => {
    const failed = { ...one("failed", "a screen"), failureMessages: ["expected 1\nat a.test.ts:3"] };
    expect(reportLines(countTests(report(failed, one("todo", "later")), 1))).toEqual([
      "Known gaps, counted neither as passed nor as skipped: 1",
      "  later",
      "Failed: 1",
      "  a screen\n    expected 1\n    at a.test.ts:3",
    ]);
  });

  test("a file that cannot be loaded counts as a failed test, and so does an error outside of all tests", () => {
    const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
    expect(countTests({ testResults: [broken] }, 1)).toMatchObject({ failed: 1, notRun: ["b.test.ts"] });
    expect(countTests(report(one("passed")), 1).failed).toBe(1);
    expect(countTests(report(one("failed"), one("failed")), 1).failed).toBe(2);
  });
});

test("the last line says skipped only where something was", () => {
  expect(lastLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
  expect(lastLine({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
});
