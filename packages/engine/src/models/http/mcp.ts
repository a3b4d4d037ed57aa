/** Model Context Protocol: `client.callTool({ name, arguments })`, `client.request({ method, params }, schema)`; JSON-RPC over any transport. */
import { gives, http, type Model, opens, sends } from "../model.ts";

const calls = (name: string) => sends("other", `'${name}'`, "params");

export const mcp = {
  package: "@modelcontextprotocol/sdk",
  versions: "1",
  exports: { default: "Class", "*": "Class" },
  types: {
    // a client, `new Client(info)`, or what carries its messages, `new StreamableHTTPClientTransport(url)`
    Class: {
      "new (url: address, options?: object)": opens("sse", "Client", "url", "messages"),
      "new (info, options?)": gives("Client"),
    },
    Client: {
      "send(message, options?)": http({ method: "'POST'", body: "message" }),
      "request(request, schema?, options?)": sends("other", "request.method", "request.params"),
      "notification(request, options?)": sends("other", "request.method", "request.params"),
      "ping(options?)": sends("other", "'ping'"),
      "complete(params, options?)": calls("completion/complete"),
      "getPrompt(params, options?)": calls("prompts/get"),
      "listPrompts(params?, options?)": calls("prompts/list"),
      "listResources(params?, options?)": calls("resources/list"),
      "listResourceTemplates(params?, options?)": calls("resources/templates/list"),
      "readResource(params, options?)": calls("resources/read"),
      "subscribeResource(params, options?)": calls("resources/subscribe"),
      "unsubscribeResource(params, options?)": calls("resources/unsubscribe"),
      "callTool(params, schema?, options?)": calls("tools/call"),
      "listTools(params?, options?)": calls("tools/list"),
      "sendRootsListChanged()": sends("other", "'notifications/roots/list_changed'"),
    },
  },
} satisfies Model;
