/**
 * Clients that are generated from a description of an interface and shipped with the application. Their runtime differs from
 * version to version; what their methods hand to it does not: `this.request({ path, method, headers, query, body },
 * initOverrides)` of openapi-generator's typescript-fetch 5 to 7, `request(OpenAPI, { method, url, query, body, errors })` of
 * openapi-typescript-codegen 0.2x and early hey-api, and with a named client `this.httpRequest.request({ method, url })`.
 */
import { http, type Model } from "../model.ts";

const SENT = {
  url: "options.url",
  method: "options.method",
  body: "options.body ?? options.formData",
  query: "options.query",
  headers: "options.headers",
  statuses: "options.errors",
} as const;

export const openapiClients = {
  versions: "openapi-generator 5 - 7, openapi-typescript-codegen 0.2, hey-api 0.3 - 0.5",
  signs: [
    { type: "BaseAPI", given: "request" },
    { type: "Request", given: "()" },
    { type: "HttpRequest", heldAs: "httpRequest" },
  ],
  types: {
    BaseAPI: {
      "request(context: {path & method & headers & query}, init?)": http({
        base: "this.configuration.basePath",
        url: "context.path",
        method: "context.method",
        body: "context.body",
        query: "context.query",
        headers: "context.headers",
      }),
    },
    Request: { "(config: {BASE & VERSION}, options: {method & url})": http({ base: "config.BASE", ...SENT }) },
    HttpRequest: { "request(options: {method & url})": http({ base: "this.config.BASE", ...SENT }) },
  },
} satisfies Model;
