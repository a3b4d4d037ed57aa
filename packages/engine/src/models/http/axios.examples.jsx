import axios from "axios";
import { useCallback } from "react";
import { computed, createApp, defineComponent, h, inject, reactive, ref } from "vue";

// example: methods of axios itself
export function loadUsers(page) {
  // finds: call method=GET url=/users query=page,size
  return axios.get("/users", { params: { page, size: 20 } });
}

export function addUser(name, email) {
  // finds: call method=POST url=/users body=email,name
  return axios.post("/users", { name, email });
}

export function dropUser(user) {
  // finds: call method=DELETE url=/users/{id} body=reason
  return axios.delete(`/users/${user.id}`, { data: { reason: "left" } });
}

// example: axios with a configuration
export function setRole(id, role) {
  // finds: call method=PUT url=/roles/{id} body=role headers=X-Audit
  return axios({ method: "put", url: `/roles/${id}`, data: { role }, headers: { "X-Audit": "1" } });
}

export function listRoles() {
  // finds: call method=GET url=/roles query=active
  return axios("/roles", { params: { active: true } });
}

export function checkRole(name) {
  // finds: call method=HEAD url=/roles/by-name/{name}
  return axios.request({ url: "/roles/by-name/" + name, method: "HEAD" });
}

// example: an instance with a base address
const api = axios.create({ baseURL: "https://bank.example/api/", timeout: 5000 });

api.interceptors.request.use((config) => config);

export function listAccounts() {
  // finds: call method=GET url=https://bank.example/api/accounts
  return api.get("accounts");
}

export function transfer(from, to, amount) {
  // finds: call method=POST url=https://bank.example/api/transfers body=amount,from,to
  return api.post("/transfers", { from, to, amount });
}

export function rename(account, label) {
  // finds: call method=PATCH url=https://bank.example/api/accounts/{id} body=label
  return api({ url: `/accounts/${account.id}`, method: "patch", data: { label } });
}

// example: an instance with a base address, and an address that begins with what is not known
const desk = axios.create({ baseURL: `${window.environment.server}/desk` });

// finds: call method=GET url={base}/desk/{kind}/drawers
export const drawers = (item) => desk.get(`${item.kind}/drawers`);

// example: the base address is known at run time only
const remote = axios.create({ baseURL: window.environment.server });

// finds: call method=GET url={base}/health
export const health = () => remote.get("/health");

// example: a wrapper that takes the verb
const http = axios.create({ baseURL: "/wrapped" });

async function call(verb, path, data) {
  const { data: answer } = await http.request({ method: verb, url: path, data });
  return answer;
}

// finds: call method=GET url=/wrapped/invoices
export const invoices = () => call("get", "/invoices");

// finds: call method=POST url=/wrapped/invoices/{number}/pay body=amount
export const pay = (invoice, amount) => call("post", `/invoices/${invoice.number}/pay`, { amount });

// example: a class around an instance
class Resource {
  constructor(path) {
    this.path = path;
    this.http = axios.create({ baseURL: "/resources" });
  }

  list(params) {
    return this.http.get(this.path, { params });
  }

  save(id, body) {
    return this.http.put(`${this.path}/${id}`, body);
  }
}

const projects = new Resource("/projects");

export function touch(id, title) {
  // finds: call method=GET url=/resources/projects query=archived
  projects.list({ archived: false });
  // finds: call method=PUT url=/resources/projects/{id} body=title
  return projects.save(id, { title });
}

// example: functions made for each entity
const makeApi = (path) => ({
  all: () => axios.get(path),
  one: (id) => axios.get(`${path}/${id}`),
});

// finds: call method=GET url=/made/customers
// finds: call method=GET url=/made/customers/{id}
const customers = makeApi("/made/customers");

export const allCustomers = () => customers.all();
export const oneCustomer = (id) => customers.one(id);

// example: a hook that hands out a callback
const useUpload = (path) => useCallback((file) => axios.postForm(path, { file }), [path]);

export function Upload({ file }) {
  // finds: call method=POST url=/uploads/photos body=file
  const upload = useUpload("/uploads/photos");
  return (
    <button type="button" onClick={() => upload(file)}>
      Send
    </button>
  );
}

