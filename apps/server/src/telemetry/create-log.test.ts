import { expect, test } from "vitest";
import { createLog } from "./create-log.ts";

test("one JSON object a line, with its level, its role and its event", () => {
  const lines: string[] = [];
  const log = createLog("worker", "info", { write: (line: string) => lines.push(line) });
  log.info("analysis-taken", { analysis: "a1", attempt: 2 });
  log.error("background", { kind: "Error" });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", role: "worker", event: "analysis-taken", analysis: "a1", attempt: 2, time: expect.any(String) },
    { level: "error", event: "background", kind: "Error" },
  ]);
});

test("levels leave out what is below them", () => {
  const lines: string[] = [];
  createLog("server", "error", { write: (line: string) => lines.push(line) }).info("started");
  createLog("server", "silent", { write: (line: string) => lines.push(line) }).error("failed");
  expect(lines).toEqual([]);
});
