/** r19: `createRPCClient({ serverURL }).rooms.lend(input)` posts the path and what is handed in, as MessagePack. */
import { gives, http, type Model } from "../model.ts";

export const r19 = {
  package: ["r19", "r19/client"],
  versions: "0",
  exports: { createRPCClient: "Factory", default: "Factory", "*": "Factory" },
  types: {
    Factory: { "(options: {serverURL})": gives("Client", { url: "options.serverURL" }) },
    Client: {
      "*": gives("Client"),
      "*(input?)": http({ method: "'POST'", body: "input", operation: "$path", answer: "plain" }),
    },
  },
} satisfies Model;
