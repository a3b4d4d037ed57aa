/** How a part of the API is made: requests that do not fit their schemas become errors of the catalogue. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ApiError } from "../contract/api-error.ts";
import type { ApiEnv } from "../contract/caller.ts";

/** Of whoever asks; null where that is the owner of the machine. */
export const tokenOf = (context: Context<ApiEnv>): string | null => context.var.caller.token?.id ?? null;

export const newApi = (): OpenAPIHono<ApiEnv> =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      // An id that is none names nothing.
      if (result.target === "param") throw new ApiError("not-found");
      const details = result.error.issues.map(({ path, message }) => ({ at: path.join("."), message }));
      throw new ApiError("bad-request", undefined, { details });
    },
  });
