/**
 * The fetch client of Aurelia 1 and 2, injected by its class: `http.fetch(url, init)`, since 1.5 also `http.get(url, init)` and
 * `http.post(url, body, init)`; `json(body)` makes a body. A base is set where the client is configured, which the extractor
 * of Aurelia's calls reads.
 */
import { gives, http, type Model } from "../model.ts";

const SENT = { url: "url", headers: "init.headers", answer: "fetch" } as const;

export const aurelia = {
  package: ["aurelia-fetch-client", "@aurelia/fetch-client"],
  versions: "aurelia-fetch-client 1, @aurelia/fetch-client 2",
  exports: { "*": "Class" },
  types: {
    Class: { "new ()": gives("Client"), "(body, replacer?)": gives("Body", { entries: "body" }) },
    Client: {
      "fetch(url, init?)": http({ method: "init.method", body: "init.body", ...SENT }),
      "get(url, init?)": http({ method: "$name", ...SENT }),
      "post|put|patch|delete(url, body?, init?)": http({ method: "$name", body: "body", ...SENT }),
    },
    Body: {},
  },
} satisfies Model;
