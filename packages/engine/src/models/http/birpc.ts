/** birpc: `createBirpc(functions, { post, on }).save(entry)`, the other side's functions by their names, over any channel; also `rpc.$call("save", entry)`. */
import { gives, type Model, sends } from "../model.ts";

export const birpc = {
  package: "birpc",
  versions: "0 - 4",
  exports: { createBirpc: "Factory", default: "Factory", "*": "Factory" },
  signs: [{ type: "Rpc", telling: "$call $callEvent $callOptional" }],
  types: {
    Factory: { "(functions, options: {post})": gives("Rpc", { answers: "functions" }) },
    Rpc: {
      "$call|$callEvent|$callOptional(name: text, data?)": sends("other", "name", "data"),
      "$close|$rejectPendingCalls|$callRaw()": gives("Rpc"),
      "*(data?)": sends("other", "$method", "data"),
    },
  },
} satisfies Model;
