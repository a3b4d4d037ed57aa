// example: options
export function start(client, upload) {
  // finds: constant name=timeout value=15000 unit=ms
  client.create({ timeout: 15000 });
  // finds: constant name=maxFileSize value=5242880 unit=bytes
  upload.open({ maxFileSize: 5 * 1024 * 1024 });
  // finds: constant name=pageSize value=25
  client.list({ pageSize: 25 });
  // finds: constant name=pageLength value=50
  client.list({ pageLength: 50 });
  // finds: constant name=limit value="100"
  client.find({ limit: "100" });
}

// example: names that end as units do
export function unroll(shelfList) {
  // finds: constant name=minItems value=5
  shelfList.unroll({ minItems: 5 });
  // finds: constant name=maxSleepMs value=800 unit=ms
  shelfList.rest({ maxSleepMs: 800 });
}

// example: defaults of parameters, fields, assignments
// finds: constant name=debounceTime value=250 unit=ms
export function search({ query, debounceTime = 250, run }) {
  return run(query, debounceTime);
}

export class Feed {
  // finds: constant name=pollInterval value=30000 unit=ms
  pollInterval = 30000;

  slow() {
    // finds: constant name=pollInterval value=90000 unit=ms
    this.pollInterval = 90_000;
  }
}

// example: what services outside know the product by, and where things are found
export const services = {
  // finds: constant name=trackingId value=G-4XK29B7QW1
  trackingId: "G-4XK29B7QW1",
  // finds: constant name=loadPath value="/texts/{{lng}}/{{ns}}.json"
  loadPath: "/texts/{{lng}}/{{ns}}.json",
  // finds: constant name=routesPrefix value="/desk"
  routesPrefix: "/desk",
  // finds nothing
  projectId: "unknown",
  // finds nothing
  classPrefix: "desk-",
  // finds nothing
  keyPath: "loans.id",
};

// example: described settings
export const schema = {
  properties: {
    // finds: constant name=port value=8581
    // finds: constant name=port.minimum value=1025
    port: { type: "integer", default: 8581, minimum: 1025 },
    // finds: constant name=theme value=dark
    theme: { type: "string", default: "dark" },
  },
};

// example: offered values
export const CHOICES = [
  // finds: constant name="30 minutes" value=30
  { label: "30 minutes", value: 30 },
  // finds: constant name="One day" value=1440
  { label: "One day", value: 1440 },
];

// example: fields of a class, as esbuild writes them for older browsers
export function Table() {
  // finds: constant name=pageSize value=25
  define(this, "pageSize", 25);
}

// example: numbers with their unit
// finds: constant name=body value=25MB
export const server = { body: "25MB" };

// example: things that look alike
export const Box = () => (
  <>
    {/* finds nothing */}
    <div style={{ maxWidth: 400, padding: 12, transitionDuration: 300 }}>
      {/* finds nothing */}
      <svg width={24} height={24} strokeWidth={2} />
    </div>
  </>
);

// finds nothing
export const point = { x: 12, y: 40, opacity: 0.5 };
// finds nothing
export const empty = { count: 0, limit: undefined, timeout: null };
// finds nothing
export const sample = { rate: 140, discount: 30, at: "2026-07-27T01:00:00Z" };

// example: a default that is handed on
export function openDesk(desk, send) {
  // finds: constant name=joinTime value=254
  const open = (id, t = 254) => send("open", { joinTime: t, id });
  // finds nothing
  const refuse = (id, t = 403) => send("refuse", { statusCode: t, id });
  return desk.busy ? open(desk.id) + open(desk.next) : refuse(desk.id) + refuse(desk.next);
}

// example: where the compiler of Svelte keeps the props of a component
export function hallOf(SvelteComponent, start, instance, fragment, differs) {
  return class Hall extends SvelteComponent {
    constructor(options) {
      super();
      // finds nothing
      start(this, options, instance, fragment, differs, {
        maxGuests: 26,
        refreshInterval: 27,
        pageSize: 28,
        retryLimit: 30,
      });
    }
  };
}

