/** `new WebSocket(url)` and classes with its interface; the messages that go over it hold their names. */
import { type Model, message, opens } from "../model.ts";

export const webSocket = {
  package: ["reconnecting-websocket", "partysocket", "isomorphic-ws", "sockjs-client"],
  versions: "living standard",
  exports: { default: "Class", "*": "Class" },
  globals: { WebSocket: "Class", ReconnectingWebSocket: "Class", SockJS: "Class" },
  types: {
    // the address may be given by a function
    Class: { "new (url, protocols?)": opens("websocket", "Socket", "url()") },
    Socket: { "send(data)": message("data") },
  },
} satisfies Model;
