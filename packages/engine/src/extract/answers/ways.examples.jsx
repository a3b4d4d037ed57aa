import {
  Component,
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { createVNode, defineComponent, ref, withCtx } from "vue";

// example: a default in a pattern, and the rest
// finds: call method=GET url=/api/w1 response=berths[].free,harbour.depth,tide
export async function way1(show) {
  const answer = await (await fetch("/api/w1")).json();
  const { harbour = {}, berths: all = [], ...rest } = answer;
  show(harbour.depth, rest.tide);
  return all.filter((one) => one.free).map((one) => one.length);
}

// example: a copied list, and its first, last and numbered elements
// finds: call method=GET url=/api/w2 response=[].captain,[].crew,[].draft,[].flag,[].mast
export const way2 = (show) =>
  fetch("/api/w2")
    .then((r) => r.json())
    .then((boats) => {
      const sorted = [...boats].sort((a, b) => a.draft - b.draft);
      show(sorted[0].captain, sorted.at(-1).flag);
      for (const [key, boat] of boats.entries()) show(key, boat.mast);
      return boats.reduce((sum, boat) => sum + boat.crew, 0);
    });

// example: an object whose keys are data
// finds: call method=GET url=/api/w3 response={}.driver,{}.load,{}.reach
export const way3 = async (show) => {
  const byId = await (await fetch("/api/w3")).json();
  Object.entries(byId).forEach(([id, crane]) => {
    show(id, crane.load);
  });
  for (const key of Object.keys(byId)) show(byId[key].reach);
  for (const one of Object.values(byId)) show(one.driver);
};

// example: a map that is made of a list
// finds: call method=GET url=/api/w4 response=[].code,[].quay,[].swell
export const way4 = async (show) => {
  const list = await (await fetch("/api/w4")).json();
  const byId = new Map(list.map((one) => [one.code, one]));
  show(byId.get("a").quay);
  for (const one of byId.values()) show(one.swell);
};

// example: what a component calls that is given as its children
function Load({ url, children }) {
  const [data, setData] = useState();
  useEffect(() => {
    fetch(url)
      .then((r) => r.json())
      .then(setData);
  }, [url]);
  return data ? children(data) : null;
}
// finds: call method=GET url=/api/w5 response=line,stops[].place
export const Way5 = () => (
  <Load url="/api/w5">
    {(ferry) => (
      <b>
        {ferry.line} {ferry.stops.map((s) => s.place)}
      </b>
    )}
  </Load>
);

// example: a component that is given as a property
function Loader({ url, component: Shown }) {
  const [data, setData] = useState();
  useEffect(() => {
    fetch(url)
      .then((r) => r.json())
      .then(setData);
  }, [url]);
  return data ? <Shown data={data} /> : null;
}
const Lighthouse = ({ data }) => (
  <b>
    {data.beam} {data.keeper}
  </b>
);
// finds: call method=GET url=/api/w6 response=beam,keeper
export const Way6 = () => <Loader url="/api/w6" component={Lighthouse} />;

// example: a component that is given to a class, which keeps the answer in its state
class Loader7 extends Component {
  constructor(props) {
    super(props);
    this.state = { data: undefined, status: "none" };
    this.resolve = (data) => {
      this.setState({ status: data ? "success" : "error", data });
    };
  }
  componentDidMount() {
    fetch(this.props.url)
      .then((r) => r.json())
      .then(this.resolve);
  }
  render() {
    const { data, status } = this.state;
    const { component: Shown, forward = {} } = this.props;
    switch (status) {
      case "none":
        return false;
      case "success":
        return <Shown {...forward} data={data} />;
    }
  }
}
const Buoy = ({ data }) => (
  <b>
    {data.colour} {data.lamp}
  </b>
);
// finds: call method=GET url=/api/w7 response=colour,lamp
export const Way7 = () => <Loader7 url="/api/w7" component={Buoy} />;

// example: properties that a class keeps in its state
class List8 extends Component {
  constructor(props) {
    super(props);
    this.state = { items: props.data.entries };
  }
  render() {
    const { items } = this.state;
    return items.map((one) => <i key={one.anchor}>{one.chain}</i>);
  }
}
// finds: call method=GET url=/api/w8 response=entries[].anchor,entries[].chain
export function Way8() {
  const [data, setData] = useState();
  useEffect(() => {
    fetch("/api/w8")
      .then((r) => r.json())
      .then(setData);
  }, []);
  return data ? <List8 data={data} /> : null;
}

// example: a context of a state, with what the answer is spread into
const Port = createContext(null);
// finds: call method=GET url=/api/w9 response=channel,pilot
export function Way9({ children }) {
  const [port, setPort] = useState(null);
  useEffect(() => {
    fetch("/api/w9")
      .then((r) => r.json())
      .then((answer) => setPort({ loaded: true, ...answer }));
  }, []);
  const value = useMemo(() => ({ port, setPort }), [port]);
  return <Port.Provider value={value}>{children}</Port.Provider>;
}
const usePort = () => useContext(Port);
export function Reader9() {
  const { port } = usePort();
  return (
    <b>
      {port.pilot} {port?.channel}
    </b>
  );
}

// example: a state that is set by what it was
// finds: call method=GET url=/api/w10 response=rows[].rope,rows[].sail
export function Way10() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch("/api/w10")
      .then((r) => r.json())
      .then((answer) => setRows((before) => [...before, ...answer.rows]));
  }, []);
  return rows.map((row) => <i key={row.sail}>{row.rope}</i>);
}

