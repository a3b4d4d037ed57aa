/** Uploads: a release of an application, or an application with its first release. */
import { hash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ApiError } from "../contract/api-error.ts";
import * as applications from "../contract/applications.ts";
import type { ApiEnv } from "../contract/caller.ts";
import { Time } from "../contract/common.ts";
import * as releases from "../contract/releases.ts";
import { IDEMPOTENCY_KEY } from "../contract/upload-form.ts";
import { addApplication, findApplication } from "../database/applications.ts";
import type { Database } from "../database/open-database.ts";
import { addUploadKey, findUpload, type StoredUpload } from "../database/upload-keys.ts";
import { forgetOldReleases } from "../retention.ts";
import type { Services } from "../services.ts";
import { Stage } from "../storage/stage.ts";
import { paced } from "../uploads/paced.ts";
import { receiveUpload, type Upload } from "../uploads/receive-upload.ts";
import { titleOf } from "../uploads/release-name.ts";
import { requireScripts } from "../uploads/require-scripts.ts";
import { storeRelease } from "../uploads/store-release.ts";
import type { UploadLimits } from "../uploads/upload-limits.ts";
import { newApi, tokenOf } from "./api.ts";
import { refuseWhenBusy, UploadGate } from "./busy.ts";
import { drain } from "./drain.ts";
import { existing, loadAnalysis, loadApplication, loadRelease } from "./load.ts";

export function uploadsRoutes(services: Services) {
  const { db } = services;
  const gate = new UploadGate(services.limits.atOnce);
  const receiveOne = (context: Context<ApiEnv>, applicationOf: ApplicationOf) =>
    gate.pass(context, () => receive(context, services, applicationOf));
  return newApi()
    .openapi(applications.upload, async (context) => {
      const { applicationId, releaseId, analysisId } = await receiveOne(context, async (trx, { upload, input }) => {
        const name = upload.fields.get("name")?.trim() || (await titleOf(upload.files)) || input;
        return (await addApplication(trx, name.slice(0, NAME))).id;
      });
      const [application, release, analysis] = await Promise.all([
        findApplication(db, applicationId).then((row) => loadApplication(db, row)),
        loadRelease(db, releaseId),
        loadAnalysis(db, analysisId),
      ]);
      return context.json({ application, release, analysis }, 201);
    })
    .openapi(releases.createRelease, async (context) => {
      const application = existing(await findApplication(db, context.req.valid("param").id));
      const { releaseId, analysisId } = await receiveOne(context, () => Promise.resolve(application.id));
      const [release, analysis] = await Promise.all([loadRelease(db, releaseId), loadAnalysis(db, analysisId)]);
      // Last: of an application that keeps few, it may be the oldest itself.
      await forgetOldReleases(services, application.id);
      return context.json({ release, analysis }, 201);
    });
}

const NAME = 200;

const Fields = z.object({
  label: z.string().trim().max(NAME).optional(),
  capturedAt: Time.optional(),
  input: z.string().trim().max(NAME).optional(),
});

interface Received {
  readonly upload: Upload;
  readonly input: string;
}

/** Within the transaction. @returns the application's id */
type ApplicationOf = (trx: Database, received: Received) => Promise<string>;

/** Sent before under the same key: what is under way is rolled back. */
class SentBefore extends Error {
  override readonly name = "SentBefore";
}

async function receive(
  context: Context<ApiEnv>,
  services: Services,
  applicationOf: ApplicationOf,
): Promise<StoredUpload> {
  const { db, queue, incoming, limits } = services;
  const key = keyOf(context);
  const before = key && (await findUpload(db, key));
  if (before) return dropped(context, limits, before);
  await refuseWhenBusy(context, services);
  const stage = await Stage.open(incoming);
  try {
    const upload = await receiveUpload(context.req.raw, stage, services);
    const { label, capturedAt, input } = fieldsOf(upload);
    await requireScripts(upload.files);
    const stored = await db.transaction().execute(async (trx) => {
      const applicationId = await applicationOf(trx, { upload, input });
      const by = tokenOf(context);
      const { files, traffic, lost } = upload;
      const made = await storeRelease(trx, { applicationId, label, capturedAt, input, files, traffic, lost, by });
      if (key !== undefined && !(await addUploadKey(trx, key, made.release.id))) throw new SentBefore();
      return made;
    });
    queue.wake();
    return {
      applicationId: stored.release.application_id,
      releaseId: stored.release.id,
      analysisId: stored.analysisId,
    };
  } catch (error) {
    if (error instanceof SentBefore && key) return existing(await findUpload(db, key));
    if (!(await drain(context.req.raw, 2 * limits.totalBytes))) context.header("connection", "close");
    throw error;
  } finally {
    await stage.close();
  }
}

/** Of the key that the client chose, who it is and what it asks for: nobody gets at the upload of another. */
function keyOf(context: Context<ApiEnv>): string | undefined {
  const given = context.req.header(IDEMPOTENCY_KEY);
  return given && hash("sha256", [tokenOf(context), context.req.path, given].join("\n"), "hex");
}

/** Reads the upload to its end, so that its client comes to read the answer. */
async function dropped(
  context: Context,
  { pace, totalBytes }: UploadLimits,
  before: StoredUpload,
): Promise<StoredUpload> {
  const { body } = context.req.raw;
  let left = 2 * totalBytes;
  for await (const { byteLength } of body === null ? [] : paced(body, pace)) {
    left -= byteLength;
    if (left < 0) throw new ApiError("too-large");
  }
  return before;
}

function fieldsOf({ fields, name }: Upload) {
  const { success, data, error } = Fields.safeParse(Object.fromEntries(fields));
  if (!success) {
    const details = error.issues.map(({ path, message }) => ({ at: path.join("."), message }));
    throw new ApiError("bad-request", undefined, { details });
  }
  const capturedAt = data.capturedAt === undefined ? new Date() : new Date(data.capturedAt);
  return {
    capturedAt,
    label: data.label || capturedAt.toISOString().slice(0, "2026-01-01".length),
    input: data.input || name?.slice(0, NAME) || "files",
  };
}
