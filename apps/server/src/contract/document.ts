/** The OpenAPI 3.1 document of the API, made from the schemas that requests are checked against. */
import { ENGINE_VERSION } from "@as-built/engine";
import { OpenAPIHono } from "@hono/zod-openapi";
import { ROUTES } from "./routes.ts";

export const API = "/api/v1";

const DESCRIPTION = `Applications, their releases, and the as-built specifications of these.

Errors are \`{"error": {"code", "message", ...}}\`. At the machine of the server no token is needed; elsewhere every
request carries \`Authorization: Bearer TOKEN\`. \`x-role\` names the lowest role that may use a route.`;

export function openApiDocument() {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent("securitySchemes", "token", { type: "http", scheme: "bearer" });
  for (const route of ROUTES) openAPIRegistry.registerPath(route);
  return getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "As-Built", version: ENGINE_VERSION, description: DESCRIPTION },
    servers: [{ url: API }],
  });
}
