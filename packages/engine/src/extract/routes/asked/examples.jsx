import { Component, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

const paint = (text) => {
  document.querySelector("main").innerHTML = text;
};

const Oak = () => <p>Oak</p>;
const Elm = () => <p>Elm</p>;
const Fir = () => <p>Fir</p>;
const Tabs = ({ value, onChange, children }) => (
  <div data-tab={value} onChange={onChange} role="tablist">
    {children}
  </div>
);
const Tab = ({ value, children }) => <section id={value}>{children}</section>;

// example: a switch over the fragment, with a default
const Barns = () => <ul />;
const Silos = () => <ol />;
const Meadow = () => <p>Meadow</p>;
export function Farm() {
  const [at, setAt] = useState(window.location.hash);
  useEffect(() => {
    window.addEventListener("hashchange", () => setAt(window.location.hash));
  }, []);
  switch (at) {
    // finds: screen path=/barns
    case "#/barns":
      return <Barns />;
    // finds: screen path=/silos
    case "#/silos":
      return <Silos />;
    default:
      return <Meadow />;
  }
}

// example: two pages, told apart by the path, in one expression
const Gate = () => <form />;
const Yard = () => <main />;
export const Estate = () => {
  // finds: screen path=/gate-house
  return window.location.pathname === "/gate-house" ? <Gate /> : <Yard />;
};

// example: the location that a router gives, without its routes
const Dairy = () => <form />;
const Creamery = () => <main />;
export const Milk = () => {
  const here = useLocation();
  const isDairy = here.pathname === "/dairy";
  return (
    <main className={isDairy ? "white" : "cream"}>
      {/* finds: screen path=/dairy */}
      {/* finds: screen path=/creamery */}
      {here.pathname === "/dairy" ? <Dairy /> : here.pathname === "/creamery" ? <Creamery /> : null}
    </main>
  );
};

// example: a component is picked by the path and drawn later
export function Forest() {
  const path = window.location.pathname;
  let Page = Fir;
  // todo finds: screen path=/oak
  if (path === "/oak") Page = Oak;
  // todo finds: screen path=/elm
  if (path === "/elm") Page = Elm;
  return <Page />;
}

// example: views by a parameter of the query
// skip esbuild: the screens of the other examples are of the same program, and beside them this is a part of one
const Ledger = () => <table />;
const Stock = () => <ol />;
const Till = () => <form />;
export function Shop() {
  const page = new URLSearchParams(window.location.search).get("page");
  // finds: screen path=/?page=ledger
  if (page === "ledger") return <Ledger />;
  // finds: screen path=/?page=stock
  if (page === "stock") return <Stock />;
  return <Till />;
}

// example: a switch over a parameter of the query, which writes to the page
// skip esbuild: the screens of the other examples are of the same program, and beside them this is a part of one
export function openView() {
  const params = new URL(window.location.href).searchParams;
  switch (params.get("view")) {
    // finds: screen path=/?view=map
    case "map":
      paint("Map");
      break;
    // finds: screen path=/?view=list
    case "list":
      paint("List");
      break;
    default:
      paint("Start");
  }
}

// example: tabs of which only a state tells
export function Drawer() {
  const [tab, setTab] = useState("pens");
  return (
    <Tabs value={tab} onChange={setTab}>
      {
        // finds nothing
        <Tab value="pens">
          <Oak />
        </Tab>
      }
      {
        // finds nothing
        <Tab value="inks">
          <Elm />
        </Tab>
      }
    </Tabs>
  );
}

// example: a list of regular expressions with handlers, in a loop
const STREETS = [
  // finds: screen path=/streets
  [/^\/streets$/, () => paint("Streets")],
  // finds: screen path=/streets/{value}
  [/^\/streets\/(\d+)$/, (id) => paint(id)],
];
export function walk() {
  const path = location.pathname;
  for (const [pattern, show] of STREETS) {
    const found = path.match(pattern);
    if (found) return show(...found.slice(1));
  }
  return paint("Lost");
}

// example: a class with a method for each page
export class Museum extends Component {
  state = { route: window.location.hash.substr(1) };
  componentDidMount() {
    window.addEventListener("hashchange", () => this.setState({ route: window.location.hash.substr(1) }));
  }
  renderPage() {
    const { route } = this.state;
    // finds: screen path=/vases
    if (route === "/vases") return <Oak />;
    // finds: screen path=/coins
    if (route === "/coins") return <Elm />;
    return <Fir />;
  }
  render() {
    return <main>{this.renderPage()}</main>;
  }
}

// example: a hook that gives the path, and elements that ask it
function usePath() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const listen = () => setPath(window.location.pathname);
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
  return path;
}
export function Castle() {
  const path = usePath();
  return (
    <main>
      {
        // finds: screen path=/tower
        path === "/tower" && <Oak />
      }
      {
        // finds: screen path=/moat
        path === "/moat" && <Elm />
      }
      {
        // finds: screen path=/
        path === "/" && <Fir />
      }
    </main>
  );
}

