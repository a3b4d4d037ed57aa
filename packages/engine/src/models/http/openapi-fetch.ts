/**
 * openapi-fetch: `createClient({ baseUrl })`, `client.GET("/users/{id}", { params: { path, query }, body })`, and over it
 * openapi-react-query, `$api.useQuery("get", "/users/{id}", { params })`.
 */
import { gives, http, type Model } from "../model.ts";

const SENT = { url: "url", query: "options.params.query", body: "options.body", headers: "options.headers" } as const;
const METHODS = "GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE";

export const openapiFetch = {
  package: ["openapi-fetch", "openapi-react-query"],
  versions: "openapi-fetch 0, openapi-react-query 0",
  exports: { default: "Factory", "*": "Factory" },
  // methods in capitals are its own, so that a client is known by them also where it is passed in
  signs: [{ type: "Client", telling: METHODS.replaceAll("|", " ") }],
  types: {
    Factory: {
      "(client: Client)": gives("Client"),
      "(options: object)": gives("Client", { base: "options.baseUrl", headers: "options.headers" }),
    },
    Client: {
      [`${METHODS}(url: address, options?)`]: http({ method: "$method", ...SENT }),
      "useQuery|useSuspenseQuery|useInfiniteQuery|useMutation|queryOptions(method: text, url: address, options?)": http(
        {
          method: "method",
          ...SENT,
        },
      ),
    },
  },
} satisfies Model;
