/** The multipart form of uploads, as the OpenAPI document shows it. It is read as a stream and never held in memory. */
import { z } from "@hono/zod-openapi";

export const IDEMPOTENCY_KEY = "idempotency-key";

const Headers = z.object({
  [IDEMPOTENCY_KEY]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .openapi({ description: "One for each upload: sent again within a day, it gives what the first one made" }),
});

const FILES = {
  type: "array",
  items: { type: "string", format: "binary" },
  description:
    "Files; the part's file name is the relative path. One archive (zip, tar, tgz, crx, xpi, asar, apk, ipa), HAR or MHTML is taken apart.",
} as const;

const TRAFFIC = {
  type: "string",
  format: "binary",
  description:
    "HAR that was recorded of the application: confirms and completes its calls. Before anything is stored, values and words that are not the program's are taken out.",
} as const;

const LABEL = {
  type: "string",
  maxLength: 200,
  description: "E.g. a version; default: the day of the capture",
} as const;

const CAPTURED = { type: "string", format: "date-time", description: "Default: now" } as const;

const INPUT = { type: "string", maxLength: 200, description: "Name of the folder that came" } as const;

/** Fields come before files. The schema is plain, so that no validator reads the body before the handler does. */
export const uploadBody = (
  more: Readonly<Record<string, { readonly type: "string" | "integer"; readonly description: string }>>,
) => ({
  headers: Headers,
  body: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object" as const,
          required: ["files"],
          properties: { ...more, label: LABEL, capturedAt: CAPTURED, input: INPUT, files: FILES, traffic: TRAFFIC },
        },
      },
    },
  },
});
