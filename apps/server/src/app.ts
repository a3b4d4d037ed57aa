/** The application as a function from request to response: guard, headers, API, and the web application's files. */
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { analysesRoutes } from "./analyses-routes.ts";
import { API, openApiDocument } from "./contract/document.ts";
import { guard } from "./guard.ts";
import type { Jobs } from "./jobs.ts";
import { ServerError, serverErrorOf } from "./server-error.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./upload.ts";
import type { WebFiles } from "./web-files.ts";

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // The component library sets styles on elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  strictTransportSecurity: false,
});

export function makeApp(jobs: Jobs, web: WebFiles, limits: UploadLimits = UPLOAD_LIMITS): Hono {
  const app = new Hono();
  app.use(headers, guard);
  app.route("/api/analyses", analysesRoutes(jobs, limits));
  app.get(`${API}/openapi.json`, (context) => context.json(openApiDocument()));
  app.get("*", (context) => {
    const file = web.get(context.req.path);
    if (file === undefined) throw new ServerError("not-found");
    return context.body(file.bytes, 200, { "content-type": file.type, "cache-control": file.cache });
  });
  app.notFound(() => {
    throw new ServerError("not-found");
  });
  app.onError((thrown, context) => {
    const error = serverErrorOf(thrown);
    return context.json(error.body, error.status);
  });
  return app;
}
