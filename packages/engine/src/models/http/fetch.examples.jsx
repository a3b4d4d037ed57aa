import { QueryClient, useQuery } from "@tanstack/react-query";
import crossFetch from "cross-fetch";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import useSWR, { SWRConfig, useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";

// example: plain requests
export async function listOrders() {
  // finds: call method=GET url=/api/orders query=page,size
  const answer = await fetch("/api/orders?page=1&size=20");
  return answer.json();
}

export function createOrder(name, amount) {
  // finds: call method=POST url=/api/orders body=amount,name headers=Content-Type
  return fetch("/api/orders", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, amount }),
  });
}

// example: addresses with holes
export function removeOrder(order, force) {
  // finds: call method=DELETE url=/api/customers/{customer}/orders/{id} query=force
  return fetch(`/api/customers/${order.customer}/orders/${order.id}?force=${force}`, { method: "DELETE" });
}

export function showReceipt(id) {
  // finds: call method=GET url=/api/receipts/{id}/pdf
  return fetch("/api/receipts/" + encodeURIComponent(id) + "/pdf");
}

// example: the base address stands elsewhere
const SERVER = "https://api.lendwell.example";
const VERSION = `${SERVER}/v2`;

export const listLoans = () =>
  // finds: call method=GET url=https://api.lendwell.example/v2/loans
  fetch(`${VERSION}/loans`).then((answer) => answer.json());

export const listBranches = () =>
  // finds: call method=GET url=https://api.lendwell.example/branches
  fetch(SERVER + "/branches");

// example: the base address is known at run time only
export const listRates = () =>
  // finds: call method=GET url={base}/rates
  fetch(`${window.settings.server}/rates`);

