import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { ref } from "vue";

// example: a connection that a reference is made to hold
export function Chessboard({ board }) {
  const link = useRef(null);
  useEffect(() => {
    // finds: call protocol=websocket url=/chess/boards/{id}
    link.current = new WebSocket(`/chess/boards/${board.id}`);
    return () => link.current.close();
  }, [board.id]);
  // finds: call protocol=websocket url=/chess/boards/{id} operation=move body=from,to,type
  const move = (from, to) => link.current.send(JSON.stringify({ type: "move", from, to }));
  return <button onClick={move}>Move the piece</button>;
}

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
  // finds: call protocol=websocket url={base}/rooms/{id}
  return new WebSocket(`${scheme}://${window.location.host}/rooms/${room.id}`);
}

export function openOf(shop) {
  // finds: call protocol=websocket url=wss://{name}.boat.example/rooms/all
  return new WebSocket(`wss://${shop.name}.boat.example/rooms/all`);
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
    // finds: call protocol=websocket url=/bridge
    this.socket = new ReconnectingWebSocket(() => this.path);
    this.socket.addEventListener("message", ({ data }) => window.console.log(data));
  }
}

const bridge = new Bridge("/bridge");
bridge.connect();

export const bridgeCalls = {
  // finds: call protocol=websocket url=/bridge operation=lamp/dim body=at,level
  dim: (level) => bridge.send("lamp/dim", { level }),
  // finds: call protocol=websocket url=/bridge operation=lamp/restart body=at
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

// example: messages that are received, told apart in a method, with what is read of each
class Feed {
  constructor(url) {
    this.url = url;
    this.onMessage = (event) => {
      let message = {};
      try {
        message = JSON.parse(event.data);
        if (message.topic.startsWith("garden/")) this.take(message);
      } catch {
        window.console.warn("not readable");
      }
    };
    this.take = (message) => {
      switch (message.topic) {
        // finds: call protocol=websocket url=/feed operation=garden/beds response=[].soil
        case "garden/beds":
          document.body.append(message.payload.map((bed) => bed.soil));
          break;
        // finds: call protocol=websocket url=/feed operation=garden/pump response=litres,state
        case "garden/pump": {
          const { state, litres } = message.payload;
          document.body.append(state, litres);
          break;
        }
        // finds: call protocol=websocket url=/feed operation=garden/frost
        case "garden/frost":
          document.body.append("Frost");
          break;
        default:
      }
      if (message.topic.startsWith("garden/log")) document.body.append(message.payload.line);
    };
  }

  connect() {
    // finds: call protocol=websocket url=/feed
    this.socket = new WebSocket(this.url);
    this.socket.addEventListener("message", this.onMessage);
  }
}

export const feed = new Feed("/feed");
feed.connect();

// example: messages that are compared one by one, and a table of functions
const ringers = {
  // finds: call protocol=websocket url=/bells operation=ring response=tone
  ring: (message) => document.body.append(message.tone),
  // finds: call protocol=websocket url=/bells operation=mute
  mute: () => document.body.replaceChildren(),
};

export function listen(show) {
  // finds: call protocol=websocket url=/bells
  const bells = new WebSocket("/bells");
  bells.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    // finds: call protocol=websocket url=/bells operation=count response=strokes
    if (message.type === "count") show(message.strokes);
    else ringers[message.type]?.(message);
  };
  return bells;
}

// example: what is compared is no name of a message
export function watch(show) {
  // finds: call protocol=websocket url=/gauge
  const gauge = new WebSocket("/gauge");
  gauge.onmessage = ({ data }) => {
    const reading = JSON.parse(data);
    // finds nothing
    if (reading.unit === "bar") show(reading.value);
    // finds nothing
    if (gauge.binaryType === "blob") show(0);
  };
}

// example: a client whose function sends what its callers make
const clockClient = (options) => {
  const link = ref(null);
  const open = () => {
    // finds: call protocol=websocket url=/chess/clock
    link.value = new WebSocket(options.url);
  };
  const sendText = (text) => {
    if (!link.value) throw new Error("The clock is not connected");
    link.value.send(text);
  };
  return { open, sendText };
};
const clock = clockClient({ url: "/chess/clock" });
clock.open();
const sendToClock = (message) => clock.sendText(JSON.stringify(message));
// finds: call protocol=websocket url=/chess/clock operation=press body=player,type
export const pressClock = (player) => sendToClock({ type: "press", player: player.id });

// example: messages that a class hands on to all who have asked for them
class Ferryman {
  constructor() {
    this.listeners = new Set();
  }

