/** The web application's files. */
import { Hono } from "hono";
import { ApiError } from "./contract/api-error.ts";
import type { WebFiles } from "./web-files.ts";

export function webRoutes(web: WebFiles): Hono {
  const app = new Hono();
  app.get("*", (context) => {
    const file = web.get(context.req.path);
    if (file === undefined) throw new ApiError("not-found");
    return context.body(file.bytes, 200, { "content-type": file.type, "cache-control": file.cache });
  });
  return app;
}
