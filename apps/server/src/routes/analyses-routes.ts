/** Analyses: list, request, show, cancel, follow. */
import { streamSSE } from "hono/streaming";
import * as contract from "../contract/analyses.ts";
import { ApiError } from "../contract/api-error.ts";
import { cancelAnalysis, listAnalyses, queueAnalysis } from "../database/analyses.ts";
import { findRelease } from "../database/releases.ts";
import type { AnalysisWatch } from "../queue/analysis-watch.ts";
import type { Services } from "../services.ts";
import { newApi, tokenOf } from "./api.ts";
import { refuseWhenBusy } from "./busy.ts";
import { existing, loadAnalysis } from "./load.ts";
import { analysisShape, progressShape } from "./shapes.ts";

export function analysesRoutes(services: Services) {
  const { db, queue, watch, closing } = services;
  return newApi()
    .openapi(contract.listAnalyses, async (context) => {
      const { items, next } = await listAnalyses(db, context.req.valid("query"));
      return context.json({ items: items.map(analysisShape), next }, 200);
    })
    .openapi(contract.requestAnalysis, async (context) => {
      const { id } = existing(await findRelease(db, context.req.valid("param").id));
      await refuseWhenBusy(context, services);
      const analysis = await queueAnalysis(db, id, context.req.valid("json").priority, tokenOf(context));
      queue.wake();
      return context.json(await loadAnalysis(db, analysis), 201);
    })
    .openapi(contract.getAnalysis, async (context) =>
      context.json(await loadAnalysis(db, context.req.valid("param").id), 200),
    )
    .openapi(contract.cancelAnalysis, async (context) => {
      const { id } = context.req.valid("param");
      await loadAnalysis(db, id);
      if (!(await cancelAnalysis(db, id))) throw new ApiError("already-ended");
      queue.stopped(id);
      return context.json(await loadAnalysis(db, id), 200);
    })
    .openapi(contract.followAnalysis, async (context) => {
      const { id } = await loadAnalysis(db, context.req.valid("param").id);
      return streamSSE(context, async (stream) => {
        const { promise: ended, resolve } = Promise.withResolvers<void>();
        const end = () => resolve();
        stream.onAbort(end);
        closing.addEventListener("abort", end);
        if (closing.aborted) end();
        let written: Promise<void> = Promise.resolve();
        const tell = (data: string) => {
          written = written.then(() => stream.writeSSE({ event: "progress", data })).catch(end);
        };
        const beat = setInterval(() => void stream.write(": still here\n\n").catch(end), BEAT_MS);
        const leave = follow(watch, id, tell, end);
        await ended;
        await written;
        leave();
        closing.removeEventListener("abort", end);
        clearInterval(beat);
      });
    });
}

/** Proxies close connections over which nothing goes. */
const BEAT_MS = 15_000;

/** Tells each change once. */
function follow(watch: AnalysisWatch, id: string, tell: (data: string) => void, end: () => void): () => void {
  let last = "";
  return watch.observe(id, (row) => {
    if (row === undefined) return end();
    const data = JSON.stringify(progressShape(row));
    if (data !== last) tell(data);
    last = data;
    if (contract.isFinal(row.state)) end();
  });
}
