import axios from "axios";

// example: arguments that are handed through
const api = axios.create({ baseURL: "/through" });
const get = (...args) => api.get(...args);

// finds: call method=GET url=/through/tides query=day
export const loadTides = (day) => get("/tides", { params: { day } });

// example: the method of a client is chosen by callers
const harbour = axios.create({ baseURL: "/harbour" });
const ask = (method, path, what) => harbour[method](path, what);
const under = (verb) => (name, what) => ask(verb, `/piers/${name}`, what);
const add = under("post");

// finds: call method=PUT url=/harbour/buoys body=colour
export const paint = (colour) => ask("put", "/buoys", { colour });

// finds: call method=POST url=/harbour/piers/{name} body=length
export const addPier = (name, length) => add(name, { length });

// example: a session of verbs over a client of verbs, kept in a variable
const METHODS = { read: "GET", create: "POST" };
const join = (...all) => Object.assign({}, ...all);
const transport = ({ url, resource, operation, params, data }) =>
  axios({ baseURL: url, url: resource, method: METHODS[operation], params, data });
const clientOf = (common) => {
  const sender = (operation) => (resource, rest) => transport(join(common, join(rest, { resource, operation })));
  return { read: sender("read"), create: sender("create") };
};
const sessionOf = ({ base, code }) => {
  const client = clientOf({ url: `${base}/services` });
  const sender = (verb) => (resource, rest) =>
    client[verb](resource, { ...rest, code }).catch((problem) => Promise.reject(problem));
  return { read: sender("read"), create: sender("create") };
};
let session;
const current = () => session;
const keep = (next) => {
  session = next;
};
export const signIn = (code) => keep(sessionOf({ base: "/museum", code }));

// finds: call method=GET url=/museum/services/vases query=page
export const listVases = (page) => current().read("vases", { params: { page } });
// finds: call method=POST url=/museum/services/vases body=glaze
export const addVase = (glaze) => current().create("vases", { data: { glaze } });

// example: a client that its class keeps
class Ferry {
  static start(base) {
    Ferry.only = new Ferry(base);
  }

  static get() {
    if (!Ferry.other) Ferry.other = new Ferry("/night");
    return Ferry.other;
  }

  constructor(base) {
    this.base = base;
  }

  lines(page) {
    return axios.get(`${this.base}/lines`, { params: { page } });
  }
}

Ferry.start("/day");
// finds: call method=GET url=/day/lines query=page
export const byDay = (page) => Ferry.only.lines(page);
// finds: call method=GET url=/night/lines query=page
export const byNight = (page) => Ferry.get().lines(page);

// example: parts of an address that are pushed one by one
export function listTides(place, side, isHigh) {
  const parts = ["coasts", place];
  if (side) parts.push("sides", side);
  parts.push("tides");
  // finds: call method=GET url=/coasts/{place}/tides
  // finds: call method=GET url=/coasts/{place}/sides/{side}/tides
  return axios.get(`/${parts.join("/")}`);
}

// example: parts of which nobody knows how many there are
export function listCurrents(names) {
  const parts = ["currents"];
  for (const name of names) parts.push(name);
  // finds: call method=GET url=/seas/{value}
  return axios.get(`/seas/${parts.join("/")}`);
}

// example: a loop over what callers hand in
function sailAll(harbours) {
  // finds: call method=GET url=/harbours/north
  // finds: call method=GET url=/harbours/south
  for (const harbour of harbours) axios.get(harbour);
}
sailAll(["/harbours/north", "/harbours/south"]);

// example: a function for each of what callers hand in, with what goes together
function moorAll(moorings) {
  // finds: call method=POST url=/moorings/new
  // finds: call method=DELETE url=/moorings/old
  moorings.forEach(({ url, method }) => axios.request({ url, method }));
}
moorAll([
  { url: "/moorings/new", method: "POST" },
  { url: "/moorings/old", method: "DELETE" },
]);

// example: a base that is given its slash before it is used
let annex = "/annex";
export function enterAnnex({ root = "/annex" } = {}) {
  annex = root.endsWith("/") ? root : `${root}/`;
}
// finds: call method=GET url=/annex/shelves
export const listShelves = () => axios.get(`${annex}shelves`);

// example: methods of something else that a library makes
// finds nothing
export const read = (store) => store.get("/maps/1");

// example: a client that is a proxy of the names by which it is asked
const named = (ask, path = []) =>
  new Proxy(() => {}, {
    get: (_, key) => named(ask, [...path, key]),
    apply: (_, __, args) => ask(path, args),
  });
const office = named((path, [input]) =>
  fetch("/office", { method: "POST", body: JSON.stringify({ procedure: path.join("."), input }) }),
);
const archive = named((path, [input]) =>
  fetch(`/archive/${path.join("/")}`, { method: "PUT", body: JSON.stringify(input) }),
);
// finds: call method=POST url=/office operation=desks.book body=input.desk,procedure response=nothing
export const book = (desk) => office.desks.book({ desk });
// finds: call method=PUT url=/archive/letters/keep body=sender
export const keep = (letter) => archive.letters.keep({ sender: letter.sender });
