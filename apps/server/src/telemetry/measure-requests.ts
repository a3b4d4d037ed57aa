/**
 * Requests as metrics, named as OpenTelemetry's conventions for HTTP have it (1.27, stable): duration by method, route and
 * status. The route is the pattern, never the path, which may hold names.
 */
import { metrics } from "@opentelemetry/api";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { METER } from "./meter.ts";

export function measureRequests(): MiddlewareHandler {
  const durations = metrics.getMeter(METER).createHistogram("http.server.request.duration", {
    description: "Time until the head of the response was made",
    unit: "s",
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  return async (context, next) => {
    const begun = performance.now();
    await next();
    durations.record((performance.now() - begun) / 1000, {
      "http.request.method": context.req.method,
      "http.route": routePath(context, -1),
      "http.response.status_code": context.res.status,
    });
  };
}