// example: a wrapper that takes address, method and body
async function request(path, { method = "GET", body } = {}) {
  const answer = await fetch(`/rest${path}`, { method, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

// finds: call method=GET url=/rest/members
export const listMembers = () => request("/members");

export const inviteMember = (email, role) =>
  // finds: call method=POST url=/rest/members body=email,role
  request("/members", { method: "POST", body: { email, role } });

export const renameMember = (id, name) =>
  // finds: call method=PATCH url=/rest/members/{id} body=name
  request(`/members/${id}`, { method: "PATCH", body: { name } });

// example: a wrapper that passes options through
const send = (path, options) =>
  fetch(path, { credentials: "include", ...options, headers: { Accept: "application/json", ...options?.headers } });

export const closeAccount = (reason) =>
  // finds: call method=POST url=/account/close body=reason headers=Accept
  send("/account/close", { method: "POST", body: JSON.stringify({ reason }) });

export const exportAccount = () =>
  // finds: call method=GET url=/account/export headers=Accept,X-Format
  send("/account/export", { headers: { "X-Format": "csv" } });

// example: a client object with a method for each verb
const client = {
  get: (path) => fetch("/client" + path),
  post: (path, data) => fetch("/client" + path, { method: "POST", body: JSON.stringify(data) }),
  delete(path) {
    return fetch("/client" + path, { method: "DELETE" });
  },
};

export function keepNote(id, text) {
  // finds: call method=GET url=/client/notes
  client.get("/notes");
  // finds: call method=POST url=/client/notes/{id} body=text
  client.post("/notes/" + id, { text });
  // finds: call method=DELETE url=/client/notes/old
  client.delete("/notes/old");
}

// example: an instance of a class that is given its base address
class Warehouse {
  constructor(base) {
    this.base = base;
  }

  load(path, init) {
    return fetch(this.base + path, init);
  }
}

const warehouse = new Warehouse("/warehouse");

// finds: call method=GET url=/warehouse/items
export const listItems = () => warehouse.load("/items");

export const moveItem = (item, shelf) =>
  // finds: call method=PUT url=/warehouse/items/{id}/shelf body=shelf
  warehouse.load(`/items/${item.id}/shelf`, { method: "PUT", body: JSON.stringify({ shelf }) });

// example: methods of a class that call each other
class InventoryService {
  load(path, init) {
    return fetch(path, init);
  }

  items() {
    // finds: call method=GET url=/inventory/items
    return this.load("/inventory/items");
  }

  move(item, shelf) {
    // finds: call method=PUT url=/inventory/items/{id}/shelf body=shelf
    return this.load(`/inventory/items/${item.id}/shelf`, { method: "PUT", body: JSON.stringify({ shelf }) });
  }
}

export const inventory = new InventoryService();

// example: the base address is a field of the class
class Garage {
  base = "/garage";

  cars() {
    // finds: call method=GET url=/garage/cars
    return fetch(`${this.base}/cars`);
  }
}

export const garage = new Garage();

// example: a hook that hands out a callback
function useSave(path) {
  const [busy, setBusy] = useState(false);
  const save = useCallback(
    async (values) => {
      setBusy(true);
      await fetch(path, { method: "PUT", body: JSON.stringify(values) });
      setBusy(false);
    },
    [path],
  );
  return { busy, save };
}

export function Profile({ name, email }) {
  const { busy, save } = useSave("/hook/profile");
  return (
    // finds: call method=PUT url=/hook/profile body=email,name
    <button type="button" disabled={busy} onClick={() => save({ name, email })}>
      Save
    </button>
  );
}

// example: an effect of a component with the address among its props
function Table({ source }) {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch(source)
      .then((answer) => answer.json())
      .then(setRows);
  }, [source]);
  return <ul>{rows.map((row) => row.name)}</ul>;
}

// finds: call method=GET url=/tables/clients
export const Clients = () => <Table source="/tables/clients" />;

// example: default parameters
function search(text, path = "/search/people", limit = 10) {
  return fetch(`${path}?text=${text}&limit=${limit}`);
}

// finds: call method=GET url=/search/people query=limit,text
export const searchPeople = (text) => search(text);

// finds: call method=GET url=/search/companies query=limit,text
export const searchCompanies = (text) => search(text, "/search/companies", 50);

// example: a whole segment that callers choose is a parameter of one call
function find(kind) {
  // finds: call method=GET url=/find/{kind}
  return fetch(`/find/${kind}`);
}

export const findAll = () => [find("cars"), find("boats")];

// example: one of two methods
export function storeDraft(draft) {
  // finds: call method=POST url=/drafts body=title
  // finds: call method=PUT url=/drafts body=title
  return fetch("/drafts", { method: draft.id ? "PUT" : "POST", body: JSON.stringify({ title: draft.title }) });
}

// example: what is sent depends on the method
function withMethod(path, method, data) {
  const options = { method };
  if (["POST", "PUT"].includes(method)) options.body = JSON.stringify(data);
  return fetch(path, options);
}

// finds: call method=POST url=/closed/stalls body=rent,size
export const letStall = (size, rent) => withMethod("/closed/stalls", "POST", { size, rent });

// finds: call method=GET url=/closed/stalls/free
export const freeStalls = () => withMethod("/closed/stalls/free", "GET", { unused: 1 });

// example: a wrapper that passes all on, and one that takes one thing out
const passedOn = (...all) => sendTo(...all);

function sendTo(path, { data, ...options }) {
  return fetch(`/depot${path}`, { ...options, body: JSON.stringify(data) });
}

// finds: call method=POST url=/depot/crates body=label,weight
export const storeCrate = (label, weight) => passedOn("/crates", { method: "POST", data: { label, weight } });

// example: a Request, and the browser's own fetch by its full name
export function archive(id) {
  // finds: call method=POST url=/archive body=id
  const first = fetch(new Request("/archive", { method: "POST", body: JSON.stringify({ id }) }));
  // finds: call method=GET url=/archive/state
  const second = window.fetch("/archive/state");
  return Promise.all([first, second]);
}

// example: parameters that the browser writes
export function describeBook(id) {
  // finds: call method=GET url=/books/{id}/description
  return fetch(`/books/${id}/description`);
}

export function findBooks(title, author) {
  // finds: call method=GET url=/books query=author,title
  return fetch("/books?" + new URLSearchParams({ title, author }));
}

export function findShelf(room) {
  const query = new URLSearchParams();
  query.set("room", room);
  // finds: call method=GET url=/shelves query=room
  return fetch(`/shelves?${query}`);
}

// example: pages of a list whose key a function makes
const readPage = (path) => fetch(path).then((answer) => answer.json());

export function History({ account }) {
  // finds: call method=GET url=/history/{id}/entries query=page
  const { data } = useSWRInfinite((page) => `/history/${account.id}/entries?page=${page}`, readPage);
  return <ol>{data?.flat().map((entry) => entry.text)}</ol>;
}

// example: a wrapper that takes an address, or an object with more
async function send(what) {
  const address = typeof what === "string" ? what : what.url;
  const answer = await fetch(address, {
    method: typeof what === "string" ? "GET" : what.method,
    body: typeof what !== "string" && what.body ? JSON.stringify(what.body) : undefined,
  });
  return answer.json();
}

// finds: call method=GET url=/mixed/plain
export const mixedPlain = () => send("/mixed/plain");

// finds: call method=PATCH url=/mixed/full body=note
export const mixedFull = (note) => send({ method: "PATCH", url: "/mixed/full", body: { note } });

// example: a branch that no caller reaches
export const cupboards = {
  // finds: call method=GET url=/cupboards
  // finds: call method=GET url=/cupboards/rooms/{value}
  read: (room) => fetch(room ? `/cupboards/rooms/${room}` : "/cupboards").then((answer) => answer.json()),
};

export const AllCupboards = () => <button onClick={() => cupboards.read()}>All</button>;

// example: addresses that are written to
export function findBoats(name) {
  const url = new URL("/written/boats", window.location.origin);
  url.searchParams.set("name", name);
  if (name.length > 3) url.searchParams.append("exact", "yes");
  // finds: call method=GET url=/written/boats query=exact,name
  return fetch(url);
}

export function moor(harbour, boat) {
  const url = new URL(harbour.address);
  url.pathname = `/written/moorings/${boat.id}`;
  url.search = new URLSearchParams({ length: boat.length }).toString();
  // finds: call method=POST url={base}/written/moorings/{id} query=length
  return fetch(url.href, { method: "POST" });
}

export function ask(harbour) {
  const url = new URL("https://written.example");
  url.pathname = harbour.path;
  // finds nothing
  return fetch(url);
}

export const tide = (place) =>
  // finds: call method=GET url={base}/written/tides/{id}
  fetch(`${window.location.protocol}//${window.location.hostname}:8081/written/tides/${place.id}`);

// example: things that look alike
const cache = new Map();
const router = { fetch: (path) => cache.get(path) };

export function fromCache(key) {
  // finds nothing
  return cache.get("/api/none") ?? cache.get(`/api/${key}`) ?? router.fetch("/api/never");
}

export async function preview(file) {
  // finds nothing
  const blob = await fetch(`data:text/plain;base64,${file.content}`);
  return blob.text();
}

export function withOwnFetch(fetch) {
  // finds nothing
  return fetch("/api/not-the-browser");
}

// example: SWR asks for a key with the fetcher of all
// skip vite: the library's names are lost there, and nothing tells its configuration
const bySwr = (key) => {
  const [path, query] = Array.isArray(key) ? key : [key];
  return fetch(`/swr-all${path}?${new URLSearchParams(query)}`).then((answer) => answer.json());
};

export const Root = ({ children }) => <SWRConfig value={{ fetcher: bySwr }}>{children}</SWRConfig>;

export function useOars(boat, page) {
  // finds: call method=GET url=/swr-all/oars
  const all = useSWR("/oars", { refreshInterval: 9000 });
  // finds: call method=GET url=/swr-all/boats/{id}/oars query=page
  const own = useSWR([`/boats/${boat.id}/oars`, { page }]);
  // finds: call method=GET url=/swr-all/boats/{id}
  const one = useSWR(boat.id ? `/boats/${boat.id}` : null);
  const { mutate } = useSWRConfig();
  // finds nothing
  return { all, own, one, renew: () => mutate((key) => Array.isArray(key) && key[0] === "/never") };
}

// example: TanStack Query asks for a key with the function of all
// skip vite: the library's names are lost there, and nothing tells its client
// skip webpack: as vite
const queries = new QueryClient({
  defaultOptions: {
    queries: { queryFn: async ({ queryKey }) => (await fetch(`/query-all${queryKey[0]}`)).json() },
  },
});

export function useSails(boat) {
  // finds: call method=GET url=/query-all/sails
  const all = useQuery({ queryKey: ["/sails"] }, queries);
  // finds: call method=GET url=/query-own/boats/{id}/sails
  const own = useQuery({
    queryKey: [`/boats/${boat.id}/sails`],
    queryFn: ({ queryKey: [path] }) => fetch(`/query-own${path}`),
  });
  return [all, own];
}

// example: one test decides address and method
export function keepCrate(crate, name) {
  const url = crate.id ? `/crates/${crate.id}` : "/crates";
  // finds: call method=PUT url=/crates/{id} body=name
  // finds: call method=POST url=/crates body=name
  return fetch(url, { method: crate.id ? "PUT" : "POST", body: JSON.stringify({ name }) });
}

// example: the test that decides the address stands around the requests
const crane = {
  put: (path, data) => fetch(`/crane${path}`, { method: "PUT", body: JSON.stringify(data) }),
  post: (path, data) => fetch(`/crane${path}`, { method: "POST", body: JSON.stringify(data) }),
};

export async function keepHook(id, load) {
  const path = id ? `/hooks/${id}` : "/hooks";
  // finds: call method=PUT url=/crane/hooks/{id} body=load
  if (id) return crane.put(path, { load });
  // finds: call method=POST url=/crane/hooks body=load
  return id ? undefined : crane.post(path, { load });
}

// example: a form gives its fields to the function that it calls
export function BerthForm({ berth, length }) {
  const { register, handleSubmit } = useForm({ defaultValues: { draught: 2 } });
  // finds: call method=PUT url=/berth-forms/{id} body=draught,name,place
  const save = (values) => fetch(`/berth-forms/${berth.id}`, { method: "PUT", body: JSON.stringify(values) });
  return (
    <form onSubmit={handleSubmit(save)}>
      <input {...register("name")} />
      <input {...register("place.row", { maxLength: length })} />
    </form>
  );
}

// example: what a form begins with stands beside what it calls
export const buoyForm = (useForms, buoy) =>
  useForms({
    initialValues: { colour: "red", light: true },
    // finds: call method=POST url=/buoys/{id}/marks body=colour,light
    onSubmit: (values) => fetch(`/buoys/${buoy.id}/marks`, { method: "POST", body: JSON.stringify(values) }),
  });

// example: what a container gives for a class
class Lantern {
  light(id, hours) {
    return fetch(`/lanterns/${id}`, { method: "POST", body: JSON.stringify(hours) });
  }
}

export class Keeper {
  constructor(container) {
    this.lantern = container.get(Lantern);
  }

  evening(lamp) {
    // finds: call method=POST url=/lanterns/{id} body=from,until
    return this.lantern.light(lamp.id, { from: lamp.from, until: lamp.until });
  }
}

// example: what a library that nothing names gives for a class
function moduleOf(cls, store) {
  if (store && store.getters[cls.moduleName]) return store.getters[cls.moduleName];
  const make = cls.statics;
  if (!make) throw new Error("NO_STATICS");
  return make(store);
}
class Wicks {
  async trim(wick) {
    return fetch("/wicks", { method: "PUT", body: JSON.stringify(wick) });
  }
}
const wicks = moduleOf(Wicks);
export class Trimmer {
  trim() {
    // finds: call method=PUT url=/wicks body=length,oil
    return wicks.trim({ length: this.length, oil: this.oil });
  }
}

// example: a function that is kept is applied to what its caller is given
const keptAs =
  (run) =>
  (...given) =>
    run.apply({ at: Date.now() }, given);

const storeSpar = keptAs((spar, size) => fetch(`/spars/${spar.id}`, { method: "PUT", body: JSON.stringify(size) }));

// finds: call method=PUT url=/spars/{id} body=girth,reach
export const measure = (spar, reach, girth) => storeSpar(spar, { reach, girth });

// example: whether there is something to send is the same for all callers
async function sendRope({ method, path, data, attempt = 0 }) {
  const options = { method };
  if (data) options.body = JSON.stringify(data);
  const answer = await fetch(`/v1/${path}`, options);
  return answer.status === 503 ? sendRope({ method, path, data, attempt: attempt + 1 }) : answer;
}

const patchRope = (path, data) => sendRope({ method: "PATCH", path, data });

export const renameRope = (rope, name) =>
  // finds: call method=PATCH url=/v1/ropes/{id} body=name
  patchRope(`ropes/${rope.id}`, { name });

// example: the function itself is handed on, by SvelteKit or by the program
async function handed(request, method, path, data, attempt = 0) {
  const answer = await request(`/handed/${path}`, { method, body: data && JSON.stringify(data) });
  if (answer.status === 503 && attempt < 3) return handed(request, method, path, data, attempt + 1);
  return answer.json();
}
const getHanded = (request, path) => handed(request, "GET", path);

export const load = async ({ fetch, params }) => ({
  // finds: call method=GET url=/handed/boats/{id}
  boat: await getHanded(fetch, `boats/${params.id}`),
});

export const keepBoat = (boat, name) =>
  // finds: call method=PUT url=/handed/boats/{id} body=name
  handed(fetch, "PUT", `boats/${boat.id}`, { name });

export const fromShelf = (shelf) =>
  // finds nothing
  getHanded((path) => shelf.get(path), "shelf");

// example: an object whose address is a getter, and whose functions call each other
export const lockers = (hall) => ({
  items: [],
  get url() {
    return `/halls/${hall.id}/lockers`;
  },
  ask(path, init) {
    return fetch(path, init);
  },
  async load() {
    // finds: call method=GET url=/halls/{id}/lockers
    this.items = await this.ask(this.url);
  },
  async rent(name) {
    // finds: call method=POST url=/halls/{id}/lockers body=name
    await this.ask(this.url, { method: "POST", body: JSON.stringify({ name }) });
  },
});

// example: a class keeps the function that it is given
class Ferry {
  constructor(send) {
    this.send = send;
  }

  list() {
    // finds: call method=GET url=/ferries
    return this.send("/ferries");
  }
}

export const ferry = new Ferry(fetch.bind(window));

// example: a path that a wrapper puts together, against the page's own origin
class Pier {
  constructor(base) {
    this.base = base;
  }

  load(path, init) {
    return fetch(new URL(this.base + path, location.origin), init);
  }
}

const pier = new Pier("/pier");

// finds: call method=GET url=/pier/berths
export const listBerths = () => pier.load("/berths");

// example: addresses below a base, as the browser joins them
const TILES = "https://tiles.example/v3/";

// finds: call method=GET url=https://tiles.example/v3/styles
export const styles = () => fetch(new URL("styles", TILES));

// finds: call method=GET url=https://tiles.example/health
export const health = () => fetch(new URL("/health", TILES));

// finds: call method=GET url=https://tiles.example/fonts/{name}
export const font = (face) => fetch(new URL(`fonts/${face.name}`, "https://tiles.example"));

// example: a client of resource classes that a context hands on
const joined = (...parts) =>
  parts
    .map((part, index) => {
      if (index > 0 && part.startsWith("/")) part = part.slice(1);
      if (index < parts.length - 1 && part.endsWith("/")) part = part.slice(0, -1);
      return part;
    })
    .join("/");

class Resource {
  #agent;
  constructor(client, path) {
    this.#agent = { base: client.base, path };
  }
  request =
    ({ method, path }) =>
    async (given) =>
      fetch(joined(this.#agent.base, this.#agent.path, path.replace("{id}", given.id)), { method });
}

class Ferries extends Resource {
  list = this.request({ method: "GET", path: "/" });
  sink = this.request({ method: "DELETE", path: "/{id}/hull" });
  // nobody calls it
  paint = this.request({ method: "POST", path: "/{id}/paint" });
  constructor(client) {
    super(client, "/handed/ferries");
  }
}

class Harbour {
  constructor(base) {
    this.base = base;
    this.ferries = new Ferries(this);
  }
}

const HarbourContext = createContext(undefined);
const useHarbour = () => useContext(HarbourContext);

export function WithHarbour({ user, children }) {
  const [harbour, setHarbour] = useState();
  useEffect(() => {
    user.ready().then(() => setHarbour(new Harbour(user.base)));
  }, [user]);
  return harbour ? <HarbourContext.Provider value={{ harbour, user }}>{children}</HarbourContext.Provider> : null;
}

export function FerryButton({ ferry }) {
  const { harbour } = useHarbour();
  // finds: call method=DELETE url={base}/handed/ferries/{id}/hull
  const sink = () => harbour.ferries.sink({ id: ferry.id });
  return <button onClick={sink}>Sink {ferry.name}</button>;
}

// example: a hook that runs the request that it is given
function useRequest(send) {
  const [data, setData] = useState(null);
  const request = async (...given) => {
    const response = await send(...given);
    setData(await response.json());
  };
  return { data, request };
}

// finds: call method=GET url=/given/crates/{id}
const getCrate = (id) => fetch(`/given/crates/${id}`);
const addCrate = (crate) => fetch("/given/crates", { method: "POST", body: JSON.stringify(crate) });

export function Crates({ crate, deck }) {
  const one = useRequest(getCrate);
  const more = useRequest(addCrate);
  const show = () => one.request(crate.id);
  // finds: call method=POST url=/given/crates body=deck,weight
  const add = () => more.request({ deck, weight: crate.weight });
  return (
    <form onSubmit={add}>
      <button onClick={show}>Show {crate.name}</button>
    </form>
  );
}

// example: the browser's own function, bound, as the default of a constructor
class Lockkeeper {
  constructor(base, fetch = window.fetch.bind(window)) {
    this.base = base;
    this.fetch = fetch;
  }
  // finds: call method=POST url={base}/bound/locks/{lockId}/open
  async open(lock) {
    await this.fetch(new URL(`bound/locks/${lock.lockId}/open`, this.base), { method: "POST" });
  }
}

export const openLock = (lock, site) => new Lockkeeper(site.url).open(lock);

// example: a text that is kept on the window
window.kioskPrefix = "/kiosk-api";
window.kioskArchive = window.kioskArchive || "/archive-api";
window.kioskHost = "/first";
if (window.kioskIsOld) window.kioskHost = "/second";
// a server writes over it
window.kioskPlace = "{{PLACE}}";
export const setKiosk = () => {
  window.kioskLater = "/later";
};

// finds: call method=GET url=/kiosk-api/papers/{id}
export const readPaper = (paper) => fetch(`${window.kioskPrefix}/papers/${paper.id}`);
// finds: call method=GET url=/archive-api/papers
export const readArchive = () => fetch(window.kioskArchive + "/papers");
// finds: call method=GET url={base}/papers/two
export const readTwo = () => fetch(window.kioskHost + "/papers/two");
// finds: call method=GET url={base}/papers/filled
export const readFilled = () => fetch(window.kioskPlace + "/papers/filled");
// finds: call method=GET url={base}/papers/later
export const readLater = () => fetch(window.kioskLater + "/papers/later");

// example: commands, and a hook that may replace what is sent
const patchBadge = (badge) => () => ({
  method: "PATCH",
  path: "/badge",
  body: JSON.stringify({ badge_key: badge.key }),
});

const badgeDesk = {
  async request(command) {
    const asked = command();
    let init = { method: asked.method ?? "GET" };
    if (asked.body) init.body = asked.body;
    if (asked.onRequest) init = await asked.onRequest(init);
    if (this.onRequest) init = await this.onRequest(init);
    // finds: call method=PATCH url=/badge body=badge_key
    return fetch(asked.path, init);
  },
};

export const saveBadge = (key) => badgeDesk.request(patchBadge({ key }));

// example: a form that is put together as a text
export const enterArcade = (visitor, ticket) =>
  // finds: call method=POST url=/arcade/doors body=kind,ticket,visitor headers=Content-Type
  fetch("/arcade/doors", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `kind=visit&visitor=${encodeURIComponent(visitor.name)}&ticket=${ticket}`,
  });
// finds: call method=POST url=/arcade/games body=game
export const playGame = (game) => fetch("/arcade/games", { method: "POST", body: "game=" + encodeURIComponent(game) });
// finds: call method=POST url=/arcade/notes
export const noteGame = (game) => fetch("/arcade/notes", { method: "POST", body: `best = ${game} & all of them` });

// example: a form that is made where its first entry is written
export function sendSketch(pavilion, sketch) {
  let form;
  (form = new FormData()).append("pavilion", pavilion.id);
  form.append("sketch", sketch);
  // finds: call method=POST url=/pavilions/sketches body=pavilion,sketch
  return fetch("/pavilions/sketches", { method: "POST", body: form });
}

// example: a base address that callers pick from a table
const LOCKERS = { north: { base: "/lockers/north" }, south: { base: "/lockers/south" } };
const lockerHall = (side = "north") => LOCKERS[side];
const fromHall = (side, path) => fetch(lockerHall(side).base + path);

class LockerDesk {
  constructor(hall) {
    this.hall = hall;
  }

  open(locker) {
    // finds: call method=GET url=/lockers/south/doors/{id}
    return fetch(`${this.hall.base}/doors/${locker.id}`);
  }
}
const lockerDesk = new LockerDesk(lockerHall("south"));

export const openLocker = (locker) => lockerDesk.open(locker);
// finds: call method=GET url=/lockers/north/keys
export const listLockerKeys = () => fromHall(undefined, "/keys");
// finds: call method=GET url=/lockers/south/seals
export const listLockerSeals = () => fromHall("south", "/seals");

// example: addresses in a long table that callers pick from
const KIOSK_PATHS = {
  adverts: "/kiosk/adverts",
  bells: "/kiosk/bells",
  cards: "/kiosk/cards",
  doors: "/kiosk/doors",
  events: "/kiosk/events",
  fees: "/kiosk/fees",
  gates: "/kiosk/gates",
  halls: "/kiosk/halls",
  icons: "/kiosk/icons",
  jobs: "/kiosk/jobs",
};
const fromKiosk = (name) => fetch(KIOSK_PATHS[name]);

// finds: call method=GET url=/kiosk/gates
export const listGates = () => fromKiosk("gates");
// finds: call method=GET url=/kiosk/jobs
export const listJobs = () => fromKiosk("jobs");

// example: a client that is made on the spot and sends again what has failed
const shop = new (class {
  constructor(root) {
    this.root = root;
  }

  async send(method, path, { search, data } = {}, tries = 0) {
    let address = this.root + path;
    if (search) address += `?${new URLSearchParams(search)}`;
    const options = { method };
    if (data instanceof FormData) {
      options.body = data;
    } else if (data) {
      options.body = JSON.stringify(data);
    }
    const answer = await fetch(address, options);
    if (answer.status === 401) {
      // finds: call method=POST url=/shop/token
      await this.send("POST", "/token");
    }
    if (answer.status === 503 && tries < 3) return this.send(method, path, { search, data }, tries + 1);
    return answer.json();
  }

  list(path, search) {
    return this.send("GET", path, { search });
  }

  add(path, data) {
    return this.send("POST", path, { data });
  }
})("/shop");

// finds: call method=GET url=/shop/offers query=colour,page
export const offers = (page, colour) => shop.list("/offers", { page, colour });
// finds: call method=POST url=/shop/offers body=price,title
export const addOffer = (title, price) => shop.add("/offers", { title, price });

export function addPhoto(offer, photo) {
  const form = new FormData();
  form.append("photo", photo);
  // finds: call method=POST url=/shop/offers/{id}/photos body=photo
  return shop.add(`/offers/${offer.id}/photos`, form);
}

// example: private members, lowered by a compiler
const ask = (self, map) => map.get(self);
const put = (self, map, value) => (map.set(self, value), value);
const method = (self, all, fn) => {
  if (!all.has(self)) throw new TypeError("not one of them");
  return fn;
};
const root = new WeakMap();
const all = new WeakSet();

class Garden {
  constructor(base) {
    all.add(this);
    put(this, root, base);
  }

  beds() {
    // finds: call method=GET url=/garden/beds
    return method(this, all, load).call(this, "/beds", { method: "GET" });
  }

  plant(bed, name) {
    // finds: call method=POST url=/garden/beds/{id}/plants body=name
    return method(this, all, send).call(this, "POST", `/beds/${bed.id}/plants`, { name });
  }
}

const load = async function (path, options) {
  const answer = await fetch(ask(this, root) + path, options);
  return answer.json();
};

const send = function (verb, path, data) {
  return method(this, all, load).call(this, path, { method: verb, body: JSON.stringify(data) });
};

export const garden = new Garden("/garden");

// example: private getters, lowered by a compiler
const got = (self, all, getter) => {
  if (!all.has(self)) throw new TypeError("not one of them");
  return getter ? getter.call(self) : all.get(self);
};
const askedFor = (self, state, kind, fn) => (kind === "m" ? fn : kind === "a" ? fn.call(self) : state.get(self));
const fieldOf = (self, map) => describedBy(self, map.get(self));
const describedBy = (self, described) => (described.get ? described.get.call(self) : described.value);
const described = (self, map, value) => map.set(self, value);
const ponds = new WeakSet();
const shore = new WeakMap();
const depth = new WeakMap();

class Pond {
  constructor() {
    ponds.add(this);
    described(this, shore, { writable: true, value: "/ponds" });
    described(this, depth, { get: depthOf, set: void 0 });
  }

  fish() {
    // finds: call method=GET url=/ponds/fish
    return fetch(got(this, ponds, fishOf));
  }

  drain() {
    // finds: call method=DELETE url=/ponds/fish
    return fetch(askedFor(this, ponds, "a", fishOf), { method: "DELETE" });
  }

  measure() {
    // finds: call method=PUT url=/ponds/depth
    return fetch(fieldOf(this, depth), { method: "PUT" });
  }
}

const fishOf = function () {
  return `${fieldOf(this, shore)}/fish`;
};

function depthOf() {
  return `${fieldOf(this, shore)}/depth`;
}

export const pond = new Pond();

// example: headers that a client sets only where there is a body
const sent = (path, { body, method = "GET", headers } = {}) =>
  fetch(`/crates${path}`, {
    method,
    headers: { ...(body && method !== "GET" ? { "content-type": "application/json" } : {}), ...headers },
    body: body instanceof FormData ? body : body ? JSON.stringify(body) : undefined,
  });

// finds: call method=GET url=/crates/full headers=x-page
export const fullCrates = () => sent("/full", { headers: { "x-page": "1" } });
// finds: call method=POST url=/crates/open body=label headers=content-type
export const openCrate = (label) => sent("/open", { method: "POST", body: { label } });

// example: what stands in for the browser's own
// finds: call method=PUT url=/cross/{id} body=title
export const retitle = ({ id }, title) =>
  crossFetch(`/cross/${id}`, { method: "PUT", body: JSON.stringify({ title }) });

// example: one of many files of a folder
// finds: call method=GET url=/fetched-words/{}.json
const words = (language) => fetch(`/fetched-words/${language}.json`);
export const languages = {
  da: () => words("da"),
  de: () => words("de"),
  en: () => words("en"),
  es: () => words("es"),
  fi: () => words("fi"),
  fr: () => words("fr"),
  it: () => words("it"),
  nb: () => words("nb"),
  pl: () => words("pl"),
};
// finds: call method=GET url=/fetched-books/a.json
// finds: call method=GET url=/fetched-books/b.json
const book = (name) => fetch(`/fetched-books/${name}.json`);
export const books = { a: () => book("a"), b: () => book("b") };

// example: addresses below where the page stands, by a function of the product's own
const placed = (path, query) => {
  const address = location.origin + location.pathname + path;
  return query ? `${address}?${query}` : address;
};
const askPlaced = ({ url, query, method }) =>
  fetch(placed(url, query), { method: method === undefined ? "GET" : method });

// finds: call method=GET url={base}/moorings
export const moorings = () => askPlaced({ url: "moorings" });
// finds: call method=DELETE url={base}/moorings/{name}
export const leaveMooring = (mooring) => askPlaced({ url: `moorings/${mooring.name}`, method: "DELETE" });

// example: what a component that is a class is given
import { Component } from "react";

class Tides extends Component {
  componentDidMount() {
    this.load();
  }
  load() {
    const { port } = this.props;
    // finds: call method=GET url=/tides/north
    // finds: call method=GET url=/tides/south
    fetch(`/tides/${port}`).then((answer) => this.setState({ answer }));
  }
  render() {
    return <p>The tides of this port are being asked for.</p>;
  }
}

export const BothTides = () => (
  <section>
    <Tides port="north" />
    <Tides port="south" />
  </section>
);

// example: options that a client completes before it sends them
const quayClient = (config) => {
  const deliver = async (options) => {
    const { method, url, body } = options;
    return (await fetch(url, { method, body: JSON.stringify(body) })).json();
  };
  const deliverOnce = async (options) => (config.kept[options.url] ??= await deliver(options));
  const by = (method) => async (given) => {
    const options = { method, external: false, keep: false, ...given };
    const { url, external, keep } = options;
    if (!external) options.url = `/${url}`.replace("//", "/");
    return await (keep && config.kept ? deliverOnce : deliver)(options);
  };
  const client = { get: by("GET"), put: by("PUT") };
  return { ...client, ...quays(client) };
};
const quays = (client) => ({
  // finds: call method=GET url=/quays
  all: async () => await client.get({ url: "/quays" }),
  // finds: call method=PUT url=/quays/{number} body=name,length
  change: async (quay) =>
    await client.put({ url: `quays/${quay.number}`, body: { name: quay.name, length: quay.length } }),
});
export const quayCalls = quayClient({});

// example: options of a caller, which are changed where they are
const hurried = async (options) => {
  options.url = "/hurried" + options.url;
  options.method = "POST";
  return fetch(options.url, options);
};
// finds: call method=POST url=/hurried/pilots
export const hurryPilots = () => hurried({ url: "/pilots" });

// example: a function with its first arguments bound
function towed(base, path, method) {
  return fetch(`${base}${path}`, { method });
}
const towedHere = towed.bind(null, "/tugs");
// finds: call method=DELETE url=/tugs/{name}
export const dismissTug = (tug) => towedHere(`/${tug.name}`, "DELETE");

// example: what is taken out of a list that is filled later is not known
const waiting = [];
export const queueUp = (order) => waiting.push(order);
// finds nothing
export const workOff = () => {
  const order = waiting.shift();
  return fetch(order.path, { method: order.method });
};

// example: functions of a client that are made for each method
const pier = {};
["get", "delete"].forEach((method) => {
  pier[method] = (path) => fetch(`/pier${path}`, { method: method.toUpperCase() });
});
// finds: call method=GET url=/pier/planks
export const planks = () => pier.get("/planks");
// finds: call method=DELETE url=/pier/planks/{number}
export const removePlank = (plank) => pier.delete(`/planks/${plank.number}`);

// example: functions for each method in a field of a class
const moles = {};
["get", "post"].forEach((method) => {
  moles[method] = (path) => fetch(`/moles${path}`, { method: method.toUpperCase() });
});
class MoleDesk {
  get api() {
    return this.table;
  }
  constructor() {
    this.table = {};
    ["get", "post"].forEach((method) => {
      this.table[method] = (...args) => this.begin() || moles[method](...args);
    });
  }
  begin() {}
}
const moleDesk = new MoleDesk();
// finds: call method=GET url=/moles/lamps
export const moleLamps = () => moleDesk.api.get("/lamps");
// finds: call method=POST url=/moles/lamps/light
export const lightMoleLamps = () => moleDesk.api.post("/lamps/light");

// example: functions that a class makes for each entry of a table
const buoyRoutes = { list: ["GET", "/buoys"], anchor: ["POST", "/buoys/anchor"] };
class BuoyClient {
  constructor(base) {
    Object.entries(buoyRoutes).forEach(([name, [method, path]]) => {
      this[name] = (body) => fetch(base + path, { method, body: body && JSON.stringify(body) });
    });
  }
}
const buoyClient = new BuoyClient("/sea");
// finds: call method=GET url=/sea/buoys
export const allBuoys = () => buoyClient.list();
// finds: call method=POST url=/sea/buoys/anchor body=depth
export const anchorBuoy = (buoy) => buoyClient.anchor({ depth: buoy.depth });

// example: what is sent is copied key by key
const withoutGaps = (data) => {
  const kept = {};
  Object.keys(data).forEach((key) => {
    if (data[key] !== undefined) kept[key] = data[key];
  });
  return kept;
};
const asForm = (data) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(data)) form.append(key, String(value));
  return form;
};
const noneEmpty = (data) =>
  Object.entries(data).reduce((all, [key, value]) => {
    if (value) all[key] = value;
    return all;
  }, {});
