import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";

// example: procedures by the names of properties, at an address of their own
const link = new RPCLink({ url: "https://desk.example/rpc" });
const desk = createORPCClient(link);

export async function lend(tool, guest) {
  // finds: call method=POST url=https://desk.example/rpc/tools/lend operation=tools.lend body=guest,tool response=due
  const { due } = await desk.tools.lend({ tool, guest });
  return due;
}
