import ky from "ky";

// example: verbs of ky itself
export function loadTours(page) {
  // finds: call method=GET url=/tours query=page
  return ky.get("/tours", { searchParams: { page } }).json();
}

export const bookTour = (tour, seats) =>
  // finds: call method=POST url=/tours/{id}/bookings body=seats headers=X-Channel
  ky.post(`/tours/${tour.id}/bookings`, { json: { seats }, headers: { "X-Channel": "web" } });

// finds: call method=DELETE url=/tours/drafts
export const clearDrafts = () => ky("/tours/drafts", { method: "delete" });

// example: an instance with a prefix
const api = ky.create({ prefixUrl: "https://ky.example/v2" });

// finds: call method=GET url=https://ky.example/v2/hikes
export const hikes = () => api.get("hikes").json();

// example: an instance of an instance, and a wrapper
const base = ky.create({ prefixUrl: "/ky-api" });
const signed = base.extend({ headers: { Accept: "application/json" } });
const save = (path, json) => signed.put(path, { json }).json();

// finds: call method=PUT url=/ky-api/profile body=name
export const rename = (name) => save("profile", { name });

// example: the piece that makes the instances stands where nothing says whose it is
const assemble = (defaults) => {
  const one = (input, options) => ky.create(input, { ...defaults, ...options });
  for (const verb of ["get", "post"])
    one[verb] = (input, options) => ky.create(input, { ...defaults, ...options, verb });
  one.extend = (more) => assemble({ ...defaults, ...more });
  return one;
};
const plainKy = assemble();

class HutApi {
  constructor(config) {
    this.http = plainKy.extend({ prefixUrl: config.hutService });
  }
  open(hut) {
    // finds: call method=POST url={base}/huts/{id}/season body=from
    return this.http.post(`huts/${hut.id}/season`, { json: { from: hut.from } }).json();
  }
}
export const huts = new HutApi(globalThis.hutConfig);

// example: things that look alike
export function never(store) {
  // finds nothing
  return store.get("/never") ?? new Map().get("/never");
}

const record = (input, options) => globalThis.ledger.create(input, options);

// finds nothing
export const entry = () => Object.assign(record, { get: record }).get("/entry");
