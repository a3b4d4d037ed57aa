/** Hono's client: `hc(url).rooms[":id"].$put({ param, query, json })`, where the address is written as properties. */
import { gives, http, type Model } from "../model.ts";

export const honoClient = {
  package: ["hono", "hono/client"],
  versions: "3 - 4",
  exports: { hc: "Factory", default: "Factory", "*": "Factory" },
  types: {
    Factory: { "(base: string, options?)": gives("Client", { base: "base" }) },
    Client: {
      "$get|$post|$put|$patch|$delete|$options|$head(input?, options?)": http({
        ...{ url: "$parent", method: "$name", answer: "fetch" },
        ...{ query: "input.query", body: "input.json ?? input.form", headers: "input.header" },
      }),
      "$url|$path()": gives("Address"),
      "*": gives("Client"),
    },
    Address: {},
  },
} satisfies Model;