  watch(listener) {
    this.listeners.add(listener);
  }

  row(path) {
    // finds: call protocol=websocket url=/ferry
    this.socket = new WebSocket(path);
    this.socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      for (const listener of this.listeners) listener(message);
    };
  }
}

export function ferry(show) {
  const ferryman = new Ferryman();
  ferryman.row("/ferry");
  ferryman.watch((message) => {
    // finds: call protocol=websocket url=/ferry operation=moored response=pier
    if (message.type === "moored") show(message.pier);
  });
}

// example: messages that a context hands on to components, which a list is made of anew for each of them
const Lighthouse = createContext(null);

export function Keeper({ children }) {
  const lamps = useRef([]);
  const light = useCallback((lamp, id) => {
    lamps.current = [...lamps.current, { lamp, id }];
  }, []);
  useEffect(() => {
    // finds: call protocol=websocket url=/lighthouse
    const beam = new WebSocket("/lighthouse");
    beam.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      lamps.current.forEach((one) => one.lamp(message));
    };
  }, []);
  return <Lighthouse.Provider value={{ light }}>{children}</Lighthouse.Provider>;
}

export function Lamp({ show }) {
  const { light } = useContext(Lighthouse);
  useEffect(() => {
    light((message) => {
      // finds: call protocol=websocket url=/lighthouse operation=fog response=visibility
      if (message.type === "fog") show(message.visibility);
    }, 1);
  }, [light, show]);
  return null;
}

// example: messages that an emitter hands on under one name
export function horn(show) {
  const bus = globalThis.mitt();
  // finds: call protocol=websocket url=/horn
  const sound = new WebSocket("/horn");
  sound.onmessage = ({ data }) => bus.emit("sound", JSON.parse(data));
  bus.on("sound", (message) => {
    // finds: call protocol=websocket url=/horn operation=blast response=seconds
    if (message.type === "blast") show(message.seconds);
  });
  // finds nothing
  bus.on("silence", (message) => {
    if (message.type === "hush") show(message.minutes);
  });
}

// example: a function that sends, handed through a context, and what JSON-RPC calls the content of a message

const Organ = createContext(null);

export function OrganLoft({ children }) {
  const pipes = useRef(null);
  // finds: call protocol=websocket url=/organ
  pipes.current = new WebSocket("/organ");
  const play = useCallback((message) => {
    message.id ??= 1;
    const text = JSON.stringify(message);
    pipes.current.send(text);
  }, []);
  return <Organ.Provider value={{ play }}>{children}</Organ.Provider>;
}

export function Keys({ note }) {
  const { play } = useContext(Organ);
  // finds: call protocol=websocket url=/organ operation=organ/press body=note
  play({ id: 4, sender: "keys", method: "organ/press", to: "pipes", params: { note: note.number } });
  return null;
}

// example: names that look alike, without Vue-Socket.io
export const shed = {
  actions: {
    // finds nothing
    "SOCKET_shed.opened": ({ commit }) => commit("open"),
  },
  // finds nothing
  ring() {
    this.$socket.emit("bell");
  },
};

// example: a class around the socket, that hands listeners on, and messages that are named inside of an envelope
class Pilot {
  constructor(url) {
    this.socket = new WebSocket(url);
  }
  on(name, listener) {
    this.socket.addEventListener(name, listener);
  }
}
export function usePilot(show) {
  // finds: call protocol=websocket url=/pilot
  const pilot = new Pilot("/pilot");
  pilot.on("close", () => show("gone"));
  pilot.on("message", (event) => {
    const message = JSON.parse(event.data);
    switch (message.data.op) {
      // finds: call protocol=websocket url=/pilot operation=boarded response=berth
      case "boarded":
        show(message.data.berth);
        break;
      // finds: call protocol=websocket url=/pilot operation=landed response=quay
      case "landed":
        show(message.data.quay);
        break;
    }
  });
}

// example: messages that go to who has asked for them, by name
class Harbourmaster {
  constructor() {
    this.listeners = {};
    // finds: call protocol=websocket url=/harbour-master
    this.socket = new WebSocket("/harbour-master");
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      for (const listener of this.listeners[message.event] ?? []) listener(message.news);
    };
  }
  on(name, listener) {
    (this.listeners[name] ??= []).push(listener);
  }
}
const master = new Harbourmaster();
// finds: call protocol=websocket url=/harbour-master operation=ship:arrived response=news.name
master.on("ship:arrived", (ship) => document.body.append(ship.name));
// finds: call protocol=websocket url=/harbour-master operation=ship:left response=news.name
master.on("ship:left", (ship) => document.body.append(ship.name));

