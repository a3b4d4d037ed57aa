import { configureStore, createAsyncThunk, createSlice } from "@reduxjs/toolkit";
import { useQuery } from "@tanstack/react-query";
import axios from "axios";
import { useCallback, useEffect, useReducer, useState } from "react";
import { connect, useSelector } from "react-redux";
import { combineReducers, createStore } from "redux";
import { createComponent, createResource, Show } from "solid-js";
import useSWR from "swr";
import { computed, createElementBlock, ref, renderList, shallowRef, watch } from "vue";

// example: what is read of an answer, by promises
export function showUsers(list) {
  // finds: call method=GET url=/api/users response=total,users[].name,users[].role.label
  return fetch("/api/users")
    .then((response) => response.json())
    .then((answer) => {
      list.count(answer.total);
      for (const user of answer.users) list.add(user.name, user.role.label);
    });
}

// example: through a wrapper, awaited and taken apart
// finds: call method=GET url=/api/orders/{id} response=customer.email,lines[].price statuses=404,410
async function ask(path) {
  const response = await fetch(`/api${path}`);
  if (response.status === 404) throw new Error("No such thing");
  if (!response.ok) {
    const problem = await response.json();
    throw new Error(problem.detail);
  }
  return response.json();
}

export async function total(order, mail) {
  try {
    const { customer, lines } = await ask(`/orders/${order.id}`);
    mail(customer.email);
    let sum = 0;
    for (const line of lines) sum += line.price;
    return sum;
  } catch (error) {
    if (error.status === 410) return 0;
    throw error;
  }
}

// example: what a failed request answers, told by a range of codes
const problemOf = async (response) => {
  const { title, detail } = await response.json();
  return new Error(title || detail);
};

export async function pruned(tree) {
  // finds: call method=POST url=/api/prunings/{id} response=branches
  const response = await fetch(`/api/prunings/${tree.id}`, { method: "POST" });
  if (response.status >= 200 && response.status < 400) {
    const { branches } = await response.json();
    return branches;
  } else throw await problemOf(response);
}

export async function grafted(tree) {
  // finds: call method=POST url=/api/grafts/{id} response=scions
  const response = await fetch(`/api/grafts/${tree.id}`, { method: "POST" });
  if (response.status < 200 || response.status > 299) throw await problemOf(response);
  return (await response.json()).scions;
}

// example: what is parsed of any answer, and read of a failed one only
export async function felled(tree) {
  // finds: call method=DELETE url=/api/trees/{id} response=stump.rings
  const response = await fetch(`/api/trees/${tree.id}`, { method: "DELETE" });
  const body = await response.json();
  if (!response.ok) throw new Error(body.reason ?? body.hint);
  return body.stump.rings;
}

// example: an answer that says itself whether it could be done
export async function watered(tree) {
  // finds: call method=POST url=/api/waterings/{id} response=ok,reason
  const body = await (await fetch(`/api/waterings/${tree.id}`, { method: "POST" })).json();
  if (!body.ok) throw new Error(body.reason);
}

// example: a response that is handed on as it is, and what is read of it
async function send(path, { raw = false, ...options }) {
  const response = await fetch(`/jobs${path}`, options);
  return raw ? response : await response.json();
}

export async function follow(job, tell) {
  // finds: call method=POST url=/jobs/{id}/stream response=nothing
  const stream = await send(`/${job.id}/stream`, { method: "POST", raw: true });
  if (!stream.ok || !stream.body) throw new Error(stream.statusText);
  tell(stream.body);
}

// example: two wrapped calls, each with what is read of its own answer
const load = async (path) => (await fetch(`/rest/${path}`)).json();

export async function overview(show) {
  // finds: call method=GET url=/rest/plants response=[].species
  // finds: call method=GET url=/rest/pots response=[].litres
  const [plants, pots] = await Promise.all([load("plants"), load("pots")]);
  show(plants.map((plant) => plant.species));
  show(pots.filter((pot) => pot.litres > 2));
}

// example: axios, and what its errors tell apart
const api = axios.create({ baseURL: "/v1" });

export function rename(tool, tell) {
  // finds: call method=PUT url=/v1/tools/{id} body=label response=revision statuses=409,412
  return api
    .put(`/tools/${tool.id}`, { label: tool.label })
    .then(({ data }) => tell(data.revision))
    .catch((error) => {
      switch (error.response.status) {
        case 409:
          return tell("Taken");
        case 412:
          return tell("Changed meanwhile");
        default:
          return tell("Failed");
      }
    });
}