// example: an options object that is passed through
const guarded = (path, options = {}) => axios.get(path, { ...options, headers: { Authorization: "Bearer" } });

// finds: call method=GET url=/guarded/report headers=Authorization query=year
export const report = (year) => guarded("/guarded/report", { params: { year } });

// example: settings made on the library itself
axios.defaults.headers.common["X-Client"] = "web";

// finds: call method=GET url=/defaults/me
export const me = () => axios.get("/defaults/me");

// example: a base address that is set on an instance, and another library's defaults
const garage = axios.create({ timeout: 300 });
const chart = { defaults: {} };
chart.defaults.baseURL = "/never";
garage.defaults.baseURL = "/garage";

// finds: call method=GET url=/garage/cars
export const listCars = () => garage.get("/cars");
// finds: call method=GET url=/plain/cars
export const listPlain = () => axios.get("/plain/cars");

// example: a client that every component of Vue is given
export function startShop(root) {
  const app = createApp(root);
  app.config.globalProperties.$shop = axios.create({ baseURL: "/shop" });
  return app;
}

export const Basket = {
  data: () => ({ lines: [] }),
  methods: {
    async load(basket) {
      // finds: call method=GET url=/shop/baskets/{id}/lines
      const { data } = await this.$shop.get(`/baskets/${basket.id}/lines`);
      this.lines = data;
    },
  },
};

// example: a client that a plugin of Vue 2, loaded by a page, gives every component
const Depot = {};
const depot = axios.create({ baseURL: "/depot" });

Depot.install = (Vue) => {
  Vue.depot = depot;
  Object.defineProperties(Vue.prototype, { $depot: { get: () => depot }, $yard: { value: depot } });
};

window.Vue.use(Depot);

export const Shelf = {
  data: () => ({ boxes: [] }),
  methods: {
    async load(shelf) {
      // finds: call method=GET url=/depot/shelves/{id}/boxes
      const { data } = await this.$depot.get(`/shelves/${shelf.id}/boxes`);
      this.boxes = data;
    },
    drop(box) {
      // finds: call method=DELETE url=/depot/boxes/{id}
      return this.$yard.delete(`/boxes/${box.id}`);
    },
  },
};

// example: things that look alike
const store = new Map([["/users", []]]);
const settings = { get: (key) => localStorage.getItem(key) };

export function lookUp(key) {
  // finds nothing
  return store.get("/users") ?? store.delete("/users") ?? settings.get("/settings/theme") ?? axios.isCancel(key);
}

// example: the method decides where the data goes
const exchange = async ({ method, url, data }) => {
  const options = { method, url };
  if (["POST", "PUT"].includes(method)) options.data = data;
  else if (data) options.params = data;
  return (await axios.request(options)).data;
};

// finds: call method=POST url=/depots body=label
export const addDepot = (label) => exchange({ method: "POST", url: "/depots", data: { label } });

// finds: call method=GET url=/depots query=page
export const listDepots = (page) => exchange({ method: "GET", url: "/depots", data: { page } });

// example: a base of the request's own
const askHarbour = (harbour, method, url, data) => axios.request({ method, url, baseURL: harbour.root, data });

// finds: call method=PUT url={base}/rooted/masts body=height
export const raise = (harbour, mast) => askHarbour(harbour, "PUT", "/rooted/masts", { height: mast.height });

// finds: call method=GET url=/rooted/v2/sails
export const sails = () => axios.get("/sails", { baseURL: "/rooted/v2" });

// example: options of a caller stand over the defaults, whose base they may replace
const lighthouse = { baseURL: "/lighthouse" };
const signal = (path, params, options = {}) => axios.get(path, { ...lighthouse, ...options, params });

// finds: call method=GET url=/lighthouse/beams query=color
export const beams = (color) => signal("/beams", { color });

// finds: call method=GET url=/radio/waves
export const waves = () => signal("/waves", {}, { baseURL: "/radio", timeout: 900 });

window.addEventListener("beam", ({ detail }) => {
  // finds: call method=POST url=/lighthouse/lamps body=watts
  axios.post("/lamps", { watts: detail.watts }, { ...lighthouse, ...detail.options });
});

