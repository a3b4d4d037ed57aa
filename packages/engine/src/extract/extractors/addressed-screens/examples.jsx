import { Component, Suspense, useEffect, useState } from "react";

const Bees = ({ wide }) => <p className={wide ? "wide" : "small"} />;
const Combs = () => <ol />;
const Honey = () => <ul />;
const Hive = () => <section />;
const Queens = () => <article />;
const paint = (text) => {
  document.querySelector("main").innerHTML = text;
};

// example: a class that reads the address, and one that asks it
class Signpost extends Component {
  static read() {
    let hash = window.location.hash;
    hash = hash.replace(/^#/, "");
    const parts = hash.split("/").map((part) => {
      try {
        return part ? decodeURIComponent(part) : "";
      } catch {
        return part;
      }
    });
    return { page: parts[0] || "", id: parts[1] || "" };
  }
}
class Apiary extends Signpost {
  constructor(props) {
    super(props);
    this.state = { place: Signpost.read(), wide: false };
  }
  onHash = () => this.setState({ place: Signpost.read() });
  body() {
    // finds nothing
    if (this.state.place && this.state.place.page === "hive-none") return null;
    // finds: screen path=/hive-bees
    if (this.state.place.page === "hive-bees") return <Bees wide={this.state.wide} />;
    // finds: screen path=/hive-honey
    if (this.state.place.page === "hive-honey") {
      return (
        <Suspense fallback={null}>
          <Honey />
        </Suspense>
      );
    }
    // finds: screen path=/hive-combs
    // finds: screen path=/hive-cells
    return this.state.place.page === "hive-combs" || this.state.place.page === "hive-cells" ? <Combs /> : null;
  }
  render() {
    return <main>{this.body()}</main>;
  }
}
globalThis.show(<Apiary />);

// example: the path as it is, in a state
export function Meadow() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    window.addEventListener("popstate", () => setPath(window.location.pathname));
  }, []);
  switch (path) {
    // finds: screen path=/meadow/queens
    case "/meadow/queens":
      return <Queens />;
    // finds: screen path=/meadow/hives
    case "/meadow/hives":
      return <Hive />;
    // finds: screen path=/meadow
    case "/meadow":
      return <Bees />;
    default:
      return null;
  }
}

// example: other things that are compared where something is drawn
export function Swarm({ swarm }) {
  const [, second] = window.location.hash.slice(1).split("/");
  const queries = window.location.search.split("&");
  return (
    <div>
      {
        // finds nothing
        swarm.kind === "swarm-large" && <Bees />
      }
      {
        // finds nothing
        second === "swarm-second" && <Honey />
      }
      {
        // finds nothing
        queries[0] === "swarm-query" && <Combs />
      }
    </div>
  );
}

// example: what writes to the page, by patterns and texts, one after the other
const paintVan = (van) => paint(`<h1>${van}</h1>`);
function driveTo(path) {
  let found;
  // finds: screen path=/vans
  if (path === "/vans") return paint("Vans");
  // finds: screen path=/vans/{value}
  if ((found = path.match(/^\/vans\/(\d+)$/))) return paintVan(found[1]);
  const tyres = /^\/vans\/([^/]+)\/tyres$/.exec(path);
  // finds: screen path=/vans/{value}/tyres
  if (tyres) {
    paint(`Tyres of ${tyres[1]}`);
    return;
  }
  // finds: screen path=/garage
  if (path.startsWith("/garage")) return paint("Garage");
  paint("No such road");
}
const drive = () => driveTo(location.hash.slice(1) || "/vans");
window.addEventListener("hashchange", drive);

// example: a function of the program that holds the address against a pattern
const params = {};
const isOn = (pattern) => {
  const wanted = pattern.split("/");
  const parts = window.location.pathname.split("/");
  return wanted.length === parts.length && wanted.every((one, at) => one[0] === ":" || one === parts[at]);
};
export function sail() {
  // finds: screen path=/boats
  if (isOn("/boats")) return paint("Boats");
  // finds: screen path=/boats/{boat}
  if (isOn("/boats/:boat")) return paint(params.boat);
  // finds: screen path=/quay
  if (isOn("/quay")) return paint("Quay");
  return paint("Out at sea");
}

// example: the first part of the address, with what is drawn by several statements
export function walkOn() {
  const [, page, id] = window.location.pathname.split("/");
  switch (page) {
    // finds: screen path=/meadows
    case "meadows": {
      document.title = "Meadows";
      paint("Meadows");
      break;
    }
    // finds: screen path=/lanes
    case "lanes":
    // finds: screen path=/ways
    case "ways":
      paint(`Lane ${id}`);
      break;
    default:
      paint("Nowhere");
  }
}

// example: an address that is asked for something else than to be drawn
export function mayPass() {
  const path = window.location.pathname;
  // finds nothing
  if (path === "/toll/a") return true;
  // finds nothing
  if (path === "/toll/b") return true;
  // finds nothing
  if (path === "/toll/c") return true;
  return false;
}

// example: titles of addresses, by which nothing is drawn
export function titleAt() {
  const path = window.location.hash.slice(1);
  // finds nothing
  if (path === "/suns") return "All suns";
  // finds nothing
  if (path === "/moons") return "All moons";
  // finds nothing
  if (path === "/rings") return "All rings";
  return "Sky";
}

// example: a component that gives something else for one address, which a constant names
const COMET_PATH = "/comets/new";
const SKY_PATHS = { stars: "/stars/all" };
export function Sky() {
  const [name, setName] = useState("");
  // finds: screen path=/comets/new
  if (window.location.pathname === COMET_PATH) {
    return <Comets onName={setName} />;
  }
  // finds: screen path=/stars/all
  if (window.location.pathname === SKY_PATHS.stars) return <Planets of={name} />;
  return <Planet id={name} />;
}

// example: a section that stands in the hash before its query, one of those that are known
const Nebulae = ({ range }) => <ul>{range}</ul>;
const Quasars = ({ range }) => <ol>{range}</ol>;
const Pulsars = () => <section />;
const SECTIONS = ["nebulae", "quasars", "pulsars"];
function sectionIn(hash) {
  const [path, query] = hash.replace(/^#\/?/, "").split("?");
  const section = SECTIONS.includes(path) ? path : "nebulae";
  return { section, range: query ? new URLSearchParams(query).get("range") : "day" };
}
function useSection() {
  const [at, setAt] = useState(() => sectionIn(window.location.hash));
  useEffect(() => {
    const follow = () => setAt(sectionIn(window.location.hash));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return { section: at.section, range: at.range };
}
export function Observatory() {
  const { section, range } = useSection();
  switch (section) {
    // finds: screen path=/nebulae
    case "nebulae":
      return <Nebulae range={range} />;
    // finds: screen path=/quasars
    case "quasars":
      return <Quasars range={range} />;
    // finds: screen path=/pulsars
    case "pulsars":
      return <Pulsars />;
  }
}
