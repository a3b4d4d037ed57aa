/** ky: `ky(url, options)`, `ky.get(url, options)`, instances by `create` and `extend` with a `prefixUrl`, `prefix` since 2. */
import { gives, http, type Model } from "../model.ts";

const OPTIONS = {
  body: "options.json ?? options.body",
  query: "options.searchParams",
  headers: "options.headers",
  answer: "fetch",
} as const;

export const ky = {
  package: "ky",
  versions: "0 - 2",
  exports: { default: "Client" },
  signs: [{ type: "Client", forwards: true }],
  types: {
    Client: {
      "(url, options?)": http({ url: "url", method: "options.method", ...OPTIONS }),
      "get|post|put|patch|head|delete(url, options?)": http({ url: "url", method: "$name", ...OPTIONS }),
      "create|extend(defaults?)": gives("Client", {
        base: "defaults.prefixUrl ?? defaults.prefix ?? defaults.baseUrl",
      }),
    },
  },
} satisfies Model;