// finds: call method=POST url=/ferries body=name,route
export const addFerry = (ferry) =>
  fetch("/ferries", { method: "POST", body: JSON.stringify(withoutGaps({ name: ferry.name, route: ferry.route })) });
// finds: call method=POST url=/ferries/photo body=caption,photo
export const showFerry = (photo, ferry) =>
  fetch("/ferries/photo", { method: "POST", body: asForm({ photo, caption: ferry.caption }) });
// finds: call method=PUT url=/ferries/times body=arrives,leaves
export const planFerry = (ferry) =>
  fetch("/ferries/times", {
    method: "PUT",
    body: JSON.stringify(noneEmpty({ leaves: ferry.from, arrives: ferry.to })),
  });

// example: constants that CommonJS hands on by a star, joined with other code
// skip webpack: Terser hands the object on by another name
const dockNames = {};
const dockConstants = {};
let isDockRead;
function readDockConstants() {
  return (
    isDockRead || ((isDockRead = 1), (dockConstants.PREFIX = void 0), (dockConstants.PREFIX = "/docks/~api")),
    dockConstants
  );
}
let isDockOpen;
function readDock() {
  return (
    isDockOpen ||
      ((isDockOpen = 1),
      (function (exports) {
        const star =
          (dockNames && dockNames.__exportStar) ||
          function (from, to) {
            for (const name in from) if (name !== "default") to[name] = from[name];
          };
        star(readDockConstants(), exports);
      })(dockNames)),
    dockNames
  );
}
const dock = readDock();
// finds: call method=POST url=/docks/~api/leave
export const leaveDock = () => fetch(new URL(`${new URL(dock.PREFIX, window.origin)}/leave`), { method: "POST" });