// example: a component of one's own for each address
const Spot = ({ path, children }) => (usePath() === path ? children : null);
export const Harbour = () => (
  <main>
    {
      // finds: screen path=/cranes
      <Spot path="/cranes">
        <Oak />
      </Spot>
    }
    {
      // finds: screen path=/docks
      <Spot path="/docks">
        <Elm />
      </Spot>
    }
  </main>
);

// example: sections of the page that are shown and hidden by the fragment
// todo finds: screen path=/soups
// todo finds: screen path=/salads
// todo finds: screen path=/sweets
const SECTIONS = ["#soups", "#salads", "#sweets"];
export function showSection() {
  const at = window.location.hash || "#soups";
  for (const id of SECTIONS) document.querySelector(id).style.display = id === at ? "block" : "none";
}

// example: modules that are loaded by the path
// skip webpack: an import whose beginning is not known becomes a function that throws
// skip rspack: as webpack
const PARTS = window.parts;
export function boot() {
  const path = window.location.pathname;
  // finds: screen path=/reports
  if (path.startsWith("/reports")) return import(`${PARTS}/reports.js`);
  // finds: screen path=/orders
  if (path.startsWith("/orders")) return import(`${PARTS}/orders.js`);
  return import(`${PARTS}/start.js`);
}

// example: views that stay drawn, of which the fragment tells the one that is shown
const Finch = ({ active }) => <p hidden={!active}>Finch</p>;
const Wren = ({ active }) => <p hidden={!active}>Wren</p>;
const Tit = ({ active }) => <p hidden={!active}>Tit</p>;
const BIRDS = ["finches", "wrens", "tits"];
const birdOf = (hash) => {
  const [name] = hash.replace(/^#\/?/, "").split("?");
  return { bird: BIRDS.includes(name) ? name : "finches" };
};
export function Aviary() {
  const [{ bird }, setPlace] = useState(() => birdOf(window.location.hash));
  const seen = useRef(new Set());
  useEffect(() => window.addEventListener("hashchange", () => setPlace(birdOf(window.location.hash))), []);
  seen.current.add(bird);
  const draw = (one) => {
    const active = one === bird;
    switch (one) {
      // finds: screen path=/finches
      case "finches":
        return <Finch active={active} />;
      // finds: screen path=/wrens
      case "wrens":
        return <Wren active={active} />;
      // finds: screen path=/tits
      case "tits":
        return <Tit active={active} />;
    }
  };
  return [...seen.current].map((one) => <div key={one}>{draw(one)}</div>);
}

// example: views that stay drawn, of which a state tells the one that is shown
export function Cages() {
  const [cage, setCage] = useState("robins");
  const draw = (one) => {
    const active = one === cage;
    switch (one) {
      // finds nothing
      case "robins":
        return <Finch active={active} />;
      // finds nothing
      case "crows":
        return <Wren active={active} />;
      // finds nothing
      default:
        return <Tit active={active} onClick={setCage} />;
    }
  };
  return ["robins", "crows", "owls"].map((one) => <div key={one}>{draw(one)}</div>);
}

// example: an enum of pages that the fragment is held against
const Page = { Bees: "bees", Wasps: "wasps", Flies: "flies" };
const pageOf = () => window.location.hash.replace("#", "");
export function Swarms() {
  const [page, setPage] = useState(pageOf());
  window.addEventListener("hashchange", () => setPage(pageOf()));
  return (
    <div>
      {
        // finds: screen path=/bees
        page === Page.Bees && <Oak />
      }
      {
        // finds: screen path=/wasps
        page === Page.Wasps && <Elm />
      }
      {
        // finds: screen path=/flies
        page === Page.Flies && <Fir />
      }
    </div>
  );
}

// example: the first segment, told to a state, and addresses that are written
// skip esbuild: the screens of the other examples are of the same program, and beside them written ones are known
class Bakery {
  view = "list";
  constructor(loaves) {
    this.loaves = loaves;
    this.follow = () => {
      const { name, slice } = placeIn(window.location.pathname);
      this.loaf = undefined;
      // finds: screen path=/ovens
      if (name === "ovens") {
        this.view = "ovens";
        return;
      }
      // finds: screen path=/mills
      if (name === "mills") {
        this.view = "mills";
        return;
      }
      // finds: screen path=/counter
      if (!name || name === "counter") {
        this.view = "counter";
        return;
      }
      this.loaf = this.loaves.find((one) => one.name === name);
      this.slice = slice;
    };
    window.addEventListener("popstate", this.follow);
  }
  choose(loaf) {
    // finds: screen path=/{name}/crumbs
    this.write(`/${encodeURIComponent(loaf.name)}/crumbs`);
  }
  leave() {
    // finds: screen path=/
    this.write("/");
  }
  write(path) {
    history.pushState(null, "", path);
  }
  filter(words) {
    // finds nothing
    history.replaceState(null, "", `${location.pathname}?words=${words}`);
  }
}
function placeIn(pathname) {
  const parts = pathname.split("/").filter(Boolean);
  if (parts.length === 0) return { name: null, slice: null };
  if (parts.length === 1) return { name: parts[0], slice: null };
  const [first, second] = parts;
  return { name: first, slice: second };
}
export const bakery = new Bakery(window.loaves);

// example: what a link marks, a title, and a call that asks the path
export function Marked() {
  const path = usePath();
  // finds nothing
  const title = path === "/inns" ? "Inns" : "Roads";
  // finds nothing
  if (path === "/roads") console.log("roads");
  return (
    <nav>
      {
        // finds nothing
        <a href="/inns" className={path === "/inns" ? "on" : ""}>
          {title}
        </a>
      }
    </nav>
  );
}

// example: a notice above the page, for one address and beside the rest
export function Framed({ children }) {
  const sort = new URLSearchParams(location.search).get("sort");
  return (
    <main>
      {
        // finds nothing
        sort === "price" && <Oak />
      }
      {children}
    </main>
  );
}

// example: the one page of a program, as React draws it
const { createRoot } = window.ReactDOM;
const Garden = () => <main>The garden</main>;
// finds: screen path=/
createRoot(document.getElementById("garden")).render(<Garden />);

// example: the one page of a program, as Preact draws it
const { render } = window.preact;
const Pond = () => <main>The pond</main>;
const place = document.querySelector("#pond") ?? document.body;
// finds: screen path=/
render(<Pond />, place);

// example: the one page of a program, as Vue draws it
const { createApp } = window.Vue;
const Hedge = { template: "<main>The hedge</main>" };
// finds: screen path=/
createApp(Hedge).mount("#hedge");

// example: the one page of a program, as Svelte 3 to 5 draw it
class Rill {
  constructor({ target }) {
    target.innerHTML = "<main>The rill</main>";
  }
}
// finds: screen path=/
export const rill = new Rill({ target: document.body });

// example: what is drawn beside a page, into a place of its own or by another
const { createPortal } = window.ReactDOM;
// finds nothing
export const Menu = () => createPortal(<p>Menu</p>, document.body);
export function popUp(text) {
  const box = document.createElement("div");
  // finds nothing
  createRoot(box).render(<p>{text}</p>);
  return box;
}
