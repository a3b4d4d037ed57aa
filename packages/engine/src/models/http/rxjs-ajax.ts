/** RxJS: `ajax(url)`, `ajax({ url, method, body })`, `ajax.post(url, body)`, `ajax.getJSON(url)` of `rxjs/ajax`. */
import { http, type Model } from "../model.ts";

const CONFIG = { query: "config.queryParams", headers: "config.headers", parse: "config.responseType" } as const;
const GIVEN = { url: "url", method: "$name", headers: "headers" } as const;

export const rxjsAjax = {
  package: ["rxjs", "rxjs/ajax"],
  versions: "6 - 8",
  exports: { ajax: "Ajax" },
  types: {
    Ajax: {
      "(config: object)": http({ url: "config.url", method: "config.method", body: "config.body", ...CONFIG }),
      "(url)": http({ url: "url" }),
      "get|delete(url, headers?)": http(GIVEN),
      "post|put|patch(url, body?, headers?)": http({ body: "body", ...GIVEN }),
      "getJSON(url, headers?)": http({ ...GIVEN, answer: "plain" }),
    },
  },
} satisfies Model;
