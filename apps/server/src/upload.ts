/**
 * Files of a multipart request. The part's file name is the path; the field `input` names the whole. Paths only name
 * things: nothing is written anywhere.
 */
import type { AnalysisInput } from "./analyse-files.ts";
import { ServerError } from "./server-error.ts";
import { inMb, type UploadLimits } from "./uploads/upload-limits.ts";

const NAME = 200;

/** @throws ServerError where the form is not one, holds no file, or more than the limits */
export async function readUpload(request: Request, limits: UploadLimits): Promise<AnalysisInput> {
  const form = await request.formData().catch((error: unknown) => {
    throw new ServerError("bad-upload", error instanceof Error ? error.message : undefined);
  });
  const parts = form.getAll("files").filter((part) => part instanceof File);
  if (parts.length === 0) throw new ServerError("no-files");
  if (parts.length > limits.files) throw new ServerError("too-many-files", `at most ${limits.files}`);
  const tooLarge = parts.find(({ size }) => size > limits.fileBytes);
  if (tooLarge) throw new ServerError("file-too-large", `${tooLarge.name}, at most ${inMb(limits.fileBytes)}`);
  const files = await Promise.all(
    parts.map(async (part) => ({ path: part.name, bytes: new Uint8Array(await part.arrayBuffer()) })),
  );
  const input = form.get("input");
  return { input: typeof input === "string" && input !== "" ? input.slice(0, NAME) : "files", files };
}
