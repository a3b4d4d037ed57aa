/** ember-ajax, Ember's service for requests, or an application's own that extends it: `this.ajax.post(url, { data })`. */
import { http, type Model } from "../model.ts";

const OPTIONS = { url: "url", data: "options.data", headers: "options.headers", answer: "plain" } as const;

export const emberAjax = {
  package: "ember-ajax",
  versions: "2 - 5",
  signs: [{ type: "Service", inherits: "ember-ajax/services/ajax" }],
  types: {
    Service: {
      "request(url, options?)": http({ method: "options.method ?? options.type", ...OPTIONS }),
      // `ajax.get("session.user")` reads a property, as of any object of Ember's
      "get(url, options) | get(url: address)": http({ method: "$name", ...OPTIONS }),
      "post|put|patch|del|delete(url, options?)": http({ method: "$name", ...OPTIONS }),
    },
  },
} satisfies Model;
