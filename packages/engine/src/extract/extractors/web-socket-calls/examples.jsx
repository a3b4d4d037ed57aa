// example: typed messages over a socket
// finds: call protocol=websocket url=wss://play.example/table
const socket = new WebSocket("wss://play.example/table");

export function join(seat, name) {
  // finds: call protocol=websocket url=wss://play.example/table operation=join body=name,seat,type
  socket.send(JSON.stringify({ type: "join", seat, name }));
}

// example: a helper that wraps the message
class Link {
  constructor(path) {
    // finds: call protocol=websocket url=/link
    this.socket = new WebSocket(path);
  }

  post(message) {
    this.socket.send(JSON.stringify(message));
  }
}

const link = new Link("/link");

export function steer(angle) {
  // finds: call protocol=websocket url=/link operation=steer body=angle,type
  link.post({ type: "steer", angle });
}

// example: the address is made of the page's own
export function open(room) {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  // finds: call protocol=websocket url=wss://{host}/rooms/{id}
  // finds: call protocol=websocket url=ws://{host}/rooms/{id}
  return new WebSocket(`${scheme}://${window.location.host}/rooms/${room.id}`);
}

// example: a socket that comes back, and messages with a topic, in a class that connects later
import ReconnectingWebSocket from "reconnecting-websocket";

const encode = (message) => JSON.stringify(message, (key, value) => (value === undefined ? null : value));

class Bridge {
  constructor(path) {
    this.path = path;
    this.send = (topic, payload = {}) => {
      this.socket.send(encode({ topic, payload: { ...payload, at: Date.now() } }));
      return Promise.resolve();
    };
  }

  connect() {
    this.socket = new ReconnectingWebSocket(() => this.path);
    this.socket.addEventListener("message", ({ data }) => window.console.log(data));
  }
}

const bridge = new Bridge("/bridge");
bridge.connect();

export const bridgeCalls = {
  // finds: call protocol=websocket url={base} operation=lamp/dim body=payload.at,payload.level,topic
  dim: (level) => bridge.send("lamp/dim", { level }),
  // finds: call protocol=websocket url={base} operation=lamp/restart body=payload.at,topic
  restart: () => bridge.send("lamp/restart"),
};

// example: things that look alike
export function plug({ WebSocket: Socket, port }) {
  // finds nothing
  const own = new Socket("/own");
  // finds nothing
  port.send(JSON.stringify({ type: "none" }));
  return own;
}