// example: what is spread into a body is what the callers give
const keepNote = (note) => fetch("/shelf/notes", { method: "POST", body: JSON.stringify({ place: "shelf", ...note }) });

// finds: call method=POST url=/shelf/notes body=place,text,colour
export const pin = (text, colour) => keepNote({ text, colour });

// example: parameters that are set one by one and written out
export function trips(pier, from, cursor) {
  const params = new URLSearchParams({ from });
  if (cursor) params.set("cursor", cursor);
  // finds: call method=GET url=/piers/{id}/trips query=from,cursor
  return fetch(`/piers/${encodeURIComponent(pier.id)}/trips?${params.toString()}`);
}

// example: callers give the whole names of procedures, which are part of the address
const askBoats = (procedure, input) => fetch(`/boats/${procedure}`, { method: "POST", body: JSON.stringify(input) });

// finds: call method=POST url=/boats/crew.hire body=name
export const hire = (name) => askBoats("crew.hire", { name });
// finds: call method=POST url=/boats/crew.pay body=name,wage
export const payWage = (name, wage) => askBoats("crew.pay", { name, wage });

// example: a base that is configured, and what stands in for it
export function lamps({ base }) {
  let url = new URL("/lamps", "http://localhost:4100");
  if (base) url = new URL(`${base}/lamps`);
  // finds: call method=GET url={base}/lamps
  return fetch(url.toString());
}