// example: a client that Vue hands on, and forms in its state
const moorings = axios.create({ baseURL: "/vue/moorings" });
const byWord = axios.create({ baseURL: "/vue/words" });
const WORDS = Symbol("words");

export const Mooring = defineComponent({
  setup() {
    const api = inject("api");
    const words = inject(WORDS);
    const boat = ref({ name: "", length: 0 });
    const owner = reactive({ mail: "", phone: "" });
    const path = computed(() => `/berths/${boat.value.id}`);
    // finds: call method=POST url=/vue/moorings/boats body=length,name
    const moor = () => api.post("/boats", boat.value);
    // finds: call method=PUT url=/vue/moorings/owners body=mail,phone
    const own = () => api.put("/owners", owner);
    // finds: call method=DELETE url=/vue/moorings/berths/{id}
    const leave = () => api.delete(path.value);
    // finds: call method=GET url=/vue/words/greeting
    const greet = () => words.get("/greeting");
    return { boat, owner, moor, own, leave, greet };
  },
});

const app = createApp(Mooring);
app.provide("api", moorings);
app.provide(WORDS, byWord);
app.mount("#app");

// example: what has failed is sent once more
const ferries = axios.create({ baseURL: "/ferries" });
const renewed = axios.create();

ferries.interceptors.response.use(
  (answer) => answer,
  async (error) => {
    // finds: call method=POST url=/ferries-token
    await renewed.post("/ferries-token");
    // finds nothing
    if (error.response.status === 401) return ferries.request(error.config);
    // finds nothing
    return ferries({ ...error.config, timeout: 5000 });
  },
);

// finds: call method=GET url=/ferries/{config}
export const ferry = (config) => ferries(`/${config.config}`);

// example: static methods of a class below a class of requests
class Requests {
  static async fetch(path) {
    const client = await Requests.client();
    const answer = await client.get(path);
    return answer.data;
  }

  static async send(path, body) {
    const client = await this.client();
    return await client.post(path, body);
  }

  static async client() {
    return axios.create({ baseURL: "/" });
  }
}

class Shelves extends Requests {
  static async all() {
    // finds: call method=GET url=/api/shelves
    return await this.fetch("/api/shelves");
  }

  static async label(id, label) {
    const path = `${Addresses.shelves}/${id}/label`;
    // finds: call method=POST url=/api/lowered/{id}/label body=label
    return await this.send(path, { label });
  }

  static async move(id) {
    const path = Addresses.move(id);
    // finds: call method=POST url=/api/lowered/{id}/move
    return this.send(path);
  }
}

function define(target, key, value) {
  return (
    key in target
      ? Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
      : (target[key] = value),
    target
  );
}

class Addresses {}
define(Addresses, "base", "/api");
define(Addresses, "shelves", `${Addresses.base}/lowered`);
define(Addresses, "shelf", (id) => `${Addresses.shelves}/${id}`);
define(Addresses, "move", (id) => `${Addresses.shelf(id)}/move`);

export const tidy = async (shelf) => [
  await Shelves.all(),
  await Shelves.label(shelf.id, shelf.label),
  await Shelves.move(shelf.id),
];

// example: a static method may be called on a class below
class Base {
  static load() {
    // finds: call method=GET url=/below/trees
    // finds: call method=GET url=/below/bushes
    return axios.get(`/below/${this.kind}`);
  }
}

class Tree extends Base {
  static kind = "trees";
}

class Bush extends Base {
  static kind = "bushes";
}

export const grow = () => [Tree.load(), Bush.load()];

// example: what is called with a name and a value writes nothing of what is no class
const notes = { page: "/notes/first" };

function announce(target, key, value) {
  document.title = `${target.page} ${key} ${value}`;
}
announce(notes, "page", "/notes/second");

// finds: call method=GET url=/notes/first
export const readNotes = () => axios.get(notes.page);

// example: a method of the parent
class Client {
  constructor(root) {
    this.root = root;
  }

  get(path) {
    return axios.get(`${this.root}${path}`);
  }

  static ping(path) {
    return axios.head(path);
  }
}

class Harbours extends Client {
  get(path) {
    return super.get(`/harbours${path}`);
  }