// example: the same with a map, and a cache that is asked by something else
const askers = new Map();
const cached = new Map();
// finds: call protocol=websocket url=/gulls
const gulls = new WebSocket("/gulls");
gulls.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  cached.set("last", message);
  askers.get(message.type)?.(message);
};
const ask = (type, listener) => askers.set(type, listener);
// finds: call protocol=websocket url=/gulls operation=gull:seen
ask("gull:seen", console.log);
// finds: call protocol=websocket url=/gulls operation=gull:heard
ask("gull:heard", console.log);

// example: words that are all of a message, on a socket that a class makes later
export class Foghorn {
  connect() {
    // finds: call protocol=websocket url=ws://horn.example.org/blow
    this.horn = new WebSocket("ws://horn.example.org/blow");
  }
  blow() {
    // finds: call protocol=websocket url=ws://horn.example.org/blow operation=blow-twice
    this.horn.send("blow-twice");
  }
  tell(words) {
    // finds nothing
    this.horn.send(words.trim());
    // finds nothing
    this.horn.send("There is fog over the harbour");
  }
}

// example: listeners among the options of a function, to which a class hands them on; the address comes from a function there
import ReturningSocket from "reconnecting-websocket";

class Semaphore {
  constructor(address) {
    this.inner = new ReturningSocket(address);
  }
  addEventListener(name, listener) {
    this.inner.addEventListener(name, listener);
  }
}
function signalled({ address, onMessage }) {
  // finds: call protocol=websocket url=/semaphore
  const semaphore = new Semaphore(address);
  semaphore.addEventListener("message", onMessage);
  return semaphore;
}
export const watched = (show) => {
  const read = (event) => {
    const { data } = JSON.parse(event.data);
    switch (data.op) {
      // finds: call protocol=websocket url=/semaphore operation=flag-up response=colour
      case "flag-up":
        show(data.colour);
        break;
      // finds: call protocol=websocket url=/semaphore operation=flag-down response=nothing
      case "flag-down":
        show("none");
        break;
    }
  };
  return signalled({ address: () => "/semaphore", onMessage: (event) => read(event) });
};

// example: the same, where the listener is the socket's own
function heard(address, options) {
  // finds: call protocol=websocket url=/buoy
  const buoy = new WebSocket(address);
  buoy.onmessage = options.onMessage;
  return buoy;
}
export const belled = (show) =>
  heard("/buoy", {
    onMessage: (event) => {
      const message = JSON.parse(event.data);
      // finds: call protocol=websocket url=/buoy operation=tide response=metres
      if (message.type === "tide") show(message.metres);
    },
  });

// example: an envelope whose name stands under a key of the application's own
export function plough(show) {
  // finds: call protocol=websocket url=/plough
  const furrow = new WebSocket("/plough");
  furrow.onmessage = (event) => {
    const { area, data } = JSON.parse(event.data);
    // finds: call protocol=websocket url=/plough operation=soil response=depth
    if (area === "soil") show(data.depth);
    // finds: call protocol=websocket url=/plough operation=oxen response=[].weight
    if (area === "oxen") show(data.map((ox) => ox.weight));
    // finds: call protocol=websocket url=/plough operation=resting
    if (area === "resting") show("rest");
  };
}

// example: a message in a message, sent and received; listeners of both stand in one table
class Orchard {
  constructor() {
    this.listeners = {};
    this.kept = ["prune"];
  }
  on(event, listener) {
    if (!this.listeners[event]) this.listeners[event] = new Set();
    this.listeners[event].add(listener);
  }
  emit(...given) {
    const [type, payload] = given;
    if (this.kept.includes(type)) return;
    // finds: call protocol=websocket url=/orchard operation=dispatch body=payload,type
    this.socket?.send(JSON.stringify({ event: "dispatch", data: { type, payload } }));
  }
  connect() {
    // finds: call protocol=websocket url=/orchard
    this.socket = new WebSocket("/orchard");
    this.socket.addEventListener("message", (event) => {
      const { event: name, data } = JSON.parse(event.data);
      // finds: call protocol=websocket url=/orchard operation=dispatch response=payload,type
      if (name === "dispatch") {
        const { type, payload } = data;
        this.listeners[type]?.forEach((listener) => listener(payload));
        return;
      }
      this.listeners[name]?.forEach((listener) => listener({ ...data }));
    });
  }
}
const orchard = new Orchard();
orchard.connect();
// finds: call protocol=websocket url=/orchard operation=pick body=tree
export const pick = (tree) => orchard.emit("pick", { tree: tree.id });
// finds: call protocol=websocket url=/orchard operation=water body=litres
export const water = (litres) => orchard.emit("water", { litres });
// finds: call protocol=websocket url=/orchard operation=ripe response=apples
orchard.on("ripe", (news) => document.body.append(news.apples));
// finds: call protocol=websocket url=/orchard operation=frost response=degrees
orchard.on("frost", (news) => document.body.append(news.degrees));