// example: one of a list that is chosen
// finds: call method=GET url=/api/w11 response=[].knot,[].strength,[].use
export function Way11() {
  const [rows, setRows] = useState([]);
  const [chosen, setChosen] = useState(null);
  useEffect(() => {
    fetch("/api/w11")
      .then((r) => r.json())
      .then(setRows);
  }, []);
  return (
    <div>
      {rows.map((row) => (
        <button type="button" key={row.knot} onClick={() => setChosen(row)}>
          {row.knot}
        </button>
      ))}
      {chosen && <Detail11 knot={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
const Detail11 = ({ knot: { strength, use }, onClose }) => (
  <button type="button" onClick={onClose}>
    {strength} {use}
  </button>
);

// example: a reference that is filled
// finds: call method=GET url=/api/w12 response=bearing,gust
export function Way12() {
  const latest = useRef(null);
  useEffect(() => {
    fetch("/api/w12")
      .then((r) => r.json())
      .then((answer) => {
        latest.current = answer;
      });
  }, []);
  return (
    <button type="button" onClick={() => alert(latest.current.gust)}>
      {latest.current?.bearing}
    </button>
  );
}

// example: a reducer of a component
const reduce13 = (state, action) => {
  switch (action.type) {
    case "loaded":
      return { ...state, list: action.list };
    default:
      return state;
  }
};
// finds: call method=GET url=/api/w13 response=[].hull,[].keel
export function Way13() {
  const [state, dispatch] = useReducer(reduce13, { list: [] });
  useEffect(() => {
    fetch("/api/w13")
      .then((r) => r.json())
      .then((list) => dispatch({ type: "loaded", list }));
  }, []);
  return state.list.map((one) => <i key={one.hull}>{one.keel}</i>);
}

// example: a function that is named where it is called back
const label14 = (one) => `${one.bollard} ${one.fender}`;
// finds: call method=GET url=/api/w14 response=[].bollard,[].fender
export const way14 = async (show) => {
  const list = await (await fetch("/api/w14")).json();
  show(list.map(label14).join());
};

// example: records in other records
// finds: call method=GET url=/api/w15 response=[].gate,[].oid,[].sluice
export const way15 = async (show) => {
  const answer = await (await fetch("/api/w15")).json();
  const rows = answer.map((one) => ({ id: one.oid, row: one, lock: { gate: one.gate } }));
  for (const row of rows) show(row.row.sluice, row.lock.gate, row.id);
};

// example: a variable of the module
let cache16 = null;
// finds: call method=GET url=/api/w16 response=rudder,tiller
export const load16 = async () => {
  if (cache16 === null) cache16 = await (await fetch("/api/w16")).json();
  return cache16;
};
export const use16 = async (show) => {
  const one = await load16();
  show(one.rudder, cache16.tiller);
};

// example: two answers at once
// finds: call method=GET url=/api/w17a response=bilge
// finds: call method=GET url=/api/w17b response=pump
export const way17 = async (show) => {
  const [a, b] = await Promise.all([
    fetch("/api/w17a").then((r) => r.json()),
    fetch("/api/w17b").then((r) => r.json()),
  ]);
  show(a.bilge, b.pump);
};

// example: functions of an object that call each other
// finds: call method=GET url=/api/w18 response=data.boats[].oar,data.boats[].rowlock
const api18 = { get: (path) => fetch(path).then((r) => r.json()), boats: () => api18.get("/api/w18") };
export const way18 = async (show) => {
  const {
    data: { boats },
  } = await api18.boats();
  show(boats.filter(Boolean).find((b) => b.oar === 1).rowlock);
};

// example: a field of a class that another class fills
// finds: call method=GET url=/api/w19 response=items[].cable,items[].winch
class Service19 {
  async list() {
    const r = await fetch("/api/w19");
    return r.json();
  }
}
const service19 = new Service19();
export class Panel19 {
  constructor() {
    this.items = [];
  }
  async load() {
    const answer = await service19.list();
    this.items = answer.items;
  }
  draw(show) {
    for (const one of this.items) show(one.winch, one.cable);
  }
}

// example: a text that is parsed
// finds: call method=GET url=/api/w20 response=push-boat,tug
export const way20 = async (show) => {
  const text = await (await fetch("/api/w20")).text();
  const one = JSON.parse(text);
  show(one.tug, one["push-boat"]);
};

// example: a key that is asked for
// finds: call method=GET url=/api/w21 response=ballast,freight,isOpen
export const way21 = async (show) => {
  const one = await (await fetch("/api/w21")).json();
  if ("ballast" in one) show(1);
  if (!one.freight) return show(2);
  one.isOpen = true;
  return show(one.isOpen);
};

// example: parts of which one or the other is there
// finds: call method=GET url=/api/w22 response=engine.power,kind,sails[].area
export const way22 = async (show) => {
  const one = await (await fetch("/api/w22")).json();
  const kind = one.kind ?? "sail";
  show(kind === "sail" ? one.sails?.[0]?.area : one.engine?.power);
};

// example: a list that is changed by what it was
// finds: call method=GET url=/api/w23 response=rows[].id,rows[].spar
export function Way23() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch("/api/w23")
      .then((r) => r.json())
      .then((a) => setRows(a.rows.map((r) => ({ ...r, open: false }))));
  }, []);
  const close = (id) => setRows((before) => before.map((r) => (r.id === id ? { ...r, open: true } : r)));
  return rows.map((row) => <Row23 key={row.id} row={row} close={close} />);
}
function Row23({ row, close }) {
  return (
    <button type="button" onClick={() => close(row.id)}>
      {row.spar}
    </button>
  );
}

// example: all fields of a record as properties
// finds: call method=GET url=/api/w24 response=[].block,[].cleat,[].id
export function Way24() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch("/api/w24")
      .then((r) => r.json())
      .then(setRows);
  }, []);
  return rows.map((row) => <Row24 key={row.id} {...row} />);
}
function Row24({ cleat, block }) {
  return (
    <i>
      {cleat} {block}
    </i>
  );
}

