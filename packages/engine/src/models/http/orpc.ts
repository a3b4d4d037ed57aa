/** oRPC: `createORPCClient(new RPCLink({ url })).rooms.lend(input)` posts to the path of the procedure. */
import { gives, http, type Model } from "../model.ts";

export const orpc = {
  package: ["@orpc/client", "@orpc/client/fetch"],
  versions: "0 - 1",
  exports: { createORPCClient: "Factory", RPCLink: "LinkClass", default: "Factory", "*": "Factory" },
  types: {
    LinkClass: { "new (options: {url})": gives("Link", { base: "options.url" }) },
    Factory: { "(link: Link)": gives("Client"), "new (options: {url})": gives("Link", { base: "options.url" }) },
    Client: {
      "*": gives("Client"),
      "*(input?)": http({ url: "$route", method: "'POST'", body: "input", operation: "$path", answer: "plain" }),
    },
  },
} satisfies Model;
