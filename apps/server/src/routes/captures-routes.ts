/** Captures of applications from their addresses. */
import { captureWords } from "@as-built/engine";
import type { CaptureJob } from "../captures/captures.ts";
import * as contract from "../contract/captures.ts";
import { CAPTURE_FAILURE_CODES } from "../contract/error-codes.ts";
import { findApplication } from "../database/applications.ts";
import type { Services } from "../services.ts";
import { newApi, tokenOf } from "./api.ts";
import { refuseWhenBusy } from "./busy.ts";
import { existing } from "./load.ts";

export const capturesRoutes = (services: Services) => {
  const { db, captures } = services;
  return newApi()
    .openapi(contract.startCapture, async (context) => {
      const request = context.req.valid("json");
      if (request.application !== undefined) existing(await findApplication(db, request.application));
      await refuseWhenBusy(context, services);
      return context.json(captureShape(captures.start({ ...request, by: tokenOf(context) })), 202);
    })
    .openapi(contract.getCapture, (context) =>
      context.json(captureShape(existing(captures.find(context.req.valid("param").id))), 200),
    )
    .openapi(contract.cancelCapture, (context) => {
      const job = existing(captures.find(context.req.valid("param").id));
      captures.cancel(job);
      return context.json(captureShape(job), 200);
    });
};

function captureShape({ failure, stored, requestedAt, files, lost, ...job }: CaptureJob): contract.CaptureShape {
  return {
    ...job,
    requestedAt: requestedAt.toISOString(),
    files: files.map(({ path, url, bytes }) => ({ path, bytes, ...(url !== undefined && { url }) })),
    lost: lost.map(({ path, ...failure }) => ({ path, code: failure.code, message: captureWords(failure) })),
    ...(failure !== undefined && { failure: failureShape(failure) }),
    ...(stored !== undefined && { stored }),
  };
}

const failureShape = ({ code, detail }: NonNullable<CaptureJob["failure"]>) => ({
  code,
  message: CAPTURE_FAILURE_CODES[code],
  ...(detail !== "" && { detail }),
});
