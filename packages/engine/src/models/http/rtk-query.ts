/**
 * RTK Query's base query (`@reduxjs/toolkit/query` 1.6 - 2): `fetchBaseQuery({ baseUrl })` gives a function that asks for an address,
 * or for `{ url, method, body, params }`. The library calls it with what endpoints say; so does a base query around it, and
 * `queryFn`: `await baseQuery("/refresh", api, extraOptions)`.
 */
import { gives, http, type Model } from "../model.ts";

export const REDUX_TOOLKIT = "@reduxjs/toolkit";

export const rtkQuery = {
  package: REDUX_TOOLKIT,
  versions: "1.6 - 2",
  exports: { "*": "Query" },
  types: {
    Query: {
      "(base: BaseQuery, retries?)": gives("BaseQuery"),
      "(options: {baseUrl|prepareHeaders|fetchFn|paramsSerializer})": gives("BaseQuery", { base: "options.baseUrl" }),
    },
    BaseQuery: {
      // a base query around this one hands on what endpoints ask for
      "(request: handed, api: handed, extra?)": gives("Answer"),
      "(request: object, api, extra?)": http({
        url: "request.url",
        method: "request.method",
        body: "request.body",
        query: "request.params",
        headers: "request.headers",
        answer: "unknown",
      }),
      "(url, api, extra?)": http({ url: "url", answer: "unknown" }),
    },
    Answer: {},
  },
} satisfies Model;
