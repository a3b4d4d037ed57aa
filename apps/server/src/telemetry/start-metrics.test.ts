import { createServer } from "node:http";
import { metrics } from "@opentelemetry/api";
import { Hono } from "hono";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { JobFailure } from "../jobs/process/job-message.ts";
import { measured } from "./measure-jobs.ts";
import { measureProcess } from "./measure-process.ts";
import { measureQueue } from "./measure-queue.ts";
import { measureRequests } from "./measure-requests.ts";
import { startMetrics } from "./start-metrics.ts";

afterEach(() => metrics.disable());

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === "object" ? address?.port : "");
}

test("Prometheus reads analyses, requests and the queue", async () => {
  const port = await freePort();
  const running = await startMetrics({ OTEL_METRICS_EXPORTER: "prometheus", OTEL_EXPORTER_PROMETHEUS_PORT: port });
  onTestFinished(() => running.stop());
  const run = measured(async ({ input }) => {
    if (input === "bad") throw new JobFailure("out-of-memory");
    return "{}";
  });
  const db = await openDatabase({ kind: "memory" });
  onTestFinished(() => db.destroy());
  measureQueue(db);
  measureProcess();
  await run({ input: "good", files: [] }, {});
  await expect(run({ input: "bad", files: [] }, {})).rejects.toThrow("out-of-memory");
  const app = new Hono().use(measureRequests()).get("/things/:name", (context) => context.text("seen"));
  await app.request("/things/secret-name");
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  expect(text).toMatch(/asbuilt_analysis_duration_count\{[^}]*outcome="finished"[^}]*\} 1/);
  expect(text).toMatch(/asbuilt_analysis_duration_count\{[^}]*outcome="out-of-memory"[^}]*\} 1/);
  expect(text).toMatch(/asbuilt_analyses\{[^}]*state="queued"[^}]*\} 0/);
  expect(text).toMatch(/asbuilt_queue_oldest(\{[^}]*\})? 0/);
  expect(text).toMatch(/process_memory_usage(\{[^}]*\})? \d{7}/);
  expect(text).toMatch(/http_server_request_duration_count\{[^}]*http_route="\/things\/:name"/);
  expect(text).not.toContain("secret-name");
});

test("OTLP sends them", async () => {
  const { promise: path, resolve } = Promise.withResolvers<string | undefined>();
  const collector = createServer((request, response) => {
    resolve(request.url);
    response.end("{}");
  }).listen(0, "localhost");
  onTestFinished(() => void collector.close());
  await new Promise((done) => collector.once("listening", done));
  const address = collector.address();
  const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  onTestFinished(() => {
    if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before;
  });
  const running = await startMetrics({ OTEL_METRICS_EXPORTER: "otlp", OTEL_METRIC_EXPORT_INTERVAL: "60000" });
  await measured(async () => "{}")({ input: "good", files: [] }, {});
  await running.stop();
  expect(await path).toBe("/v1/metrics");
});

test("nothing is measured unless it is asked for, and an unknown exporter is an error", async () => {
  await (await startMetrics({})).stop();
  expect(metrics.getMeterProvider().getMeter("x").constructor.name).toMatch(/Noop/);
  await expect(startMetrics({ OTEL_METRICS_EXPORTER: "carrier-pigeon" })).rejects.toMatchObject({
    code: "unknown-exporter",
  });
});
