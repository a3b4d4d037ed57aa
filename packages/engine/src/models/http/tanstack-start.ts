/**
 * TanStack Start: a compiler puts a reference in the place of a function of the server, `createServerFn({ method: "POST" })
 * .handler(createClientRpc("16cc7c2f..."))`. The reference has the address that it asks: `Object.assign(ask, { url, functionId })`
 * (start-server-functions-client 1.131), `{ url, serverFnMeta: { id } }` (start-client-core 1.166).
 */
import { http, type Model } from "../model.ts";

export const tanstackStart = {
  versions: "1",
  signs: [{ type: "Builder", telling: "handler" }],
  types: {
    Builder: {
      "handler(reference: {functionId|serverFnMeta})": http({
        url: "reference.url",
        method: "this.options.method ?? 'GET'",
      }),
    },
  },
} satisfies Model;