// example: what is remembered of a list
// finds: call method=GET url=/api/w25 response=[].flag,[].jetty,[].name,[].pier
export function Way25() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch("/api/w25")
      .then((r) => r.json())
      .then(setRows);
  }, []);
  const shown = useMemo(() => rows.filter((r) => r.name.includes("a")), [rows]);
  const first = useMemo(() => shown.find((r) => r.flag), [shown]);
  return (
    <b>
      {shown.map((r) => r.pier)} {first?.jetty}
    </b>
  );
}

// example: records under computed keys of a state
// finds: call method=GET url=/api/w26/{id} response=mole
export function Way26({ id }) {
  const [all, setAll] = useState({});
  useEffect(() => {
    fetch(`/api/w26/${id}`)
      .then((r) => r.json())
      .then((one) => setAll((before) => ({ ...before, [id]: one })));
  }, [id]);
  return <b>{all[id]?.mole}</b>;
}

// example: what a component draws with
const Fetch28 = ({ path, render }) => {
  const [state, setState] = useState({ loading: true, data: null });
  useEffect(() => {
    fetch(path)
      .then((r) => r.json())
      .then((data) => setState({ loading: false, data }));
  }, [path]);
  return state.loading ? null : render(state.data);
};
// finds: call method=GET url=/api/w28 response=cove
export const Way28 = () => createElement(Fetch28, { path: "/api/w28", render: (one) => <b>{one.cove}</b> });

// example: a hook of one's own, used for two addresses
function useLoad29(path) {
  const [state, setState] = useState({ loading: true, data: null });
  useEffect(() => {
    fetch(path)
      .then((r) => r.json())
      .then((data) => setState((s) => ({ ...s, loading: false, data })));
  }, [path]);
  return { ...state, isEmpty: !state.data };
}
// finds: call method=GET url=/api/w29 response=reef
// finds: call method=GET url=/api/w29b response=shoal
export function Way29() {
  const { data, loading } = useLoad29("/api/w29");
  const { data: other } = useLoad29("/api/w29b");
  return loading ? null : (
    <b>
      {data.reef} {other.shoal}
    </b>
  );
}