// example: a header whose name is computed has no name
export function tide(harbour) {
  const headers = { Accept: "application/json" };
  headers[harbour.header] = harbour.key;
  // finds: call method=GET url=/tide headers=Accept
  return fetch("/tide", { headers });
}

// example: a client whose methods a proxy makes of their names
const pilots = new Proxy(
  {},
  {
    get: (_, name) => (body) => fetch(`/pilots/${name}`, { method: "POST", body: JSON.stringify(body) }),
  },
);
// finds: call method=POST url=/pilots/callUp body=name,shift
export const callUp = (name, shift) => pilots.callUp({ name, shift });
// finds: call method=POST url=/pilots/dismiss body=name
export const dismissPilot = (name) => pilots.dismiss({ name });

// example: a middleware that sends what actions ask for, under a symbol
const ASKS = Symbol("asks");
export const asking = (store) => (next) => (action) => {
  const asked = action[ASKS];
  if (!asked) return next(action);
  const [began, done] = asked.types;
  store.dispatch({ type: began });
  return fetch(`https://quay.example/${asked.path}`, { method: asked.method, body: JSON.stringify(asked.body) })
    .then((answer) => answer.json())
    .then((data) => next({ type: done, data }));
};
// finds: call method=GET url=https://quay.example/cranes
export const loadCranes = () => ({ [ASKS]: { types: ["cranes/began", "cranes/done"], method: "GET", path: "cranes" } });
export const renameCrane = (id, name) => (dispatch) =>
  // finds: call method=PUT url=https://quay.example/cranes/{id} body=name
  dispatch({ [ASKS]: { types: ["name/began", "name/done"], method: "PUT", path: `cranes/${id}`, body: { name } } });

