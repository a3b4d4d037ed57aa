import { createRPCClient } from "r19/client";

// example: procedures by the names of properties
const desk = createRPCClient({ serverURL: "/_desk" });

export async function lend(tool, guest) {
  // finds: call method=POST url=/_desk operation=tools.lend body=guest,tool response=due
  const { due } = await desk.tools.lend({ tool, guest });
  // finds: call method=POST url=/_desk operation=count response=nothing
  await desk.count();
  return due;
}
