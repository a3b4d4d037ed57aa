import axios from "axios";

// example: a base address that is set on the library itself, by whoever starts the program
export function listShelves(page) {
  // finds: call method=GET url=/library/v2/shelves query=page
  return axios.get("/shelves", { params: { page } });
}

export function start(address) {
  axios.defaults.baseURL = address;
  axios.defaults.timeout = 4000;
}

start("/library/v2");

// example: a base address that is set to several values
const dock = axios.create({ timeout: 300 });
export const choose = (isTest) => {
  if (isTest) dock.defaults.baseURL = "/test";
  else dock.defaults.baseURL = "/live";
};

// finds: call method=GET url={base}/boats
export const listBoats = () => dock.get("/boats");

// example: a client of which nothing is known but that its methods are those of HTTP
const harbour = window.acmeHttp.create({ baseURL: "/harbour/v1" });

// finds: call method=GET url=/harbour/v1/berths query=side
export const listBerths = (side) => harbour.get("/berths", { params: { side } });

// finds: call method=POST url=/harbour/v1/berths body=name,length
export const addBerth = (name, length) => harbour.post("/berths", { name, length });

// example: a client of which nothing is known that takes what is sent among its options
const depot = window.acmeRequests.extend({ prefixUrl: "/depot" });

// finds: call method=GET url=/depot/trams/{tram}
export const readTram = (tram) => depot.get(`trams/${tram}`).json();

// finds: call method=PATCH url=/depot/trams/{tram} body=line
export const moveTram = (tram, line) => depot.patch(`trams/${tram}`, { json: { line } }).json();

// example: what has these names and is no client
const cache = window.acmeCache.open();
const server = window.acmeStubs.create();

// finds nothing
export const keepInCache = (value) => cache.put("/kept/value", value);
export const readCache = () => cache.get("/kept/value");
export const stub = () => {
  server.get("/stubbed/value", () => ({ ok: true }));
  server.post("/stubbed/value", () => ({ ok: true }));
};

// example: senders that are bound to what all calls have in common
const put = (base, headers, path, data) => fetch(base + path, { method: "PUT", headers, body: JSON.stringify(data) });

export const loans = (base) => {
  const save = put.bind(null, `/loans${base}`, { "x-desk": "1" });
  return {
    // finds: call method=PUT url=/loans/desk/tools/{id}/return headers=x-desk body=worn
    give: (id, worn) => save(`/tools/${id}/return`, { worn }),
    // finds: call method=PUT url=/loans/desk/stock headers=x-desk body=tools
    stock: save.bind(null, "/stock"),
  };
};

export const desk = loans("/desk");

export const count = (tools) => desk.stock({ tools });

// example: a method that a switch tells apart
const fens = axios.create({ baseURL: "/fens" });

function ask({ method, path, data }) {
  switch (method) {
    case "get":
      return fens.get(path, { params: data });
    case "save":
    case "post":
      return fens.post(path, data);
    default:
      return fens.put(path, data);
  }
}

// finds: call method=GET url=/fens/reeds query=height
export const reeds = (height) => ask({ method: "get", path: "/reeds", data: { height } });

// finds: call method=POST url=/fens/ditches body=depth
export const dig = (depth) => ask({ method: "save", path: "/ditches", data: { depth } });

// finds: call method=PUT url=/fens/banks body=mown
export const mow = (mown) => ask({ method: "replace", path: "/banks", data: { mown } });

// example: a base that something else may set, which is no part of the address
const pier = localStorage.getItem("pier") || "http://localhost:3000/piers";
// finds: call method=GET url={base}/bollards defaultBase=http://localhost:3000/piers
export const listBollards = () => fetch(`${pier}/bollards`);

// example: a base among settings of the page, handed to a client
const settings = window.quaySettings ?? {};
const quay = axios.create({ baseURL: settings.server ?? "https://quay.example.org/v1/" });
// finds: call method=POST url={base}/cranes body=load defaultBase=https://quay.example.org/v1/
export const addCrane = (load) => quay.post("cranes", { load });

// example: what a function has by default where no caller gives it, and what begins with a path, are parts of the address
const read = (path, base = "https://slip.example.org/v1") => fetch(base + path);
// finds: call method=GET url=https://slip.example.org/v1/slips
export const listSlips = () => read("/slips");
const root = window.slipRoot || "/slip";
// finds: call method=GET url=/slip/ways
export const listWays = () => fetch(`${root}/ways`);

// example: a client that a tool makes of an interface: each operation with a tag that puts names into its address
function inAddress(texts, ...values) {
  let address = "";
  for (let at = 0; at < values.length; at++) {
    address += texts[at];
    address += encodeURIComponent(values[at]);
  }
  return address + texts[texts.length - 1];
}
const anchorages = axios.create({ baseURL: "/quay/" });

// finds: call method=GET url=/quay/anchorages/{id}/ropes
export const listRopes = (id) => anchorages.request({ method: "GET", url: inAddress`anchorages/${id}/ropes` });

// the same as compilers lower it for old browsers
function listOf(texts, raw) {
  raw ||= texts.slice(0);
  return Object.freeze(Object.defineProperties(texts, { raw: { value: Object.freeze(raw) } }));
}
let ofBuoy = () => {
  const texts = listOf(["buoys/", ""]);
  ofBuoy = () => texts;
  return texts;
};
// finds: call method=GET url=/quay/buoys/{buoy}
export const readBuoy = (buoy) => anchorages.request({ method: "GET", url: inAddress(ofBuoy(), buoy) });
