/** ofetch and Nuxt's `$fetch`: `ofetch(url, options)`, `ofetch.raw(url, options)`, instances by `ofetch.create({ baseURL })`. */
import { gives, http, type Model } from "../model.ts";

const REQUEST = {
  url: "url",
  base: "options.baseURL",
  method: "options.method",
  body: "options.body",
  query: "options.query ?? options.params",
  headers: "options.headers",
  parse: "options.responseType",
};

export const ofetch = {
  package: "ofetch",
  versions: "1; Nuxt 3 - 4",
  exports: { default: "Client", ofetch: "Client", $fetch: "Client", createFetch: "Factory" },
  globals: { $fetch: "Client" },
  types: {
    Client: {
      "(url: string, options?)": http({ ...REQUEST, answer: "plain" }),
      "raw(url: string, options?)": http({ ...REQUEST, answer: "unknown" }),
      "create(defaults?)": gives("Client", { base: "defaults.baseURL" }),
    },
    Factory: { "(options: {fetch|defaults})": gives("Client") },
  },
} satisfies Model;
