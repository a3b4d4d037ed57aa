import { io } from "socket.io-client";

// example: events of one connection
const socket = io({ path: "/live", transports: ["websocket"] });

export function enter(room, name) {
  // finds: call protocol=websocket url=/ operation=room:enter body=name,room
  socket.emit("room:enter", { room, name });
}

// finds: call protocol=websocket url=/ operation=room:message response=text
socket.on("room:message", ({ text }) => document.body.append(text));

// finds: call protocol=websocket url=/ operation=room:close
socket.once("room:close", () => socket.disconnect());

// finds nothing
socket.on("connect", () => console.log("here"));
// finds nothing
socket.on("disconnect", (why) => console.log(why));
// finds nothing
socket.io.on("reconnect_attempt", (attempt) => console.log(attempt));

export const ask = (question) =>
  // finds: call protocol=websocket url=/ operation=room:ask body=question response=words
  socket.timeout(5000).emit("room:ask", { question }, (error, answer) => console.log(error ?? answer.words));

// example: namespaces, and a helper that waits for the answer
function open(namespace) {
  const connection = io(`https://live.example/${namespace}`, { query: { version: 2 } });
  const request = (event, data) => new Promise((done) => connection.emit(event, data, done));
  return { connection, request };
}

const stock = open("stock");

// finds: call protocol=websocket url=https://live.example/stock operation=stock:reserve body=count
export const reserve = (count) => stock.request("stock:reserve", { count });

// finds: call protocol=websocket url=https://live.example/stock operation=stock:changed
stock.connection.on("stock:changed", (level) => console.log(level));

// example: a connection in a field, opened by a method
class Board {
  start() {
    this.socket = io("https://board.example/board");
    // finds: call protocol=websocket url=https://board.example/board operation=board:moved
    this.socket.on("board:moved", (card) => this.draw(card));
  }

  move(card, column) {
    // finds: call protocol=websocket url=https://board.example/board operation=board:move body=card,column
    this.socket.emit("board:move", { card, column });
  }

  draw(card) {
    document.body.append(card);
  }
}
globalThis.board = new Board();

// example: a class that a compiler made a function of, which is given the library
const createClass = (maker, methods) => {
  for (const { key, ...method } of methods) Object.defineProperty(maker.prototype, key, method);
  return maker;
};
const Crane = createClass(
  function Crane(client) {
    this.client = client;
    this.live = null;
    this.listeners = { "crane:moved": [], "crane:stopped": [] };
  },
  [
    {
      key: "connect",
      value: function () {
        const self = this;
        this.live = this.client.connect("https://crane.example/");
        Object.keys(this.listeners).forEach(function (name) {
          // finds: call protocol=websocket url=https://crane.example/ operation=crane:moved
          // finds: call protocol=websocket url=https://crane.example/ operation=crane:stopped
          self.live.on(name, (where) => self.listeners[name].forEach((listener) => listener(where)));
        });
      },
    },
    {
      key: "lift",
      value: function (load) {
        // finds: call protocol=websocket url=https://crane.example/ operation=crane:lift
        this.live && this.live.emit("crane:lift", load);
      },
    },
    {
      key: "drop",
      value: function () {
        // finds: call protocol=websocket url=https://crane.example/ operation=crane:drop
        this.live.emit.apply(this.live, ["crane:drop"].concat([1, 2]));
      },
    },
  ],
);
globalThis.crane = new Crane(io);

// example: listeners that get the connection passed in
function listen(connection, show) {
  // finds: call protocol=websocket url=/chat operation=chat:typing
  connection.on("chat:typing", show);
}
export const watch = (show) => listen(io("/chat"), show);

// example: the name of an event may be left out, and something is written to what is sent
const buoys = io("/buoys");
function emitFor(event, message) {
  if (typeof message === "undefined") {
    message = event;
    event = "buoy:move";
  }
  message.sender = buoys.id;
  // finds: call protocol=websocket url=/buoys operation=buoy:light body=colour,sender
  // finds: call protocol=websocket url=/buoys operation=buoy:move body=east,north,sender
  buoys.emit(event, message);
}
export const light = (colour) => emitFor("buoy:light", { colour });
export const move = (east, north) => emitFor({ east, north });

// example: emitters that only look alike
class Bus {
  listeners = {};
  on(name, listener) {
    this.listeners[name] = listener;
  }
  emit(name, data) {
    this.listeners[name]?.(data);
  }
}
const bus = new Bus();

export function local(element) {
  // finds nothing
  bus.on("dialog:open", (data) => console.log(data));
  // finds nothing
  bus.emit("dialog:open", { title: "none" });
  // finds nothing
  element.on("click", () => element.emit("change", { value: 1 }));
}

// example: the client is a script of its own, and what it leaves on the window is asked for by either of two names
class Lighthouse {
  start() {
    const open = this.options.open || (globalThis.io || globalThis.lamps).connect;
    this.beam = open(`${location.protocol}//${location.host}`, { path: "/beam/socket.io" });
    // finds: call protocol=websocket url={base} operation=beam:turned
    this.beam.on("beam:turned", (angle) => this.draw(angle));
  }

  turn(angle) {
    // finds: call protocol=websocket url={base} operation=beam:turn body=angle
    return new Promise((done) => this.beam.emit("beam:turn", { angle }, done));
  }

  draw(angle) {
    document.body.append(angle);
  }
}
globalThis.lighthouse = new Lighthouse();
const lamps = window.io.connect(window.lampsPath || "/");
export function dim(level) {
  // finds: call protocol=websocket url=/ operation=lamp:dim body=level
  lamps.emit("lamp:dim", { level });
}

// example: something else of the window that has the same methods
const radio = window.radio.connect("/");
export function tune(station) {
  // finds nothing
  radio.emit("radio:tune", { station });
}

// example: a connection whose address is put together of what callers give, who are not seen
export const Quays = {
  tryQuay(server, space) {
    // finds: call protocol=websocket url={base} operation=quay:opened
    io(server + space, { reconnection: false }).on("quay:opened", (quay) => this.open(quay));
  },
  onSubmit(form) {
    this.tryQuay(form.server, form.space);
  },
};