// example: an interceptor that unwraps
const client = axios.create({ baseURL: "/v2" });
client.interceptors.response.use((response) => response.data);

export async function firstShelf() {
  // finds: call method=GET url=/v2/shelves response=items[].title
  const answer = await client.get("/shelves");
  return answer.items[0].title;
}

// example: a hook's data
const getJson = (path) => fetch(path).then((response) => response.json());

export function useBadges() {
  const { data, error } = useQuery({
    queryKey: ["badges"],
    // finds: call method=GET url=/api/badges response=badges[].color,limit
    queryFn: () => getJson("/api/badges"),
  });
  return { badges: data?.badges ?? [], limit: data?.limit, error };
}

export const Badges = () => {
  const { badges } = useBadges();
  return badges.map((badge) => <b key={badge.color}>!</b>);
};

// example: SWR
const fetcher = (path) => fetch(path).then((response) => response.json());

export function Weather() {
  // finds: call method=GET url=/api/weather response=celsius,wind.speed
  const { data: weather } = useSWR("/api/weather", fetcher);
  return (
    <p>
      {weather?.celsius} {weather?.wind.speed}
    </p>
  );
}

// example: state that is set
export function Team() {
  const [members, setMembers] = useState([]);
  useEffect(() => {
    // finds: call method=GET url=/api/team response=[].nick
    fetch("/api/team")
      .then((response) => response.json())
      .then(setMembers);
  }, []);
  return members.map((member) => <i key={member.nick}>?</i>);
}

// example: a promise of one's own, over an older interface
const request = (method, path) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    // finds: call method=GET url=/api/legacy/report response=pages statuses=200
    xhr.open(method, path);
    xhr.onload = () => {
      if (xhr.status === 200) resolve(JSON.parse(xhr.responseText));
      else reject(new Error("Failed"));
    };
    xhr.send();
  });

export const pages = async () => (await request("GET", "/api/legacy/report")).pages;

// example: codes in a list and in a table
const WORDS = { 423: "Locked", 507: "No space" };

export async function upload(file, tell) {
  // finds: call method=POST url=/api/files statuses=413,415,423,507
  const { status } = await fetch("/api/files", { method: "POST", body: file });
  if ([413, 415].includes(status)) tell("Not that one");
  return WORDS[status];
}

// example: nothing is read of what is not the answer
const settings = { theme: "dark" };

export async function ping() {
  // finds: call method=GET url=/api/ping
  await fetch("/api/ping");
  return settings.theme;
}

// example: a name that holds several things says nothing of one of them
export async function either(first) {
  let answer;
  if (first) {
    // finds: call method=GET url=/api/one
    answer = await (await fetch("/api/one")).json();
  } else {
    // finds: call method=GET url=/api/two
    answer = await (await fetch("/api/two")).json();
  }
  return answer.value;
}

// example: a hook of one's own that is given what asks
const patiently = async (send, attempt = 0) => {
  try {
    return await send();
  } catch (error) {
    if (attempt > 2) throw error;
    return patiently(send, attempt + 1);
  }
};

const useLoaded = (load, dependencies) => {
  const [value, setValue] = useState();
  const reload = useCallback(() => {
    patiently(load).then(setValue);
  }, dependencies);
  useEffect(reload, [reload]);
  return [value, reload];
};

export function Greenhouses() {
  // finds: call method=GET url=/api/greenhouses response=[].panes
  const [greenhouses, reload] = useLoaded(() => fetch("/api/greenhouses").then((response) => response.json()), []);
  return (
    <button type="button" onClick={reload}>
      {greenhouses?.map(({ panes }) => panes)}
    </button>
  );
}

export function Orchards() {
  // finds: call method=GET url=/api/orchards response=trees
  const [orchards] = useLoaded(() => fetch("/api/orchards").then((response) => response.json()), []);
  return <b>{orchards?.trees}</b>;
}

// example: a class that is awaited as a promise
class Cancelable {
  constructor(run) {
    this.promise = new Promise((resolve, reject) => {
      this.settle = resolve;
      run((value) => this.settle(value), reject);
    });
  }

  // biome-ignore lint/suspicious/noThenProperty: that is what this is about
  then(done, failed) {
    return this.promise.then(done, failed);
  }
}