// example: functions that send and receive under a name that callers say, an enumeration's member
// skip webpack: the listener is not found in the call whose function has become part of another
var Apiary = ((all) => ((all.SWARM = "hive:swarm"), (all.HONEY = "hive:honey"), (all.OPEN = "hive:open"), all))(
  Apiary || {},
);
const Hive = createContext({ link: null });
async function toHive(link, event, payload) {
  if (link.readyState !== link.OPEN) {
    link.addEventListener("open", () => link.send(JSON.stringify({ event, payload })));
    return;
  }
  link.send(JSON.stringify({ event, payload }));
}
function fromHive(link, event, listener) {
  const heard = ({ data }) => {
    const { event: name, payload } = JSON.parse(data);
    if (event === name) listener(payload);
  };
  link.addEventListener("message", heard);
  return () => link.removeEventListener("message", heard);
}
function fromHiveToo(link, wanted, listener) {
  link.addEventListener("message", (message) => {
    const { event, payload } = JSON.parse(message.data);
    if (event !== wanted) return;
    listener(payload);
  });
}
export function Beekeeper({ children }) {
  const [link, setLink] = useState(null);
  useEffect(() => {
    // finds: call protocol=websocket url=/hive
    setLink(new WebSocket("/hive"));
  }, []);
  return <Hive.Provider value={{ link }}>{children}</Hive.Provider>;
}
export function Combs({ show, frame }) {
  const { link } = useContext(Hive);
  useEffect(() => {
    // finds: call protocol=websocket url=/hive operation=hive:swarm response=bees,queen.name
    const stop = fromHive(link, Apiary.SWARM, ({ bees, queen }) => show(bees, queen.name));
    // finds: call protocol=websocket url=/hive operation=hive:honey response=grams
    fromHiveToo(link, Apiary.HONEY, (jar) => show(jar.grams));
    return stop;
  }, [link, show]);
  // finds: call protocol=websocket url=/hive operation=hive:open body=frame
  return <button onClick={() => toHive(link, Apiary.OPEN, { frame: frame.id })}>Open the hive</button>;
}

// example: a table of many functions, each for messages of a name, that are given what the message carries
const belfry = {
  toll: ({ tollBell, tollRope }) => pull(tollBell, tollRope),
  peal: ({ pealBell, pealRope }) => pull(pealBell, pealRope),
  chime: ({ chimeBell, chimeRope }) => pull(chimeBell, chimeRope),
  knell: ({ knellBell, knellRope }) => pull(knellBell, knellRope),
  clang: ({ clangBell, clangRope }) => pull(clangBell, clangRope),
  ring: ({ ringBell, ringRope }) => pull(ringBell, ringRope),
  strike: ({ strikeBell, strikeRope }) => pull(strikeBell, strikeRope),
  swing: ({ swingBell, swingRope }) => pull(swingBell, swingRope),
  hush: ({ hushBell, hushRope }) => pull(hushBell, hushRope),
  carol: ({ carolBell, carolRope }) => pull(carolBell, carolRope),
};

export function attend() {
  // finds: call protocol=websocket url=/belfry
  // finds: call protocol=websocket url=/belfry operation=toll response=tollBell,tollRope
  // finds: call protocol=websocket url=/belfry operation=peal response=pealBell,pealRope
  // finds: call protocol=websocket url=/belfry operation=chime response=chimeBell,chimeRope
  // finds: call protocol=websocket url=/belfry operation=knell response=knellBell,knellRope
  // finds: call protocol=websocket url=/belfry operation=clang response=clangBell,clangRope
  // finds: call protocol=websocket url=/belfry operation=ring response=ringBell,ringRope
  // finds: call protocol=websocket url=/belfry operation=strike response=strikeBell,strikeRope
  // finds: call protocol=websocket url=/belfry operation=swing response=swingBell,swingRope
  // finds: call protocol=websocket url=/belfry operation=hush response=hushBell,hushRope
  // finds: call protocol=websocket url=/belfry operation=carol response=carolBell,carolRope
  const tower = new WebSocket("/belfry");
  tower.onmessage = (event) => {
    const { command, data } = JSON.parse(event.data);
    if (typeof belfry[command] === "function") belfry[command](data);
  };
  return tower;
}