  berths(id) {
    // finds: call method=GET url=/super/harbours/{id}/berths
    return this.get(`/${id}/berths`);
  }

  static ping() {
    // finds: call method=HEAD url=/super/ping
    return super.ping("/super/ping");
  }
}

export const berthsOf = (harbour) => [new Harbours("/super").berths(harbour.id), Harbours.ping()];

// example: options that are passed through, or kept
const sendWith = (options) => axios(options).then(({ data }) => data);

// finds: call method=POST url=/kites body=size
export const addKite = (size) => sendWith({ url: "/kites", method: "post", data: { size } });

// finds: call method=GET url=/kites query=wind
export const findKites = (wind) => sendWith({ url: "/kites", params: { wind } });

// finds: call method=GET url=/kites/lost
export const lostKites = () => sendWith("/kites/lost");

class Launch {
  constructor(options = {}) {
    this.options = options;
  }
  run() {
    return axios.request(this.options);
  }
}

// finds: call method=PATCH url=/kites/{id} body=colour
export const paint = (id, colour) => new Launch({ url: `/kites/${id}`, method: "patch", data: { colour } }).run();

// example: a status that is told apart for all answers of a client is none of each
const wharves = axios.create({ baseURL: "/wharves" });
wharves.interceptors.response.use((answer) => {
  if (answer.status === 201) location.assign(answer.headers.location);
  return answer.data;
});

// finds: call method=GET response=nothing url=/wharves/all
export const allWharves = () => wharves.get("/all");

// example: one test of what a client keeps decides address and method, each for itself
export class Bellman {
  constructor(isAtHome) {
    this.isAtHome = isAtHome;
  }

  ring() {
    const path = this.isAtHome ? "/bells/home" : "/bells/away";
    if (this.isAtHome) {
      // finds: call method=POST url=/bells/home body=loud
      axios.post(path, { loud: true });
    } else {
      // finds: call method=GET url=/bells/away
      axios.get(path);
    }
  }
}

// example: parameters in the place of an object
export const signRope = (length, knots) =>
  // finds: call method=POST url=/ropes body=length,knots
  axios.post("/ropes", new URLSearchParams({ length, knots }));

export const findRopes = (length) =>
  // finds: call method=GET url=/ropes/found query=length
  axios.get("/ropes/found", { params: new URLSearchParams({ length }) });

// example: what a component of Vue tells those that draw it
const BollardForm = defineComponent({
  setup(props, { emit }) {
    const tell = emit;
    const bollard = reactive({ number: 0, paint: "" });
    const keep = () => tell("bollard-kept", { number: bollard.number, paint: bollard.paint });
    return () => [h("button", { onClick: keep }), h("button", { onClick: () => emit("gone", props.number) })];
  },
});

export const Bollards = defineComponent({
  setup() {
    // finds: call method=PUT url=/vue/bollards body=number,paint
    const keep = (bollard) => axios.put("/vue/bollards", bollard);
    // finds: call method=DELETE url=/vue/bollards/{number}
    const remove = (number) => axios.delete(`/vue/bollards/${number}`);
    return () => h(BollardForm, { number: 3, onBollardKept: keep, onGone: remove });
  },
});

// example: a client that a plugin of Vue is given
const Foghorn = {
  install(on, { client, every }) {
    // finds: call method=POST url=/vue/foghorns/blasts body=every
    on.config.globalProperties.$blow = () => client.post("/blasts", { every });
  },
};
createApp(Bollards)
  .use(Foghorn, { client: axios.create({ baseURL: "/vue/foghorns" }), every: 30 })
  .mount("#horn");

// example: options that are merged by a method that may be missing
const merged =
  Object.assign ||
  function merge(target, ...sources) {
    for (const source of sources) for (const key in source) target[key] = source[key];
    return target;
  };
const slipOf = (given) => {
  const options = merged({}, { method: "get", timeout: 500 }, given);
  options.url = `/slips${given.url}`;
  return axios(options);
};
// finds: call method=POST url=/slips/rent body=boat
export const rentSlip = (boat) => slipOf({ method: "post", url: "/rent", data: { boat } });
// finds: call method=GET url=/slips/{number}
export const showSlip = (number) => slipOf({ url: `/${number}` });
