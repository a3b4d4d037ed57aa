/**
 * VueUse: `useStorage("desk-view", { view: "list" })`, `useFetch("/users").post({ name }).json()`, instances by
 * `createFetch({ baseUrl })`. Of a function without a name, a text and a value beside it tell, and what it gives.
 */
import { gives, http, keeps, type Model } from "../model.ts";

const REQUEST = { url: "url()", method: "options.method", headers: "options.headers" };

export const vueuse = {
  package: "@vueuse/core",
  versions: "9 - 15",
  exports: {
    useStorage: "Kept",
    useLocalStorage: "Kept",
    useSessionStorage: "Kept",
    useStorageAsync: "Kept",
    useFetch: "Fetch",
    createFetch: "Factory",
    "*": "Hook",
  },
  types: {
    Hook: {
      // `onKeyStroke("Escape", run)` keeps nothing
      "(key: text, run: function)": gives("Stop"),
      "(options: {baseUrl})": gives("Fetch", { base: "options.baseUrl" }),
      "(url: address, options?)": gives("Request", REQUEST),
      "(key: text, value)": keeps("key", "value"),
    },
    Kept: { "(key: text, value)": keeps("key", "value") },
    Factory: { "(options?)": gives("Fetch", { base: "options.baseUrl" }) },
    Fetch: { "(url, options?)": gives("Request", REQUEST) },
    Request: {
      "get|delete|head|options()": http({ method: "$name", gives: "Sent" }),
      "post|put|patch(body?)": http({ method: "$name", body: "body", gives: "Sent" }),
      "json|text|blob|arrayBuffer|formData()": http({ gives: "Sent" }),
    },
    Sent: {},
    Stop: {},
  },
} satisfies Model;