// example: the same for actions of one type, and what is no middleware
const SEND = "post/send";
export const posting =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    next(action);
    if (action.type !== SEND) return;
    const { url, data, then } = action.payload;
    fetch(url, { method: "POST", body: JSON.stringify(data) }).then((answer) => dispatch(then(answer)));
  };
// finds: call method=POST url=/letters body=text
export const sendLetter = (text) => ({ type: SEND, payload: { url: "/letters", data: { text }, then: console.log } });
// finds nothing
export const keepLetter = (text) => ({ type: "post/keep", payload: { url: "/drafts", data: { text } } });

// example: functions with a guard around each, which hands on what they are given
const attempt = async (run, ...given) => {
  try {
    return [null, await run(...given)];
  } catch (error) {
    return [error];
  }
};
const guarded =
  (run) =>
  async (...given) => {
    const [error, found] = await attempt(run, ...given);
    return error ? undefined : found;
  };

// finds: call method=GET url=/api/berths/free/{which}
const readBerths = guarded((which) => fetch(`/api/berths/${which}`));
// finds: call method=DELETE url=/api/moorings/{id}/lines
const cutLines = guarded((which) => fetch(`/api/moorings/${which}`, { method: "DELETE" }));

export const freeBerths = (which) => readBerths(`free/${which}`);
export const castOff = (id) => cutLines(`${id}/lines`);

// example: an object of the application's own on the window, which is given the base later
function Pier() {
  const pier = this;
  pier.root = "";
  pier.begin = (prefix) => {
    pier.root = `${prefix}/api/v9`;
  };
}

globalThis.Pier = new Pier();
globalThis.Pier.begin(document.body.dataset.prefix);

// finds: call method=GET url={base}/api/v9/cranes
export const pierCranes = () => fetch(`${globalThis.Pier.root}/cranes`);

// example: a scheme that a setting decides, before a path that callers give
const askQuay = (path, { host, secure }) => fetch(`http${secure ? "s" : ""}://${host}/${path}`);

// finds: call method=GET url=https://{host}/tides
// finds: call method=GET url=http://{host}/tides
export const tides = (quay) => askQuay("tides", quay);

// example: a query that a loop writes to an address
async function askLock(path, query = {}) {
  const address = new URL(`/locks${path}`, location.href);
  for (const [key, value] of Object.entries(query)) if (value != null) address.searchParams.set(key, value);
  return (await fetch(address)).json();
}
// finds: call method=GET url=/locks/boats query=length,page
export const boats = (page, length) => askLock("/boats", { page, length });

// example: documents of GraphQL that a function of the product posts
const askGraph = async (query, variables) => {
  const answer = await fetch("/api/graph", { method: "POST", body: JSON.stringify({ query, variables }) });
  return (await answer.json()).data;
};
// finds: call protocol=graphql method=POST url=/api/graph operation=Depths response=depths.metres
export const depths = (show) => askGraph("query Depths { depths { metres } }").then((data) => show(data.depths));

// example: segments of an address that a rest parameter joins
const quarryUrl = (...parts) => `/quarry/v1/${parts.map(encodeURIComponent).join("/")}`;
const quarryCall = (method, ...segments) => fetch(quarryUrl("stones", ...segments), { method });
// finds: call method=GET url=/quarry/v1/stones/{stoneId}/grains
export const grains = (stoneId) => quarryCall("GET", stoneId, "grains");
// finds: call method=DELETE url=/quarry/v1/stones/{stoneId}
export const dropStone = (stoneId) => quarryCall("DELETE", stoneId);

// example: an address in a template with a tag of the program's own
const weirUrl = (texts, ...values) =>
  `/weirs${texts.reduce((all, text, at) => all + text + encodeURIComponent(values[at] ?? ""), "")}`;
const openWeir =
  (method) =>
  (texts, ...values) =>
    fetch(weirUrl(texts, ...values), { method });
// finds: call method=GET url=/weirs/{weirId}/gates/{gate}
export const gateOf = (weirId, gate) => fetch(weirUrl`/${weirId}/gates/${gate}`);
// finds: call method=PUT url=/weirs/{weirId}/level
export const raiseWeir = (weirId) => openWeir("PUT")`/${weirId}/level`;

// example: the case of a switch decides address, method and body
function orchard(kind, values) {
  let url = "";
  const options = {};
  switch (kind) {
    case "list":
      url = `/orchard/trees?${new URLSearchParams({ row: values.row })}`;
      break;
    case "plant":
      url = "/orchard/seeds";
      options.method = "POST";
      options.body = JSON.stringify(values.seed);
      break;
    case "fell":
      url = `/orchard/trees/${values.id}`;
      options.method = "DELETE";
      break;
    default:
      throw new Error(`Nothing is done of the kind ${kind}`);
  }
  return fetch(url, options);
}
// finds: call method=GET url=/orchard/trees query=row
export const treesIn = (row) => orchard("list", { row });
// finds: call method=POST url=/orchard/seeds body=sort
export const plantTree = (sort) => orchard("plant", { seed: { sort } });
// finds: call method=DELETE url=/orchard/trees/{id}
export const fellTree = (id) => orchard("fell", { id });

// example: a base before what does not have it yet
const DYKE = "/dykes/";
const callDyke = (path) => fetch(path.indexOf(DYKE) === -1 ? DYKE + path : path);
// finds: call method=GET url=/dykes/{dykeId}/state
export const dykeState = (dykeId) => callDyke(`${dykeId}/state`);
// finds: call method=GET url=/dykes/all
export const allDykes = () => callDyke("/dykes/all");

