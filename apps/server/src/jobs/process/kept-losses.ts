/** What a capture could not have, as it was kept for a later analysis (JSON); whatever stands there is checked. */
import { type CaptureFailure, isFailureCode } from "@as-built/engine";
import { fileId } from "@as-built/spec";
import { z } from "@hono/zod-openapi";

const Id = z.string().transform(fileId);

const Kept = z.array(
  z
    .object({
      path: Id,
      code: z.custom<CaptureFailure["code"]>((code) => typeof code === "string" && isFailureCode(code)),
      by: Id.exactOptional(),
      reference: z.string().exactOptional(),
      detail: z.string().exactOptional(),
    })
    .transform(({ path: file, ...lost }): CaptureFailure => ({ file, ...lost })),
);

/** @param text JSON of `LostFile` @throws Error where it is anything else */
export const keptLosses = (text: string): readonly CaptureFailure[] => Kept.parse(JSON.parse(text));
