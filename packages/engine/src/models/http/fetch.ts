/** `fetch(url, { method, body, headers })` and `new Request(url, init)`, of the browser or of what stands in for it. */
import { gives, http, type Model } from "../model.ts";

const INIT = { method: "init.method", body: "init.body", headers: "init.headers" };

export const fetch = {
  package: ["cross-fetch", "isomorphic-fetch", "unfetch", "isomorphic-unfetch", "node-fetch"],
  versions: "living standard",
  exports: { default: "Fetch", fetch: "Fetch" },
  globals: { fetch: "Fetch", Request: "Class" },
  signs: [{ type: "Fetch", handedInAs: "fetch" }],
  types: {
    Fetch: {
      "(request: Request, init?)": http({ ...INIT, answer: "fetch" }),
      "(url, init?)": http({ url: "url", ...INIT, answer: "fetch" }),
    },
    Class: {
      "new (request: Request, init?)": gives("Request", INIT),
      "new (url, init?)": gives("Request", { url: "url", ...INIT }),
    },
  },
} satisfies Model;