// example: what the constructor of a class below hands on, and the path that it has
class MoorClient {
  constructor(root) {
    this.root = root;
  }
  send(method, path) {
    // finds: call method=GET url=/moors/paths/{id}
    // finds: call method=DELETE url=/moors/paths/{id}
    return fetch(this.root + path, { method });
  }
}
class MoorItems {
  constructor(client) {
    this.client = client;
  }
  find(id) {
    return this.client.send("GET", `/${this.kind}/${id}`);
  }
  drop(id) {
    return this.client.send("DELETE", `/${this.kind}/${id}`);
  }
}
class MoorPaths extends MoorItems {
  constructor(...given) {
    super(...given);
    this.kind = "paths";
  }
}
const moorPaths = new MoorPaths(new MoorClient("/moors"));
export const moorPath = (id) => moorPaths.find(id);
export const dropMoorPath = (id) => moorPaths.drop(id);

// example: a field of the classes below, where nobody is seen to call
class ReedTable {
  rows() {
    // finds: call method=GET url=/reeds/banks
    // finds: call method=GET url=/reeds/nests
    return fetch(`/reeds/${this.table}`);
  }
}
export class ReedBanks extends ReedTable {
  table = "banks";
}
export class ReedNests extends ReedTable {
  table = "nests";
}

// example: an instance that is given all that its options have
class TarnClient {
  root = "";
  constructor(options) {
    Object.assign(this, options);
  }
  depths() {
    // finds: call method=GET url=/tarns/depths
    return fetch(`${this.root}/depths`);
  }
}
export const tarn = new TarnClient({ root: "/tarns" });
tarn.depths();

// example: the class of an instance has the path
class FordModel {
  static url(id) {
    return `/brooks/${this.kind}/${id}`;
  }
  save(id, depth) {
    // finds: call method=PUT url=/brooks/fords/{id} body=depth
    return fetch(this.constructor.url(id), { method: "PUT", body: JSON.stringify({ depth }) });
  }
}
class Ford extends FordModel {
  static kind = "fords";
}
export const keepFord = (id, depth) => new Ford().save(id, depth);

// example: what Object.assign writes under a test, and what is spread after one
export function keepMarsh(id, marsh) {
  const options = { method: "POST" };
  if (id) Object.assign(options, { method: "PUT" });
  // finds: call method=POST url=/marshes body=reed
  // finds: call method=PUT url=/marshes/{id} body=reed
  return fetch(id ? `/marshes/${id}` : "/marshes", { ...options, body: JSON.stringify({ reed: marsh.reed }) });
}

// example: a base that Object.assign replaces
const moorSettings = { base: "/moor" };
export const configureMoor = (settings) => Object.assign(moorSettings, settings);
configureMoor({ base: "/moor/v2" });
export function moorPaths() {
  // finds: call method=GET url=/moor/v2/paths
  return fetch(`${moorSettings.base}/paths`);
}

// example: texts of a list of which a loop leaves some out
export async function refreshPonds() {
  for (const pond of ["north", "south", "closed", "east"]) {
    if (pond === "closed") continue;
    // finds: call method=POST url=/ponds/north
    // finds: call method=POST url=/ponds/south
    // finds: call method=POST url=/ponds/east
    await fetch(`/ponds/${pond}`, { method: "POST" });
  }
}

// example: a first value that a switch always replaces, or leaves with
export function keepWeir(kind, id) {
  const options = { method: "GET" };
  let url = "/weirs/none";
  switch (kind) {
    case "new":
      options.method = "POST";
      url = "/weirs";
      break;
    case "old":
      options.method = "PUT";
      url = `/weirs/${id}`;
      break;
    default:
      throw new Error("There is no such weir to be kept.");
  }
  // finds: call method=POST url=/weirs
  // finds: call method=PUT url=/weirs/{id}
  return fetch(url, options);
}
export function readSluice(id, isAll) {
  let url = "/sluices/none";
  if (isAll) url = "/sluices";
  else url = `/sluices/${id}`;
  // finds: call method=GET url=/sluices
  // finds: call method=GET url=/sluices/{id}
  return fetch(url);
}

// example: a class whose constructor keeps the only instance, where nothing stands at first
const Barrow = class Self {
  constructor() {
    if (Self.only) throw new Error("There is one barrow");
    Self.only = this;
  }

  static get one() {
    return Self.only;
  }

  take(path, load) {
    // finds: call method=GET url=/barrow/bricks
    // finds: call method=POST url=/barrow/bricks body=count
    return fetch(`/barrow${path}`, load ? { method: "POST", body: load } : {});
  }
};
Barrow.only = null;
new Barrow();

export const bricks = () => Barrow.one.take("/bricks");
export const loadBricks = (count) => Barrow.one.take("/bricks", JSON.stringify({ count }));

// example: builders whose methods give back the instance, each with what its own calls have left
class LockRequest {
  constructor(path) {
    this.path = path;
    this.options = { headers: {} };
    this.query = {};
  }

  method(name) {
    this.options.method = name;
    return this;
  }

  json(body) {
    this.options.body = JSON.stringify(body);
    return this.method("POST");
  }

  where(name, value) {
    this.query[name] = value;
    return this;
  }

  send() {
    // finds: call method=POST url=/locks body=gate
    // finds: call method=DELETE url=/locks/{id}
    // finds: call method=GET url=/locks query=level,side
    // finds: call method=GET url=/locks/late
    // finds: call method=POST url=/locks/late body=depth
    return fetch(`${this.path}?${new URLSearchParams(this.query)}`, this.options);
  }
}
const lockRequest = (path) => new LockRequest(path);

export const addLock = (gate) => new LockRequest("/locks").json({ gate }).send();
export const dropLock = (id) => lockRequest(`/locks/${id}`).method("DELETE").send();
export const findLocks = (level, side) => lockRequest("/locks").where("level", level).where("side", side).send();
export function askLate(depth) {
  const request = new LockRequest("/locks/late");
  const before = request.send();
  request.json({ depth });
  return [before, request.send()];
}

// example: two instances of a class, of which one is set to another base
class Towpath {
  constructor() {
    this.base = "/towpaths";
  }

  setBase(base) {
    this.base = base;
  }

  walk(path) {
    // finds: call method=GET url=/towpaths/left
    // finds: call method=GET url=/banks/right
    return fetch(this.base + path);
  }
}
const left = new Towpath();
const right = new Towpath();
right.setBase("/banks");
export const walkLeft = () => left.walk("/left");
export const walkRight = () => right.walk("/right");

// example: instances of a class that others may have set: which of them was is not known
class Aqueduct {
  constructor() {
    this.base = "/aqueducts";
  }

  setBase(base) {
    this.base = base;
  }

  cross(path) {
    // finds: call method=GET url={base}/first
    // finds: call method=GET url={base}/second
    return fetch(this.base + path);
  }
}
export const aqueducts = { first: new Aqueduct(), second: new Aqueduct() };
export const moveAqueduct = (which, base) => aqueducts[which].setBase(base);
export const settleAqueduct = () => aqueducts.first.setBase("/moved");
export const crossFirst = () => aqueducts.first.cross("/first");
export const crossSecond = () => aqueducts.second.cross("/second");

// example: state that a factory keeps for each of what it gives
function wharf(path) {
  let method = "GET";
  return {
    as(name) {
      method = name;
      return this;
    },
    // finds: call url=/wharves/a
    // finds: call url=/wharves/b
    go: () => fetch(path, { method }),
  };
}
export const goA = () => wharf("/wharves/a").as("POST").go();
export const goB = () => wharf("/wharves/b").go();

// example: what is written to options by another name for them, by a helper, and later
export function mendQuay(stone) {
  const options = { method: "POST", body: JSON.stringify({ stone }) };
  const same = options;
  same.method = "PUT";
  // finds: call method=PUT url=/quays body=stone
  return fetch("/quays", options);
}
function asPatch(options) {
  options.method = "PATCH";
}
export function mendPier() {
  const options = { method: "POST" };
  asPatch(options);
  // finds: call method=PATCH url=/piers
  return fetch("/piers", options);
}
export function makePier() {
  const options = { method: "POST" };
  // finds: call method=POST url=/piers
  return fetch("/piers", options).then(() => {
    options.method = "DELETE";
    // finds: call method=DELETE url=/piers/old
    return fetch("/piers/old", options);
  });
}