const sendCancelable = (method, url) =>
  new Cancelable(async (resolve, reject) => {
    try {
      // finds: call method=GET url=/api/hedges response=height
      const response = await fetch(url, { method });
      const result = { ok: response.ok, body: await response.json() };
      resolve(result.body);
    } catch (error) {
      reject(error);
    }
  });

export const hedge = async () => (await sendCancelable("GET", "/api/hedges")).height;

// example: what a library makes of what asks is called to be read
export function Ponds() {
  // finds: call method=GET url=/api/ponds response=depth,fish
  const [pond] = createResource(() => fetch("/api/ponds").then((response) => response.json()));
  return [
    () => pond()?.depth,
    createComponent(Show, {
      get when() {
        return pond();
      },
      children: (shown) => () => shown().fish,
    }),
  ];
}

// example: what is drawn for each of a list
export const BerthList = {
  async setup() {
    const berths = shallowRef([]);
    // finds: call method=GET url=/api/berths response=[].draught,[].id
    berths.value = await (await fetch("/api/berths")).json();
    return () => renderList(berths.value, (berth) => createElementBlock("li", { key: berth.id }, berth.draught));
  },
};

// example: a callback that only watches is told the whole
export const watching = {
  async setup(props) {
    const buoys = shallowRef();
    // finds: call method=GET url=/api/buoys response=lit
    buoys.value = await (await fetch("/api/buoys")).json();
    watch(buoys.value, (seen) => props.tell(seen.never));
    return () => buoys.value.lit;
  },
};

// example: a client of a class, whose interceptors are methods, and what they take off
class Depot {
  constructor({ root } = { root: "" }) {
    this.http = axios.create({ baseURL: `${root}/depot` });
    this.http.interceptors.response.use(this.taken, this.refused);
  }
  crates(page) {
    // finds: call method=GET url={base}/depot/crates query=page response=payload.crates[].barcode,payload.crates[].weight
    return this.http.get("/crates", { params: { page } });
  }
  taken(answer) {
    return answer.data.payload;
  }
  refused(error) {
    return Promise.reject(error);
  }
}

const depot = new Depot({ root: window.depotRoot });

function useCrates(page) {
  const { data } = useQuery({ queryKey: ["crates", page], queryFn: () => depot.crates(page) });
  return { crates: data?.crates ?? [] };
}

export const Barcodes = () => useCrates(1).crates.map((crate) => <i key={crate.barcode}>|</i>);
export const Weights = () => useCrates(2).crates.map((crate) => <i key={crate.weight}>_</i>);

// example: an interceptor that leaves some answers as they are
const mixed = axios.create({ baseURL: "/mixed" });
mixed.interceptors.response.use((response) => (response.config.raw ? response : response.data));

export async function firstJar() {
  // finds: call method=GET url=/mixed/jars response=nothing
  const answer = await mixed.get("/jars");
  return answer.data.label;
}

// example: what a record is copied into, and what is written anew there
export async function tickets(show) {
  // finds: call method=GET url=/api/tickets response=[].seat
  const rows = await (await fetch("/api/tickets")).json();
  const marked = rows.map((row) => ({ ...row, chosen: false }));
  show(marked.map((row) => (row.chosen ? row.seat : "")));
}

// example: a function that calls itself with parts of what it is given
const labelsOf = (part) => [part.label, ...part.parts.flatMap(labelsOf)];

export async function machine(tell) {
  // finds: call method=GET url=/api/machine response=label,parts[]
  const answer = await (await fetch("/api/machine")).json();
  tell(labelsOf(answer));
}

// example: promises that are settled from outside
// skip rspack: joined with its neighbours into one module, not all of what it reads is followed there
const later = () => {
  const waiting = {};
  waiting.promise = new Promise((resolve) => {
    waiting.resolve = resolve;
  });
  return waiting;
};

export function harvest(show) {
  const done = later();
  // finds: call method=GET url=/api/harvest response=tons
  fetch("/api/harvest")
    .then((response) => response.json())
    .then((answer) => done.resolve(answer));
  done.promise.then((answer) => show(answer.tons));
}

export function vintage(show) {
  const { promise, resolve } = Promise.withResolvers();
  // finds: call method=GET url=/api/vintage response=year
  fetch("/api/vintage")
    .then((response) => response.json())
    .then(resolve);
  promise.then((answer) => show(answer.year));
}