// example: an element by a computed index
// finds: call method=GET url=/api/w30 response=items[].sound,items[].strait,items[].width
export const way30 = async (show, index) => {
  const list = await (await fetch("/api/w30")).json();
  const one = list?.items?.[index];
  show(one?.strait);
  let best = list.items[0];
  for (const other of list.items) if (other.width > best.width) best = other;
  show(best.sound);
};

// example: elements that callbacks take apart, and groups of them
// finds: call method=GET url=/api/w31 response=list[].bay,list[].coast,list[].fjord,list[].gulf.area,list[].inlet
export const way31 = async (show) => {
  const { list } = await (await fetch("/api/w31")).json();
  list.map(({ bay, gulf: { area }, ...rest }) => show(bay, area, rest.inlet));
  const groups = Object.groupBy(list, (one) => one.coast);
  for (const [name, all] of Object.entries(groups)) show(name, all[0].fjord);
};

// example: a record that is kept
// finds: call method=GET url=/api/w32
export const way32 = async () => {
  const one = await (await fetch("/api/w32")).json();
  localStorage.setItem("w32", JSON.stringify(one));
};
export const read32 = (show) => {
  const one = JSON.parse(localStorage.getItem("w32") ?? "{}");
  show(one.lagoon, one.atoll);
};

// example: a class as compilers write it for older browsers, whose functions and state hang on a name for it
function inherits(own, parent) {
  function Made() {
    this.constructor = own;
  }
  Made.prototype = parent.prototype;
  own.prototype = new Made();
}
// finds: call method=GET url=/api/w33 response=entries[].chart,entries[].depth
const Loader33 = ((Parent) => {
  function Own(props) {
    const self = Parent.call(this, props) || this;
    self.resolve = (data) => {
      self.setState({ data });
    };
    self.state = { data: undefined };
    return self;
  }
  inherits(Own, Parent);
  Own.prototype.componentDidMount = function () {
    fetch("/api/w33")
      .then((r) => r.json())
      .then(this.resolve);
  };
  Own.prototype.render = function () {
    return createElement(this.props.component, { data: this.state.data });
  };
  return Own;
})(Component);
const Chart33 = ((Parent) => {
  function Own(props) {
    const self = Parent.call(this, props) || this;
    self.state = { items: props.data.entries };
    return self;
  }
  inherits(Own, Parent);
  Own.prototype.render = function () {
    return this.state.items.map((one) => createElement("i", null, one.chart, one.depth));
  };
  return Own;
})(Component);
export const Way33 = () => createElement(Loader33, { component: Chart33 });

// example: one component for lists of several kinds, each with what draws its elements
function Pane34({ items, draw }) {
  return items.map((one) => <li key={one.id}>{draw(one)}</li>);
}
// finds: call method=GET url=/api/w34a response=[].id,[].tonnage
// finds: call method=GET url=/api/w34b response=[].id,[].rank
export function Way34() {
  const [ships, setShips] = useState([]);
  const [sailors, setSailors] = useState([]);
  useEffect(() => {
    fetch("/api/w34a")
      .then((r) => r.json())
      .then(setShips);
    fetch("/api/w34b")
      .then((r) => r.json())
      .then(setSailors);
  }, []);
  return (
    <div>
      <Pane34 items={ships} draw={(ship) => <b>{ship.tonnage}</b>} />
      <Pane34 items={sailors} draw={(sailor) => <b>{sailor.rank}</b>} />
    </div>
  );
}

// example: a hook of one's own that is given what asks, and sets its state with what was asked for
function useAsked35(ask) {
  const [answer, setAnswer] = useState();
  useEffect(() => {
    ask().then(setAnswer);
  }, [ask]);
  return [answer];
}
// finds: call method=GET url=/api/w35a response=[].mooring
const listMoorings = () => fetch("/api/w35a").then((r) => r.json());
// finds: call method=GET url=/api/w35b response=toll
const findToll = () => fetch("/api/w35b").then((r) => r.json());
export function Way35() {
  const [moorings = []] = useAsked35(() => listMoorings());
  const [toll] = useAsked35(() => findToll());
  return moorings.map(({ mooring }) => (
    <b key={mooring}>
      {mooring} {toll.toll}
    </b>
  ));
}

