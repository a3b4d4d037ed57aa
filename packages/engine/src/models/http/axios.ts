/** axios: `axios.get(url, config)`, `axios(config)`, `axios.request(config)`, instances with a base and interceptors. */
import { gives, http, type Model, rewrites } from "../model.ts";

const CONFIG = {
  base: "config.baseURL",
  query: "config.params",
  headers: "config.headers",
  parse: "config.responseType",
  answer: "axios",
} as const;

export const axios = {
  package: ["axios", "redaxios", "xior"],
  versions: "axios 0 - 1, redaxios 0, xior 0",
  exports: { default: "Client", axios: "Client" },
  types: {
    Client: {
      "(config: object) | request(config: object)": http({
        url: "config.url",
        method: "config.method",
        body: "config.data",
        ...CONFIG,
      }),
      "(url, config?) | request(url, config?)": http({
        url: "url",
        method: "config.method",
        body: "config.data",
        ...CONFIG,
      }),
      "get|delete|head|options(url, config?)": http({ url: "url", method: "$name", body: "config.data", ...CONFIG }),
      "post|put|patch|postForm|putForm|patchForm(url, body?, config?)": http({
        url: "url",
        method: "$name",
        body: "body",
        ...CONFIG,
      }),
      "create(defaults?)": gives("Client", { base: "defaults.baseURL" }),
      "interceptors.response.use(onData)": rewrites("onData"),
    },
  },
} satisfies Model;
