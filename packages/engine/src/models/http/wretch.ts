/** wretch: `wretch(base).url("/users").query({ page }).get()`, `wretch().json({ name }).post("/users")`. */
import { gives, http, type Model } from "../model.ts";

const SENT = { method: "$name", answer: "fetch" } as const;

export const wretch = {
  package: "wretch",
  versions: "1 - 3",
  exports: { default: "Factory" },
  types: {
    Factory: { "(url?, options?)": gives("Request", { url: "url", headers: "options.headers" }) },
    Request: {
      // with the second argument the address before is gone
      "url(url, replace)": gives("Unknown"),
      "url(url)": gives("Request", { url: "url" }),
      "query(query)": gives("Request", { query: "query" }),
      "headers(headers)": gives("Request", { headers: "headers" }),
      "json|body|formData|formUrl(body)": gives("Request", { body: "body" }),
      "get|delete|head(url?)": http({ url: "url", ...SENT }),
      "post|put|patch(body?, url?)": http({ body: "body", url: "url", ...SENT }),
      "*()": gives("Request"),
    },
    Unknown: {},
  },
} satisfies Model;
