/** STOMP over a socket: `client.publish({ destination: "/app/orders", body })`, `client.subscribe("/topic/orders", listener)`. */
import { gives, type Model, receives, sends } from "../model.ts";

export const stomp = {
  package: ["@stomp/stompjs", "stompjs", "webstomp-client"],
  versions: "@stomp/stompjs 4 - 7, stompjs 2, webstomp-client 1",
  exports: { Client: "Class", Stomp: "Factory", default: "Factory" },
  globals: { Stomp: "Factory" },
  types: {
    Class: { "new (options?)": gives("Connection", { url: "options.brokerURL" }) },
    Factory: {
      "client(url, options?)": gives("Connection", { url: "url" }),
      "over(socket, options?)": gives("Connection"),
    },
    Connection: {
      "publish(message: object)": sends("websocket", "message.destination", "message.body"),
      "send(destination, headers: object, body)": sends("websocket", "destination", "body"),
      "send(destination, body?)": sends("websocket", "destination", "body"),
      "subscribe(destination, listener?)": receives("websocket", "destination"),
    },
  },
} satisfies Model;
