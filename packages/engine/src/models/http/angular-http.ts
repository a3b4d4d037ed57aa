/** Angular's HttpClient, which comes in by injection: `http.get(url, options)`, `http.post(url, body, options)`. */
import { gives, http, type Model } from "../model.ts";

const OPTIONS = {
  query: "options.params",
  headers: "options.headers",
  observe: "options.observe",
  parse: "options.responseType",
  answer: "plain",
} as const;

export const angularHttp = {
  package: "@angular/common",
  versions: "4.3 - 20",
  exports: { "*": "Class" },
  copies: "clone",
  signs: [{ type: "Instance", methods: "request delete get head jsonp options patch post put" }],
  types: {
    Class: { "new (options?)": gives("Instance", { entries: "options.fromObject ?? options" }) },
    Instance: {
      "get|delete|head|options(url, options?)": http({ url: "url", method: "$name", body: "options.body", ...OPTIONS }),
      "jsonp(url, options?)": http({ url: "url", method: "'GET'", ...OPTIONS }),
      "post|put|patch(url, body?, options?)": http({ url: "url", method: "$name", body: "body", ...OPTIONS }),
      "request(method, url, options?)": http({ url: "url", method: "method", body: "options.body", ...OPTIONS }),
      // HttpParams and HttpHeaders give a new object each
      "set|append(name, value)": gives("Instance", { entries: "{ [name]: value }" }),
    },
  },
} satisfies Model;
