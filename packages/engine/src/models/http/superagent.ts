/** superagent: `request.get(url)`, `request("GET", url)`, and what is chained to it. Each link states what is known there. */
import { gives, http, type Model } from "../model.ts";

const REQUEST = { url: "url", gives: "Request", answer: "body" } as const;
const ADDS = { gives: "Request", answer: "body" } as const;

export const superagent = {
  package: "superagent",
  versions: "3 - 10",
  exports: { default: "Client" },
  types: {
    Client: {
      "get|head(url, query?)": http({ method: "$name", query: "query", ...REQUEST }),
      "post|put|patch|delete|del|options(url, body?)": http({ method: "$name", body: "body", ...REQUEST }),
      "(method, url)": http({ method: "method", ...REQUEST }),
      "agent()": gives("Client"),
    },
    Request: {
      "query(query)": http({ query: "query", ...ADDS }),
      "set(name, value)": http({ headers: "{ [name]: value }", ...ADDS }),
      "set(headers: object)": http({ headers: "headers", ...ADDS }),
      "send(body)": http({ body: "body", ...ADDS }),
      "field|attach(name, value)": http({ body: "{ [name]: value }", ...ADDS }),
      "field(fields: object)": http({ body: "fields", ...ADDS }),
      "*()": gives("Request"),
    },
  },
} satisfies Model;
