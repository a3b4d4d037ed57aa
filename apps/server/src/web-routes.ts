/** The web application: its files, and at every other address a page. */
import { Hono } from "hono";
import { ApiError } from "./contract/api-error.ts";
import type { Log } from "./log.ts";
import { type Answer, pageDrawer } from "./pages.ts";
import type { WebFiles } from "./web-files.ts";

/** Below these are files and nothing else. */
const FILES = /^\/(?:assets|example|api)\//;

export function webRoutes(web: WebFiles, answer: Answer, log: Log): Hono {
  const app = new Hono();
  const draw = pageDrawer(new TextDecoder().decode(web.get("/")?.bytes), answer, log);
  app.get("*", async (context) => {
    const { path } = context.req;
    const file = path === "/" ? undefined : web.get(path);
    if (file) return context.body(file.bytes, 200, { "content-type": file.type, "cache-control": file.cache });
    if (FILES.test(path)) throw new ApiError("not-found");
    return draw(context);
  });
  return app;
}