// example: instances that are made with a function each, which a method of theirs calls
class Asker {
  constructor(send) {
    this.send = send;
  }
  request(asked) {
    return this.send(crypto.randomUUID(), asked);
  }
}
const berthAsker = new Asker((id, asked) =>
  // finds: call method=POST url=/ask/berths body=id,length,draught
  fetch("/ask/berths", { method: "POST", body: JSON.stringify({ id, ...asked }) }),
);
const tideAsker = new Asker((id, asked) =>
  // finds: call method=POST url=/ask/tides body=id,day
  fetch("/ask/tides", { method: "POST", body: JSON.stringify({ id, ...asked }) }),
);
export const idle = [
  // finds: call method=POST url=/ask/reeds body=id
  new Asker((id, asked) => fetch("/ask/reeds", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/rocks body=id
  new Asker((id, asked) => fetch("/ask/rocks", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/locks body=id
  new Asker((id, asked) => fetch("/ask/locks", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/wrecks body=id
  new Asker((id, asked) => fetch("/ask/wrecks", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/lamps body=id
  new Asker((id, asked) => fetch("/ask/lamps", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/bells body=id
  new Asker((id, asked) => fetch("/ask/bells", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/horns body=id
  new Asker((id, asked) => fetch("/ask/horns", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
  // finds: call method=POST url=/ask/dunes body=id
  new Asker((id, asked) => fetch("/ask/dunes", { method: "POST", body: JSON.stringify({ id, ...asked }) })),
];
export const askers = {
  berth: (length, draught) => berthAsker.request({ length, draught }),
  tide: (day) => tideAsker.request({ day }),
};

// example: a body of parameters, as a form is sent
const asForm = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });

export function signOn(name, pin, more) {
  // finds: call method=POST url=/buoys/session body=name,pin
  fetch("/buoys/session", { method: "POST", body: new URLSearchParams({ name, pin }) });
  // finds: call method=POST url=/buoys/text body=scope,ticket
  fetch("/buoys/text", { method: "POST", body: new URLSearchParams({ scope: "all", ticket: pin }).toString() });
  // finds: call method=POST url=/buoys/pairs body=grant,code
  fetch("/buoys/pairs", {
    method: "POST",
    body: new URLSearchParams([
      ["grant", "password"],
      ["code", pin],
    ]),
  });
  const fields = new URLSearchParams({ first: name });
  if (more) fields.append("second", more);
  // finds: call method=POST url=/buoys/appended body=first,second
  fetch("/buoys/appended", { method: "POST", body: fields.toString() });
  // finds: call method=POST url=/buoys/wrapped body=depth
  asForm("/buoys/wrapped", { depth: more.depth });
  // finds: call method=POST url=/buoys/open
  fetch("/buoys/open", { method: "POST", body: new URLSearchParams(location.search) });
}

// example: one branch goes on with the address
export function haul(kind, line) {
  let url = "/hauls/" + line.id;
  switch (kind) {
    case "hold":
      url += "/hold";
      break;
    case "sell":
      url += "/sale";
      break;
    case "free":
      url += "/release";
  }
  // finds: call method=POST url=/hauls/{id}
  // finds: call method=POST url=/hauls/{id}/hold
  // finds: call method=POST url=/hauls/{id}/sale
  // finds: call method=POST url=/hauls/{id}/release
  return fetch(url, { method: "POST" });
}

export function reel(kind, line) {
  let url = `/reels/${line.id}`;
  if (kind === "in") url += "/in";
  else if (kind === "out") url += "/out";
  else url += "/stop";
  // finds: call method=POST url=/reels/{id}/in
  // finds: call method=POST url=/reels/{id}/out
  // finds: call method=POST url=/reels/{id}/stop
  return fetch(url, { method: "POST" });
}

// example: the branch that goes on with the address gives the method, too
export function tack(kind, sail) {
  let url = "/tacks/" + sail.id;
  let method = "POST";
  if (kind === "drop") {
    url += "/sheet";
    method = "DELETE";
  } else if (kind === "trim") {
    url += "/trim";
    method = "PUT";
  } else {
    url += "/turn";
  }
  // finds: call method=DELETE url=/tacks/{id}/sheet
  // finds: call method=PUT url=/tacks/{id}/trim
  // finds: call method=POST url=/tacks/{id}/turn
  return fetch(url, { method });
}

export function reef(kind, sail) {
  let url = "/reefs/" + sail.id;
  let method;
  switch (kind) {
    case "read":
      url += "/state";
      method = "GET";
      break;
    case "shake":
      url += "/out";
      method = "DELETE";
      break;
    default:
      url += "/in";
      method = "PUT";
  }
  // finds: call method=GET url=/reefs/{id}/state
  // finds: call method=DELETE url=/reefs/{id}/out
  // finds: call method=PUT url=/reefs/{id}/in
  return fetch(url, { method });
}

// example: branches that add different parameters
export function sound(isDeep, depth) {
  let url = "/soundings/all";
  if (isDeep) url += `?deeper=${depth}`;
  else url += `?flatter=${depth}`;
  // finds: call method=GET url=/soundings/all query=deeper,flatter
  return fetch(url);
}

// example: a table of methods and addresses with a placeholder that is filled in
const DAIRY = {
  list: { method: "GET", url: "/dairy/cheeses" },
  make: { method: "POST", url: "/dairy/labels" },
  drop: { method: "DELETE", url: "/dairy/cheeses/:id" },
};
const askDairy = (name, values) => {
  const { method, url } = DAIRY[name];
  return fetch(url.replace(":id", values.id), { method });
};

export function churn(cheese) {
  // finds: call method=GET url=/dairy/cheeses
  askDairy("list", {});
  // finds: call method=POST url=/dairy/labels
  askDairy("make", {});
  // finds: call method=DELETE url=/dairy/cheeses/{id}
  askDairy("drop", cheese);
}

// example: a table of pairs of method and address, whose key nobody shows
const MILLS = { list: ["GET", "/mills/sacks"], make: ["POST", "/mills/flour"], drop: ["DELETE", "/mills/sacks/:id"] };

export function grind(name, sack) {
  const [method, url] = MILLS[name];
  // finds: call method=GET url=/mills/sacks
  // finds: call method=POST url=/mills/flour
  // finds: call method=DELETE url=/mills/sacks/{id}
  return fetch(url.replace(":id", sack.id), { method });
}

// example: a test that decides address and method, with a placeholder that is filled in
export function shelve(isNew, jar) {
  const entry = isNew ? { method: "POST", url: "/shelves/jars" } : { method: "PUT", url: "/shelves/jars/:id" };
  // finds: call method=POST url=/shelves/jars
  // finds: call method=PUT url=/shelves/jars/{id}
  return fetch(entry.url.replace(":id", jar.id), { method: entry.method });
}

// example: what joins a query to an address that is not known to have one
const withQuery = (url, query) => url + (url.includes("?") ? "&" : "?") + encodeAll(query);
const ask = (path, query, rest) => fetch(query ? withQuery(apiUrl() + path, query) : apiUrl() + path, rest);

// finds: call method=GET url={base}/hives
export const hives = (query) => ask("/hives", query);
// finds: call method=DELETE url={base}/hives/{id}
export const swarm = (hive, query) => ask(`/hives/${hive.id}`, query, { method: "DELETE" });

// example: a body whose keys are constants
const BUOY_FIELD = { COLOUR: "colour", DEPTH: "depth" };
export const markBuoy = (colour, depth) =>
  // finds: call method=POST url=/api/buoys body=colour,depth
  fetch("/api/buoys", {
    method: "POST",
    body: JSON.stringify({ [BUOY_FIELD.COLOUR]: colour, [BUOY_FIELD.DEPTH]: depth }),
  });
