/** SignalR: methods of a hub are called by `connection.invoke("Send", text)`, and it calls `connection.on("Received", handler)`. */
import { gives, type Model, receives, sends } from "../model.ts";

export const signalr = {
  package: "@microsoft/signalr",
  versions: "3 - 10",
  exports: { default: "Class", "*": "Class" },
  signs: [{ type: "Builder", telling: "withUrl" }],
  types: {
    Class: { "new ()": gives("Builder") },
    Builder: {
      "withUrl(url, options?)": gives("Builder", { url: "url" }),
      "build()": gives("Connection"),
      "*()": gives("Builder"),
    },
    Connection: {
      "invoke|send|stream(name, data?)": sends("websocket", "name", "data"),
      "on(name, listener?)": receives("websocket", "name"),
    },
  },
} satisfies Model;
