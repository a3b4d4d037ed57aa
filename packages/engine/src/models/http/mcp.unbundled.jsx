import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

// example: JSON-RPC over a transport, and an emitter for what comes
class Wire {
  listeners = new Map();
  constructor(url) {
    this.transport = new StreamableHTTPClientTransport(new URL(url));
    this.transport.onmessage = (message) => this.take(message);
    this.transport.onclose = () => this.emit("closed");
  }
  ask(method, params) {
    return this.transport.send({ jsonrpc: "2.0", id: 1, method, params });
  }
  call(name, args) {
    return this.ask("tools/call", { name, arguments: args });
  }
  on(name, listener) {
    this.listeners.set(name, listener);
  }
  emit(name, data) {
    this.listeners.get(name)?.(data);
  }
  take(message) {
    if (message.method) this.emit(message.method, message.params);
  }
}
// finds: call method=POST url=/wire body=id,jsonrpc,method,params
// finds: call method=GET protocol=sse url=/wire
const wire = new Wire("/wire");
// finds: call protocol=sse url=/wire operation=kiln/hot
// finds: call protocol=sse url=/wire operation=kiln/cold
const KILN = { "kiln/hot": "hot", "kiln/cold": "cold" };
for (const [name, event] of Object.entries(KILN)) wire.on(name, () => console.log(event));
// finds nothing
wire.on("closed", () => console.log("closed"));
// finds: call method=POST url=/wire operation=tools/call body=arguments,name
// finds: call method=POST url=/wire operation=fire body=degrees
export const fire = (degrees) => wire.call("fire", { degrees });
// finds: call method=POST url=/wire operation=tools/list
export const kilns = () => wire.ask("tools/list", {});