// example: callbacks that callers hand in, through two layers
const listen = (path, heard) => fetch(path).then(async (response) => heard(await response.json()));
const hear = (path, heard) => listen(`/heard${path}`, heard);

export function tune(show) {
  // finds: call method=GET url=/heard/organ response=pipes
  hear("/organ", (organ) => show(organ.pipes));
  // finds: call method=GET url=/heard/drum response=skin
  hear("/drum", ({ skin }) => show(skin));
}

// example: an action that a reducer hears of, in a part of the state that a hook selects from
// skip rspack: joined with its neighbours into one module, not all of what it reads is followed there
const LOADED = "kilns/loaded";
const kilnsLoaded = (kilns, total) => ({ type: LOADED, kilns, total });

function kilnReducer(state = { kilns: [], total: 0 }, action) {
  switch (action.type) {
    case LOADED:
      return { ...state, kilns: action.kilns, total: action.total };
    case "kilns/cleared":
      return { ...state, kilns: [], note: action.note };
    default:
      return state;
  }
}

export const potteryStore = createStore(combineReducers({ pottery: kilnReducer }));

export const loadKilns = () => async (dispatch) => {
  // finds: call method=GET url=/api/kilns response=count,rows[].degrees,rows[].label
  const answer = await (await fetch("/api/kilns")).json();
  dispatch(kilnsLoaded(answer.rows, answer.count));
};

export function Kilns() {
  const kilns = useSelector((state) => state.pottery.kilns);
  return kilns.map((kiln) => <i key={kiln.label}>!</i>);
}

const HottestKiln = ({ kilns }) => <b>{Math.max(...kilns.map((kiln) => kiln.degrees))}</b>;
export const Hottest = connect((state) => ({ kilns: state.pottery.kilns }))(HottestKiln);

// example: a slice, and what a thunk fulfils
// finds: call method=GET url=/api/glazes response=glazes[].colour
const loadGlazes = createAsyncThunk("glazes/load", async () => (await fetch("/api/glazes")).json());

const glazes = createSlice({
  name: "glazes",
  initialState: { list: [], tin: undefined },
  reducers: {
    opened(state, action) {
      state.tin = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadGlazes.fulfilled, (state, action) => {
      state.list = action.payload.glazes;
    });
  },
});

export const glazeStore = configureStore({ reducer: { glazes: glazes.reducer } });

export async function openTin(dispatch) {
  dispatch(loadGlazes());
  // finds: call method=GET url=/api/tins/first response=litres
  const tin = await (await fetch("/api/tins/first")).json();
  dispatch(glazes.actions.opened(tin));
}

export function Glazes() {
  const list = useSelector((state) => state.glazes.list);
  const { tin } = useSelector((state) => state.glazes);
  return list.map((glaze) => <i key={glaze.colour}>{tin?.litres}</i>);
}

// example: a reducer of one component
function shelfReducer(state, action) {
  if (action.type === "filled") return { ...state, jars: action.jars };
  return state;
}

export function Shelf() {
  const [shelf, dispatch] = useReducer(shelfReducer, { jars: [] });
  useEffect(() => {
    // finds: call method=GET url=/api/jars response=[].lid
    fetch("/api/jars")
      .then((response) => response.json())
      .then((jars) => dispatch({ type: "filled", jars }));
  }, []);
  return shelf.jars.map((jar) => <i key={jar.lid}>!</i>);
}

// example: state of Vue that is computed of an answer: its value is what is computed, and what a filter asks is none of it
export function useSilos(draw) {
  const silo = ref(null);
  const open = async (id) => {
    // finds: call method=GET url=/api/silos/{id} response=height,hatches[].isOpen
    const response = await fetch(`/api/silos/${id}`);
    silo.value = await response.json();
  };
  const height = computed(() => silo.value.height);
  const hatches = computed(() => silo.value.hatches.filter((hatch) => hatch.isOpen));
  watch(hatches, () => draw(height.value, hatches.value.length));
  return { open };
}

// example: one answer after the other under one name
export async function weigh() {
  // finds: call method=GET url=/scales/first response=grams statuses=410
  let answer = await fetch("/scales/first");
  if (answer.status === 410) throw new Error("The scales are gone.");
  let held = await answer.json();
  const first = held.grams;
  // finds: call method=GET url=/scales/second response=ounces statuses=409
  answer = await fetch("/scales/second");
  if (answer.status === 409) throw new Error("The scales are in use.");
  held = await answer.json();
  return [first, held.ounces];
}
