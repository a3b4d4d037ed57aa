/** socket.io: `socket.emit("name", data)` sends, `socket.on("name", listener)` receives, on what `io(url, options)` gives. */
import { gives, type Model, receives, sends } from "../model.ts";

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
      "on|once|addEventListener(name, listener?)": receives("websocket", "name"),
      // the manager, `socket.io`, and modifiers, `socket.volatile`, `socket.timeout(5)`
      "*": gives("Socket"),
      "*()": gives("Socket"),
    },
  },
} satisfies Model;
