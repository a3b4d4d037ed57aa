/** `/api/analyses`: take files, tell how far the analysis is, give its specification and texts. */
import { sliceText } from "@as-built/spec";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import type { Job, JobState, Jobs } from "./jobs.ts";
import { ServerError, serverErrorOf } from "./server-error.ts";
import { readUpload } from "./upload.ts";
import { inMb, type UploadLimits } from "./uploads/upload-limits.ts";

/** Room for the multipart form around the files. */
const FORM = 2 ** 20;

export function analysesRoutes(jobs: Jobs, limits: UploadLimits): Hono {
  const refuse = () => {
    throw new ServerError("too-large", `at most ${inMb(limits.totalBytes)}`);
  };
  return new Hono()
    .onError((thrown, context) => {
      const error = serverErrorOf(thrown);
      return context.json(error.body, error.status);
    })
    .post("/", bodyLimit({ maxSize: limits.totalBytes + FORM, onError: refuse }), async (context) => {
      const job = jobs.start(await readUpload(context.req.raw, limits));
      return context.json({ id: job.id }, 201);
    })
    .get("/:id", (context) => context.json(jobs.get(context.req.param("id")).state))
    .delete("/:id", (context) => {
      jobs.get(context.req.param("id")).running.stop();
      return context.body(null, 204);
    })
    .get("/:id/events", (context) => events(context, jobs.get(context.req.param("id"))))
    .get("/:id/specification", (context) =>
      context.body(jobs.result(context.req.param("id")).specification, 200, { "content-type": "application/json" }),
    )
    .get("/:id/text", (context) => text(context, jobs));
}

/** The job's state now, and each time it changes, until it has ended. */
function events(context: Context, job: Job): Response {
  return streamSSE(context, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const tell = async (state: JobState) => {
      await stream.writeSSE({ event: "state", data: JSON.stringify(state) });
      if (state.state !== "running") end();
    };
    const listener = (state: JobState) => void tell(state);
    job.listeners.add(listener);
    stream.onAbort(end);
    await tell(job.state);
    await ended;
    job.listeners.delete(listener);
  });
}

/** Code units `from` to `to` of a file; where they really begin and end, and the file's length, stand in headers. */
function text(context: Context, jobs: Jobs): Response {
  const whole = jobs.result(context.req.param("id") ?? "").texts.get(context.req.query("file") ?? "");
  if (whole === undefined) throw new ServerError("no-such-file");
  const from = position(context.req.query("from") ?? "0");
  const to = position(context.req.query("to") ?? String(whole.length));
  const slice = sliceText(whole, from, to);
  return context.body(slice.text, 200, {
    "content-type": "text/plain; charset=utf-8",
    "x-text-from": String(slice.from),
    "x-text-to": String(slice.to),
    "x-text-length": String(slice.length),
  });
}

function position(value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw new ServerError("bad-range");
  return Number(value);
}
