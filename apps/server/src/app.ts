/** The application as a function from request to response: headers, guard, API, and the web application's files. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { type AccessOptions, authenticate } from "./access/authenticate.ts";
import { guard } from "./access/guard.ts";
import { ApiError } from "./contract/api-error.ts";
import type { ApiEnv } from "./contract/caller.ts";
import { API, openApiDocument } from "./contract/document.ts";
import { errorAnswer } from "./error-answer.ts";
import { accessRoutes } from "./routes/access-routes.ts";
import { analysesRoutes } from "./routes/analyses-routes.ts";
import { applicationsRoutes } from "./routes/applications-routes.ts";
import { archiveRoutes } from "./routes/archive-routes.ts";
import { askRoutes } from "./routes/ask-routes.ts";
import { bodyTime } from "./routes/body-time.ts";
import { capturesRoutes } from "./routes/captures-routes.ts";
import { clientReportsRoutes } from "./routes/client-reports-routes.ts";
import { healthRoutes } from "./routes/health-routes.ts";
import { releasesRoutes } from "./routes/releases-routes.ts";
import { specificationsRoutes } from "./routes/specifications-routes.ts";
import { uploadsRoutes } from "./routes/uploads-routes.ts";
import type { Services } from "./services.ts";
import { measureRequests } from "./telemetry/measure-requests.ts";
import type { WebFiles } from "./web-files.ts";
import { webRoutes } from "./web-routes.ts";

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // The component library sets styles on elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  strictTransportSecurity: false,
});

/** Nothing that the API answers is a page: whatever a browser takes it for, it may do nothing. */
const apiHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("content-security-policy", "default-src 'none'; sandbox");
};

/** Of a body that is no upload. */
const BODY = 2 ** 18;

export interface AppOptions extends AccessOptions {
  /** Whether the server listens on this machine only. */
  readonly loopback: boolean;
  readonly web: WebFiles;
}

export function makeApp(services: Services, { loopback, web, ...access }: AppOptions): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>();
  app.onError(errorAnswer(services.log));
  app.notFound(() => {
    throw new ApiError("not-found");
  });
  app.use(`${API}/*`, apiHeaders);
  app.use(measureRequests(), headers);
  app.route("/", healthRoutes(services));
  app.use(guard(loopback));
  app.route(API, api(services, access));
  app.route(
    "/",
    webRoutes(web, (request, env) => app.fetch(request, env), services.log),
  );
  return app;
}

function api(services: Services, access: AccessOptions): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>();
  app.get("/openapi.json", (context) => context.json(openApiDocument()));
  app.use(authenticate(services.db, access));
  // Before the limit of bodies: these read theirs as a stream, with limits of their own.
  app.route("/", uploadsRoutes(services));
  app.route("/", archiveRoutes(services));
  app.use(bodyTime());
  app.use(bodyLimit({ maxSize: BODY, onError: refuse }));
  app.route("/", applicationsRoutes(services));
  app.route("/", capturesRoutes(services));
  app.route("/", releasesRoutes(services));
  app.route("/", analysesRoutes(services));
  app.route("/", specificationsRoutes(services));
  app.route("/", askRoutes(services));
  app.route("/", accessRoutes(services));
  app.route("/", clientReportsRoutes(services));
  return app;
}

function refuse(): never {
  throw new ApiError("body-too-large");
}
