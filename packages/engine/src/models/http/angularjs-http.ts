/** AngularJS's `$http`, known by its injection: `$http.get(url, config)`, `$http.post(url, data, config)`, `$http(config)`. */
import { http, type Model } from "../model.ts";

const CONFIG = {
  query: "config.params",
  headers: "config.headers",
  parse: "config.responseType",
  answer: "axios",
} as const;

export const angularjsHttp = {
  package: "angular",
  versions: "1.2 - 1.8",
  exports: { $http: "Http" },
  types: {
    Http: {
      "(config)": http({ url: "config.url", method: "config.method", body: "config.data", ...CONFIG }),
      "get|delete|head(url, config?)": http({ url: "url", method: "$name", body: "config.data", ...CONFIG }),
      "jsonp(url, config?)": http({ url: "url", method: "'GET'", ...CONFIG }),
      "post|put|patch(url, data?, config?)": http({ url: "url", method: "$name", body: "data", ...CONFIG }),
    },
  },
} satisfies Model;