// example: a number that is written, and one that is asked for
export function pages(number, retried) {
  // finds: constant name=pageSize value=35
  const query = new URLSearchParams({ page: String(number), pageSize: String(35) });
  // finds: constant name=retryDelay value=750 unit=ms
  return retried(query, { retryDelay: () => 750, label: () => 12 });
}

// example: limits that are called like any other
export const rules = {
  // finds: constant name=passengers.max value=612
  passengers: { max: 612 },
};
export const bound = (list) => {
  // finds nothing
  list.add({ max: 613 });
};

// example: what stands in a table of limits
export const deskSettings = {
  // finds: constant name=pageSize value=35
  pageSize: 35,
  // finds: constant name=maxRetries value=6
  maxRetries: 6,
  // finds: constant name=pollInterval value=42000 unit=ms
  pollInterval: 42e3,
  // finds: constant name=noticeTime value=5200
  noticeTime: 5200,
};

// example: words of places in an order
export const monthChoices = [
  // finds nothing
  { label: "April", value: 4 },
  // finds nothing
  { label: "May", value: 5 },
];

// example: a name that tells only what kind of value it is
export function sight(run, row) {
  // finds: constant name=threshold value=0.35
  const seen = new IntersectionObserver(run, { threshold: 0.35 });
  // finds nothing
  row({ threshold: 0.45, delay: 1250 });
  return seen;
}

export function quiet(notices) {
  // finds: constant name=options.timeout value=5300 unit=ms
  notices.options.timeout = 5300;
}

// example: a text of which every record has its own
export const tasks = [
  // finds nothing
  { task: "rooms", estimatedTime: "10 min" },
  // finds nothing
  { task: "guests", estimatedTime: "3 min" },
];

// example: how much of a text a component shows
export function Digest({ file }) {
  // finds nothing
  return (
    <Row className="digest">
      <Shortened value={file.digest} maxLength={12} />
    </Row>
  );
}

// example: how much of something is asked for
import axios from "axios";

const desk = axios.create();

// finds: constant name=limit value=35
export const visits = (stable) => desk.get(`/stables/${stable.id}/visits`, { params: { limit: 35 } });

// example: the sizes of a page that are offered, and how long a notice stays
export function Berths({ rows, say }) {
  // finds: constant name=autoClose value=2500 unit=ms
  say.success("Kept", { position: "top", autoClose: 2500 });
  // finds: constant name=pageSizes value="[15,45,90]"
  // finds: constant name=items-per-page-options value="[12,36]"
  return { rows, pageSizes: [15, 45, 90], "items-per-page-options": [12, 36] };
}

// example: the release that is reported
// finds: constant name=release value=4.2.1
export const report = (watch) => watch.init({ release: "4.2.1", environment: "live" });

// example: limits beside what tells what they are of, and none
export function stalls(list, run) {
  // finds: constant name=limit value=36
  list({ limit: 36, offset: 0 });
  // finds nothing
  run({ delay: 37 });
}

// example: numbers in the rows of a table
// finds nothing
export const STEPS = [
  { limit: 1100, suffix: "k" },
  { limit: 1200, suffix: "m" },
  { limit: 1300, suffix: "g" },
];

// example: the query of an address, whoever asks for it
export function stallsOf(ask, row) {
  // finds: constant name=limit value="39"
  return ask("?limit=39&row=" + row);
}

// example: attributes of elements of the program's own
// finds: constant name=limit value="41"
export const BOARD = `<section><stall-list limit="41" config="x"></stall-list></section>`;

// example: an input of a component in a compiled template
export function board(property) {
  // finds: constant name=pageSize value=42
  property("pageSize", 42)("rows", 43);
}

// example: what is taken where nothing is given
const STAND_IN = "https://pictures.stalls.test/empty-stall.png";
export function shown(stall, settings, draw) {
  // finds: constant name=image value="https://pictures.stalls.test/empty-stall.png"
  draw(stall.image || STAND_IN);
  // finds: constant name=stallsPerPage value=44
  return draw.page(settings.stallsPerPage ?? 44, settings.name || "none");
}

// example: what a function gives in one case, and something else in another
export function portOf(from, to) {
  // finds nothing
  if (from.x > to.x) return { maxSlots: 12 };
  // finds nothing
  return { maxSlots: 31 };
}
