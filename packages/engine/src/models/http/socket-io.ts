/** socket.io: `socket.emit("name", data)` sends, `socket.on("name", listener)` receives, on what `io(url, options)` gives. */
import { gives, type Model, receives, sends } from "../model.ts";

/** The connection's own events, of versions 1 to 4: no server sends them. */
const OWN =
  "connect connecting connect_error connect_timeout disconnect disconnecting reconnect reconnecting reconnect_attempt reconnect_error reconnect_failed";

export const socketIo = {
  package: ["socket.io-client", "socket.io"],
  versions: "1 - 4",
  exports: { default: "Open", "*": "Open" },
  // what the script that a server of socket.io hands out (`/socket.io/socket.io.js`) leaves on the window
  globals: { io: "Open" },
  types: {
    Open: {
      // without an address it leads to the page's own host
      "(options: object) | new (options: object)": gives("Socket", { url: "'/'" }),
      "(url?, options?) | new (url?, options?)": gives("Socket", { url: "url ?? '/'" }),
      "connect|Manager": gives("Open"),
    },
    Socket: {
      "emit|emitWithAck(name, data?)": sends("websocket", "name", "data"),
      "on|once|addEventListener(name, listener?)": receives("websocket", "name", OWN),
      // the manager, `socket.io`, and modifiers, `socket.volatile`, `socket.timeout(5)`
      "*": gives("Socket"),
      "*()": gives("Socket"),
    },
  },
} satisfies Model;
