import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { useState } from "react";

// example: a client that a state holds, and requests that a helper sends
export function useDesk(transport, schemas) {
  const [client, setClient] = useState(null);
  const open = async () => {
    const made = new Client({ name: "desk", version: "1.0.0" });
    await made.connect(transport);
    setClient(made);
  };
  const ask = async (request, schema) => {
    if (!client) throw new Error("The desk is closed");
    return client.request(request, schema);
  };
  const list = async (cursor) => {
    // finds: call protocol=other url={base} operation=resources/list body=cursor response=nextCursor,resources[].uri
    const answer = await ask({ method: "resources/list", params: cursor ? { cursor } : {} }, schemas.resources);
    return { next: answer.nextCursor, addresses: answer.resources.map((one) => one.uri) };
  };
  // finds: call protocol=other url={base} operation=logging/setLevel body=level
  const quiet = () => ask({ method: "logging/setLevel", params: { level: "error" } }, schemas.empty);
  return { open, list, quiet };
}

// example: methods that name the request
export async function stamp(transport, letter) {
  const client = new Client({ name: "stamps", version: "1.0.0" });
  await client.connect(transport);
  // finds: call protocol=other url={base} operation=tools/call body=arguments,name
  // finds: call protocol=other url={base} operation=stamp body=letter response=isError
  const { isError } = await client.callTool({ name: "stamp", arguments: { letter } });
  return !isError;
}

// example: methods of the same names
class Shelf {
  listTools() {
    return [];
  }
  request(request) {
    return request.method;
  }
}

// finds nothing
export const tools = () => new Shelf().listTools();
// finds nothing
export const named = () => new Shelf().request({ method: "tools/list", params: { cursor: 1 } });