// example: what components of Vue 3 are handed to call, and the rows of a table in its slots
const { Column, Table } = globalThis.Tables;
const Lighters = defineComponent({
  props: ["portApi"],
  setup(props) {
    const rows = ref([]);
    const load = async () => {
      const found = await props.portApi.getList();
      rows.value = found.list;
    };
    load();
    return () =>
      createVNode(
        Table,
        { data: rows.value },
        {
          default: withCtx(() => [
            createVNode(Column, null, { default: withCtx(({ row }) => [row.hold, row.keel]), _: 1 }),
          ]),
          _: 1,
        },
      );
  },
});

// finds: call method=GET url=/api/w60 response=list[].hold,list[].keel
const lighters = { getList: () => fetch("/api/w60").then((answer) => answer.json()) };
// finds: call method=GET url=/api/w61 response=list[].hold,list[].keel
const barges = { getList: () => fetch("/api/w61").then((answer) => answer.json()) };

export const Harbours = () => [
  createVNode(Lighters, { "port-api": lighters }),
  createVNode(Lighters, { "port-api": barges }),
];

// example: a model that is made of the answer
class Barge {
  constructor(json) {
    this.name = json.barge_name;
  }
}
// finds: call method=GET url=/api/w90 response=[].barge_name,[].depth
export const way90 = async (show) => {
  const rows = await (await fetch("/api/w90")).json();
  show(new Barge(rows[0]).name, rows[1].depth);
};

// example: the first of several promises, and what became of each
// finds: call method=GET url=/api/w91 response=lockage
// finds: call method=GET url=/api/w92 response=passage
export const way91 = async (late, show) => {
  const first = await Promise.race([fetch("/api/w91").then((r) => r.json()), late]);
  const ends = await Promise.allSettled([fetch("/api/w92").then((r) => r.json())]);
  show(first.lockage, ends[0].value.passage, ends[0].status);
};

// example: a list to which each page is added
// finds: call method=GET url=/api/w93 response=rows[].berth
export const way93 = async (show) => {
  const all = [];
  const page = await (await fetch("/api/w93")).json();
  all.push(...page.rows);
  for (const one of all) show(one.berth);
};

// example: a state of several parts, of which an error leaves one out
// finds: call method=GET url=/api/w94 response=tideMark
function useAnswer(url) {
  const [state, setState] = useState({ data: null, error: null });
  useEffect(() => {
    fetch(url)
      .then((r) => r.json())
      .then((data) => setState({ data, error: null }))
      .catch((error) => setState({ data: null, error }));
  }, [url]);
  return state;
}
export const Way94 = () => <b>{useAnswer("/api/w94").data?.tideMark}</b>;

// example: placeholders that a function fills in
const filledIn = (path, values) => path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]));
// finds: call method=GET url=/api/w95/{pierId}/cranes/{craneId}
export const way95 = (pierId, craneId) => fetch(filledIn("/api/w95/:pierId/cranes/:craneId", { pierId, craneId }));

// example: a client that may send a body, with a base that it is made with
class Shore {
  constructor(base) {
    this.base = base;
  }
  send(method, path, { body } = {}) {
    return fetch(this.base + path, { method, body: body ? JSON.stringify(body) : undefined });
  }
  moor(id, data) {
    return this.send("PUT", `/w96/${id}`, { body: data });
  }
}
const shore = new Shore("/api");
// finds: call method=PUT url=/api/w96/{id} body=rope
export const way96 = (id, rope) => shore.moor(id, { rope });

// example: a property that is made of itself
// finds: call method=GET url=/api/w97 response=ports[].path
export const way97 = (show) =>
  fetch("/api/w97")
    .then((r) => r.json())
    .then((answer) => {
      answer.ports = answer.ports.map((port) => port.path);
      show(answer);
    });

// example: an answer that is all of the state of a class but what is set elsewhere
class Harbour71 extends Component {
  state = { moorings: [], pilots: 0, chosen: null, isLoaded: false };
  async componentDidMount() {
    // finds: call method=GET url=/api/w71 response=moorings[].depth,moorings[].quay,pilots
    const answer = await fetch("/api/w71");
    const harbour = await answer.json();
    this.setState({ ...harbour, isLoaded: true });
  }
  choose = (chosen) => this.setState({ chosen });
  render() {
    const { moorings, chosen, isLoaded } = this.state;
    return (
      <ul>
        {isLoaded &&
          moorings.map((one) => (
            <button type="button" onClick={() => this.choose(one.quay)}>
              {one.depth}
            </button>
          ))}
        {chosen} {this.state.pilots}
      </ul>
    );
  }
}
export const Way71 = () => <Harbour71 />;
