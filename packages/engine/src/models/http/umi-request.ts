/** umi-request: `request(url, { method, params, data })`, `request.post(url, options)`, instances by `extend({ prefix })`. */
import { gives, http, type Model } from "../model.ts";

const OPTIONS = {
  url: "url",
  base: "options.prefix",
  query: "options.params",
  body: "options.data",
  headers: "options.headers",
  parse: "options.responseType",
  answer: "plain",
} as const;

export const umiRequest = {
  package: "umi-request",
  versions: "1",
  exports: { default: "Client", request: "Client", extend: "Extend" },
  types: {
    Client: {
      "(url: string, options?)": http({ method: "options.method", ...OPTIONS }),
      "get|post|put|patch|delete|head|options(url, options?)": http({ method: "$name", ...OPTIONS }),
      "extend(defaults?)": gives("Client", { base: "defaults.prefix", headers: "defaults.headers" }),
    },
    Extend: {
      "(defaults: {prefix|errorHandler|timeout|headers|credentials})": gives("Client", {
        base: "defaults.prefix",
        headers: "defaults.headers",
      }),
    },
  },
} satisfies Model;
