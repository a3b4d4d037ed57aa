/** apisauce: `create({ baseURL })`, then `api.get(url, query, config)` and `api.post(url, body, config)`; answers as axios gives them. */
import { gives, http, type Model } from "../model.ts";

const SENT = { url: "url", method: "$name", headers: "config.headers", answer: "axios" } as const;

export const apisauce = {
  package: "apisauce",
  versions: "0 - 3",
  exports: { create: "Factory", default: "Api" },
  types: {
    Api: { "create(options)": gives("Client", { base: "options.baseURL" }) },
    Factory: { "(options)": gives("Client", { base: "options.baseURL" }) },
    Client: {
      "get|delete|head(url, query?, config?)": http({ query: "query", ...SENT }),
      "post|put|patch(url, body?, config?)": http({ body: "body", ...SENT }),
    },
  },
} satisfies Model;
