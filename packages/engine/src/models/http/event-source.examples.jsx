// example: a stream of events
const FEED = "/feed";

export function follow(room, show) {
  // finds: call protocol=sse method=GET url=/feed/{id}
  const source = new EventSource(`${FEED}/${room.id}`);
  source.onmessage = ({ data }) => show(data);
  // finds: call protocol=sse url=/feed/{id} operation=room-renamed
  source.addEventListener("room-renamed", ({ data }) => show(data));
  // finds nothing
  source.addEventListener("error", () => source.close());
  return () => source.close();
}

// example: a stream that an object keeps
export const board = {
  notes: [],
  follow() {
    // finds: call protocol=sse method=GET url=/board/feed
    this.stream = new EventSource("/board/feed");
  },
  listen() {
    // finds: call protocol=sse url=/board/feed operation=note-pinned
    this.stream.addEventListener("note-pinned", ({ data }) => this.notes.push(data));
  },
  // finds nothing
  watch: (other) => other.stream.addEventListener("no-note", () => {}),
};

// example: a stream that a component keeps
export const Board = {
  data: () => ({ notes: [] }),
  computed: { count: (own) => own.notes.length },
  mounted() {
    // finds: call protocol=sse method=GET url=/wall/feed
    this.stream = new EventSource("/wall/feed");
    // finds: call protocol=sse url=/wall/feed operation=note-torn
    this.stream.addEventListener("note-torn", ({ data }) => this.notes.push(data));
  },
};

// example: a table of listeners
let stream = null;

const handlers = {
  STOCK_CHANGE: ({ data }) => document.body.append(data),
  PRICE_CHANGE: ({ data }) => document.title.concat(data),
};

export function start() {
  if (stream) return;
  // finds: call protocol=sse method=GET url=/api/stream
  stream = new EventSource("/api/stream");
  for (const [name, handler] of Object.entries(handlers)) {
    // finds: call protocol=sse url=/api/stream operation=STOCK_CHANGE
    // finds: call protocol=sse url=/api/stream operation=PRICE_CHANGE
    stream.addEventListener(name, handler);
  }
}

// example: listeners that are added one for each entry of a table
let updates;

export function connect(table) {
  // finds: call protocol=sse method=GET url=/updates
  updates ??= new EventSource("/updates");
  Object.entries({ "seat-taken": table.take, "seat-left": table.leave }).forEach(([name, handler]) => {
    // finds: call protocol=sse url=/updates operation=seat-taken
    // finds: call protocol=sse url=/updates operation=seat-left
    updates?.addEventListener(name, handler);
  });
}

// example: a class of the same name, and events of the page
export function replay({ EventSource }, element) {
  // finds nothing
  element.addEventListener("row-picked", () => {});
  // finds nothing
  return new EventSource("/recording");
}

// example: classes in a table by the name of the message
class LockEvent {
  constructor(event, type) {
    this.type = type;
  }
  static type;
}
class GateOpened extends LockEvent {
  static type = "gate-opened";
  constructor(event) {
    super(event, GateOpened.type);
    this.gate = event.gate;
    this.level = event.level;
  }
}
class BoatPassed extends LockEvent {
  static type = "boat-passed";
  constructor(event) {
    super(event, BoatPassed.type);
    this.boat = event.boat;
  }
}
const LOCK_EVENTS = { [GateOpened.type]: GateOpened, [BoatPassed.type]: BoatPassed };
const lockEvent = (event) => {
  // finds: call protocol=sse url=/api/locks operation=gate-opened response=gate,level
  // finds: call protocol=sse url=/api/locks operation=boat-passed response=boat
  const Known = LOCK_EVENTS[event.type];
  return Known ? new Known(event) : undefined;
};

export function watchLocks(show) {
  // finds: call protocol=sse method=GET url=/api/locks response=nothing
  const locks = new EventSource("/api/locks");
  locks.onmessage = ({ data }) => {
    const event = lockEvent(JSON.parse(data));
    if (event) show(event);
  };
}
