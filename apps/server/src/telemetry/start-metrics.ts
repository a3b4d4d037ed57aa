/**
 * Metrics leave the process only where OpenTelemetry's own variables ask for it: `OTEL_METRICS_EXPORTER` is `prometheus`
 * (answers at `OTEL_EXPORTER_PROMETHEUS_HOST` and `_PORT`, default localhost:9464) or `otlp` (sends to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, every `OTEL_METRIC_EXPORT_INTERVAL` milliseconds), or a list of both. Without it
 * nothing is loaded, and instruments count into nothing.
 */
import { metrics } from "@opentelemetry/api";
import type { MetricReader } from "@opentelemetry/sdk-metrics";
import { ServerError } from "../server-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface RunningMetrics {
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}

const PROMETHEUS_PORT = 9464;
const INTERVAL_MS = 60_000;

/** @throws ServerError `unknown-exporter`, `port-in-use` */
export async function startMetrics(env: Environment = process.env): Promise<RunningMetrics> {
  const names = (env.OTEL_METRICS_EXPORTER ?? "").split(",").map((name) => name.trim());
  const wanted = names.filter((name) => name !== "" && name !== "none");
  if (wanted.length === 0 || env.OTEL_SDK_DISABLED === "true") return { stop: async () => undefined };
  const { MeterProvider } = await import("@opentelemetry/sdk-metrics");
  const provider = new MeterProvider({ readers: await Promise.all(wanted.map((name) => readerOf(name, env))) });
  metrics.setGlobalMeterProvider(provider);
  return {
    stop: async () => {
      metrics.disable();
      await provider.shutdown();
    },
  };
}

function readerOf(name: string, env: Environment): Promise<MetricReader> {
  if (name === "prometheus") return prometheus(env);
  if (name === "otlp") return otlp(env);
  throw new ServerError("unknown-exporter", name);
}

async function prometheus(env: Environment): Promise<MetricReader> {
  const { PrometheusExporter } = await import("@opentelemetry/exporter-prometheus");
  const port = Number(env.OTEL_EXPORTER_PROMETHEUS_PORT ?? PROMETHEUS_PORT);
  const exporter = new PrometheusExporter({
    host: env.OTEL_EXPORTER_PROMETHEUS_HOST ?? "localhost",
    port,
    preventServerStart: true,
  });
  await exporter.startServer().catch(() => {
    throw new ServerError("port-in-use", `metrics at ${port}`);
  });
  return exporter;
}

/** The exporter reads its address and headers from the environment itself. */
async function otlp(env: Environment): Promise<MetricReader> {
  const { OTLPMetricExporter } = await import("@opentelemetry/exporter-metrics-otlp-http");
  const { PeriodicExportingMetricReader } = await import("@opentelemetry/sdk-metrics");
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL ?? INTERVAL_MS),
  });
}
