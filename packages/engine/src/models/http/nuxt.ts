/**
 * `useFetch` and `useLazyFetch` of Nuxt. A bundle has no names for them, but Nuxt's compiler adds a key to each call of its
 * own: `useFetch("/api/x", { method: "post" }, "$2TqTzzkVPd")`. `useAsyncData("lamps", load, key)` has one, too.
 */
import { http, type Model } from "../model.ts";

export const nuxt = {
  versions: "3 - 4",
  signs: [{ type: "UseFetch", given: "()" }],
  types: {
    UseFetch: {
      "(url: rooted, key: hash)": http({ url: "url()" }),
      "(url: rooted, options: object, key: hash)": http({
        url: "url()",
        base: "options.baseURL",
        method: "options.method",
        body: "options.body()",
        query: "options.query ?? options.params",
        headers: "options.headers",
      }),
    },
  },
} satisfies Model;
