import page from "page";
import { useEffect, useState } from "react";

const draw = (text) => {
  document.querySelector("main").innerHTML = `<h1>${text}</h1>`;
};

// example: elements by address, held against the segments of the path, with what a row asks
const HARBOUR = {
  // finds: screen path=/piers guards=redirect=/gate
  "/piers": { tag: "pier-list" },
  // finds: screen path=/gate
  "/gate": { tag: "harbour-gate", open: true },
  // finds: screen path=/piers/{pier_id} guards=redirect=/gate
  "/piers/:pier-id": { tag: "pier-page" },
  // finds: screen path=/piers/{pier_id}/crane guards=duty=docker,redirect=/gate
  "/piers/:pier-id/crane": { tag: "pier-crane", duty: "docker" },
};

function fitting(pathname) {
  const parts = pathname.split("/");
  for (const [path, row] of Object.entries(HARBOUR)) {
    const wanted = path.split("/");
    if (wanted.length !== parts.length) continue;
    const params = {};
    const fits = wanted.every((part, index) => {
      if (!part.startsWith(":")) return part === parts[index];
      params[part.slice(1)] = parts[index];
      return true;
    });
    if (fits) return { ...row, params };
  }
  return null;
}

class HarbourApp extends HTMLElement {
  connectedCallback() {
    window.addEventListener("popstate", () => this.show());
    this.show();
  }
  go(path) {
    history.pushState(null, "", path);
    this.show();
  }
  show() {
    const row = fitting(location.pathname);
    if (!row) return draw("Nothing here");
    if (!row.open && !window.crew.member) return this.go("/gate");
    if (row.duty && window.crew.member.duty !== row.duty) {
      draw("For dockers only");
      return;
    }
    this.replaceChildren(document.createElement(row.tag));
  }
}
customElements.define("harbour-app", HarbourApp);

// example: a router as a class, to which addresses are added
class Trails {
  constructor() {
    this.ways = [];
    window.addEventListener("hashchange", () => this.follow());
  }
  add(path, view, options = {}) {
    this.ways.push({ matcher: new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`), path, view, ...options });
    return this;
  }
  follow() {
    const at = location.hash.slice(1) || "/";
    const way = this.ways.find(({ matcher }) => matcher.test(at));
    if (!way) return draw("Lost");
    if (way.needsGuide && !window.guide) {
      location.hash = "#/huts";
      return;
    }
    way.view(at.match(way.matcher));
  }
}
const trails = new Trails();
// finds: screen path=/huts
trails.add("/huts", () => draw("Huts"));
// finds: screen path=/huts/{hut}
trails.add("/huts/:hut", ([, hut]) => draw(hut));
// finds: screen path=/summit guards=redirect=/huts
trails.add("/summit", () => draw("Summit"), { needsGuide: true });

// example: the address in a state of a component, set when it changes
const Kiln = () => <p>Kiln</p>;
const Glaze = () => <ul />;
const POTTERY = [
  // finds: screen path=/kiln
  { at: "/kiln", Page: Kiln },
  // finds: screen path=/glaze/{id}
  { at: "/glaze/:id", Page: Glaze },
];
const here = () => window.location.hash.replace("#", "");
const isAt = (pattern, path) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
export function Pottery() {
  const [path, setPath] = useState(here);
  useEffect(() => {
    const onChange = () => setPath(here());
    window.addEventListener("hashchange", onChange);
    return () => window.removeEventListener("hashchange", onChange);
  }, []);
  const row = POTTERY.find(({ at }) => isAt(at, path));
  return row ? <row.Page /> : null;
}

// example: the address in a store of one's own, that tells those who wait for it
const store = (value) => {
  const waiting = new Set();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const tell of waiting) tell(next);
    },
    subscribe: (tell) => waiting.add(tell),
  };
};
const place = store("/");
window.addEventListener("popstate", () => place.set(window.location.pathname));
const stalls = [
  // finds: screen path=/cheese
  { path: "/cheese", show: () => draw("Cheese") },
  // finds: screen path=/bread/{loaf}
  { path: "/bread/:loaf", show: () => draw("Bread") },
];
place.subscribe((path) => {
  for (const stall of stalls) {
    if (isAt(stall.path, path)) {
      stall.show();
      break;
    }
  }
});

// example: patterns of the platform, and the Navigation API
const TRAMS = [
  // finds: screen path=/lines
  { pattern: new URLPattern({ pathname: "/lines" }), show: () => draw("Lines") },
  // finds: screen path=/lines/{line}
  { pattern: new URLPattern({ pathname: "/lines/:line" }), show: () => draw("Line") },
];
window.navigation.addEventListener("navigate", (event) => {
  const url = new URL(event.destination.url);
  const found = TRAMS.find(({ pattern }) => pattern.test(url));
  if (found) event.intercept({ handler: () => found.show() });
});

// example: rows that are handed to a router one by one, with what each of them asks
const keeper = { duty: "" };
export const startDuty = (duty) => {
  keeper.duty = duty;
};
const AVIARY = [
  // finds: screen path=/
  { url: "/", page: "perch", open: true },
  // finds: screen path=/cages/{cage} guards=redirect=/
  { url: "/cages/:cage", page: "cage" },
  // finds: screen path=/eggs guards=duty=breeder,redirect=/
  { url: "/eggs", page: "egg-list", duty: "breeder" },
];
export function startAviary(show) {
  AVIARY.forEach((row) => {
    page(row.url, () => {
      if (!row.open && !keeper.duty) {
        page.redirect("/");
        return;
      }
      if (row.duty && keeper.duty !== row.duty) draw("For breeders");
      else show(row.page);
    });
  });
}

// example: a menu that marks where somebody is, and titles, lead to nothing that is drawn
const Bell = () => <i />;
const MENU = [
  // finds nothing
  { href: "/menu/bells", label: "Bells", icon: Bell },
  // finds nothing
  { href: "/menu/ropes", label: "Ropes", icon: Bell },
];
export const Menu = () => (
  <nav>
    {MENU.map(({ href, label }) => (
      <a key={href} href={href} className={window.location.pathname === href ? "on" : ""}>
        {label}
      </a>
    ))}
  </nav>
);
export const titleOf = () => MENU.find(({ href }) => window.location.pathname === href)?.label;

// example: a part of a page that a state tells, not the address
const TABS = {
  // finds nothing
  sizes: () => draw("Sizes"),
  // finds nothing
  colours: () => draw("Colours"),
};
export function Tabs() {
  const [tab, setTab] = useState("sizes");
  TABS[tab]();
  return <button onClick={() => setTab("colours")}>Colours</button>;
}

// example: files that are asked for, whatever the address is
const FILES = [
  // finds nothing
  { path: "/files/a", read: () => draw("a") },
  // finds nothing
  { path: "/files/b", read: () => draw("b") },
];
export const readFile = (name) => FILES.find(({ path }) => path === name)?.read();
