/** Mithril: `m.request(url, options)`, `m.request({ method, url, params, body })`; in 1 what is sent is `data`. */
import { http, type Model } from "../model.ts";

const OPTIONS = {
  method: "options.method",
  body: "options.body",
  data: "options.data",
  query: "options.params",
  headers: "options.headers",
  parse: "options.responseType",
  answer: "plain",
} as const;

export const mithril = {
  package: "mithril",
  versions: "1 - 2",
  exports: { default: "m" },
  types: {
    m: {
      "request(options: object)": http({ url: "options.url", ...OPTIONS }),
      "request(url, options?)": http({ url: "url", ...OPTIONS }),
    },
  },
} satisfies Model;
