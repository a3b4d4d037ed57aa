/** What this process takes of its machine, named as OpenTelemetry's conventions for processes have it. */
import { metrics } from "@opentelemetry/api";
import { METER } from "./meter.ts";

export function measureProcess(): void {
  const meter = metrics.getMeter(METER);
  meter
    .createObservableUpDownCounter("process.memory.usage", { description: "Physical memory in use", unit: "By" })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
}
