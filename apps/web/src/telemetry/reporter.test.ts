/** Reports: each error once, under the digest that the server's log has. */
import { expect, it } from "vitest";
import { ApiError } from "../api/problem.ts";
import type { ClientReport } from "../api/types.ts";
import { createReporter } from "./reporter.ts";

function recorded() {
  const reports: ClientReport[] = [];
  const reporter = createReporter((report) => {
    reports.push(report);
    return Promise.reject(new Error("the server is away"));
  });
  return { reports, reporter };
}

it("tells an error once, and gives its digest each time", () => {
  const { reports, reporter } = recorded();
  const error = new TypeError("x is not a function");
  const digest = reporter.error(error, "/analyses/$analysisId");
  expect(digest).toMatch(/^[0-9a-f]{8}$/);
  expect(reporter.error(error, "/")).toBe(digest);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ kind: "error", digest, view: "/analyses/$analysisId" });
});

it("keeps the digest of the server's own error", () => {
  const { reporter } = recorded();
  const error = new ApiError({ code: "internal", message: "failed", digest: "0badcafe" }, 500);
  expect(reporter.error(error, "/")).toBe("0badcafe");
});

it("sends measures by page, once", () => {
  const { reports, reporter } = recorded();
  reporter.measure("LCP", 812.34567, "/");
  reporter.measure("INP", 40, "/applications");
  reporter.measure("TTFB", 3, "/");
  reporter.flush();
  reporter.flush();
  expect(reports).toEqual([
    { kind: "performance", view: "/", measures: { LCP: 812.346, TTFB: 3 } },
    { kind: "performance", view: "/applications", measures: { INP: 40 } },
  ]);
});
