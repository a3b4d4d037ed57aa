const draw = (text) => {
  document.querySelector("main").innerHTML = `<h1>${text}</h1>`;
};
const Shelf = ({ of }) => <ul>{of}</ul>;

// example: rows with views, handed to a router that nobody knows
const Lamps = () => <Shelf of="lamps" />;
const Lamp = () => <p>One lamp</p>;
const Switches = () => <Shelf of="switches" />;
window.Compass.follow(document.body, [
  // finds: screen path=/lamps
  { at: "/lamps", shows: Lamps },
  // finds: screen path=/lamps/{lamp}
  { at: "/lamps/:lamp", shows: Lamp },
  // finds: screen path=/switches guards=role:guard:isOpen
  { at: "/switches", shows: Switches, canActivate: () => window.house.isOpen() },
  // finds: screen path=/{rest*}
  { at: "*", shows: () => <p>Dark</p> },
]);
// finds: screen path=/bulbs/{bulb}
window.Compass.on("/bulbs/:bulb", () => <p>One bulb</p>);
// finds nothing
window.Compass.on("/changed", () => draw("Changed"));
export const LampMenu = ({ bulb }) => (
  <nav>
    <a href={`/bulbs/${bulb.id}`}>{bulb.name}</a>
    <a href="/lamps">Lamps</a>
    <a href="/switches">Switches</a>
  </nav>
);

// example: addresses as events of a component, as decorators are compiled
const { on, Component } = window.orchard;
class Trees extends Component {
  all = () => draw("Trees");
  one = (_, tree) => draw(tree);
  pick = () => draw("Picking");
  water = () => draw("Watered");
}
function decorate(decorators, target, key) {
  for (const one of decorators) one(target, key);
}
// finds: screen path=/trees
decorate([on("#/trees")], Trees.prototype, "all");
// finds: screen path=/trees/{tree}
decorate([on("#/trees/:tree")], Trees.prototype, "one");
// finds: screen path=/picking
decorate([on("#/picking")], Trees.prototype, "pick");
// finds nothing
decorate([on("/water")], Trees.prototype, "water");
// finds nothing
decorate([on("/trees/watered")], Trees.prototype, "water");
// finds nothing
decorate([on("/rain")], Trees.prototype, "water");
new Trees().mount("#orchard");
export const goPicking = () => {
  location.hash = "#/picking";
};
export const treeLinks = () => `<a href="#/trees">All</a> <a href="#/trees/oak">Oak</a>`;

// example: rows that name what is done there, in a table of signals
const { sequence, Router, Controller } = window.brain;
const brewing = Router({
  onlyHash: true,
  routes: [
    // finds: screen path=/mash/{batch}
    { path: "/mash/:batch", signal: "mashRouted" },
    // finds: screen path=/hops
    { path: "/hops", signal: "hopsRouted" },
    // finds: screen path=/
    { path: "/", signal: "yardRouted" },
  ],
});
Controller({
  signals: {
    yardRouted: sequence("to the yard", [() => draw("Yard")]),
    mashRouted: sequence("to the mash", [() => draw("Mash")]),
    hopsRouted: sequence("to the hops", [() => draw("Hops")]),
  },
  modules: { router: brewing },
});
export const BreweryMenu = ({ batch }) => (
  <nav>
    <a href="#/hops">Hops</a>
    <a href={`#/mash/${batch}`}>Mash</a>
  </nav>
);

// example: rows that name the outlet where an element is drawn, below each other
const { Outlet, registerRouter } = window.quay;
registerRouter([
  // finds: screen path=/boats
  { path: "boats", outlet: "boats" },
  {
    // finds: screen path=/boats/{boat}
    path: "boats/{boat}",
    outlet: "boat",
    children: [
      // finds: screen path=/boats/{boat}/crew
      { path: "crew", outlet: "crew" },
    ],
  },
  // finds: screen path=/tides
  { path: "tides", outlet: "tides" },
]);
export const Quay = () => (
  <main>
    <Outlet id="boats" renderer={() => <Shelf of="boats" />} />
    <Outlet id="boat" renderer={({ params }) => <p>{params.boat}</p>} />
    <Outlet id="crew" renderer={() => <Shelf of="crew" />} />
    <Outlet id="tides" renderer={() => <p>Tides</p>} />
  </main>
);

// example: elements of a router, each with an address and the element that is drawn
const { h } = window.stencilled;
customElements.define("bee-hives", class extends HTMLElement {});
customElements.define("bee-hive", class extends HTMLElement {});
customElements.define("bee-honey", class extends HTMLElement {});
export const apiary = () =>
  h("bee-router", null, [
    // finds: screen path=/hives
    h("bee-route", { url: "/hives", component: "bee-hives", exact: true }),
    // finds: screen path=/hives/{hive}
    h("bee-route", { url: "/hives/:hive", component: "bee-hive" }),
    // finds: screen path=/honey
    // finds: screen path=/honey/{jar}
    h("bee-route", { url: ["/honey", "/honey/:jar"], component: "bee-honey" }),
    h("bee-link", { url: "/honey" }, "Honey"),
    h("bee-link", { url: "/hives" }, "Hives"),
  ]);

// example: an object by address, handed to a router that nobody knows
window.Pathway.start({
  // finds: screen path=/looms
  "/looms": () => draw("Looms"),
  // finds: screen path=/looms/{loom}
  "/looms/:loom": ({ loom }) => draw(loom),
  // finds: screen path=/yarn
  "/yarn": () => draw("Yarn"),
});
export const weave = (loom) => window.Pathway.go(`/looms/${loom}`);
export const LoomMenu = () => (
  <ul>
    <li>
      <a href="#/yarn">Yarn</a>
    </li>
    <li>
      <a href="#/looms">Looms</a>
    </li>
  </ul>
);

// example: addresses that are added to a router that nobody knows
const trail = window.Trailhead();
// finds: screen path=/caves
trail.add("/caves", () => draw("Caves"));
// finds: screen path=/caves/{cave}
trail.add("/caves/:cave", ({ cave }) => draw(cave));
// finds: screen path=/ropes
trail.add("/ropes", () => draw("Ropes"));
trail.listen();
export const toRopes = () => history.pushState(null, "", "/ropes");
export const CaveLink = () => <a href="/caves">Caves</a>;

// example: pages that are added one by one, each with its view
const { addPage } = window.almanac;
// finds: screen path=/moons
addPage({ path: "/moons", view: () => draw("Moons"), order: 1 });
// finds: screen path=/moons/{moon}
addPage({ path: "/moons/:moon", view: ({ moon }) => draw(moon), order: 2 });
// finds: screen path=/eclipses
addPage({ path: "/eclipses", view: () => draw("Eclipses"), order: 3 });
export const MoonLinks = () => (
  <p>
    <a href="/moons">Moons</a> <a href="/eclipses">Eclipses</a>
  </p>
);

// example: answers of a stand-in for the server
const stand = window.StandIn();
// finds nothing
stand.add("/api/wells", () => ["north"]);
// finds nothing
stand.add("/api/wells/:well", ({ well }) => ({ well }));
// finds nothing
stand.add("/api/buckets", () => []);
export const wells = () => fetch("/api/wells").then((answer) => answer.json());

// example: a table of requests, with what is made of their answers
const REQUESTS = [
  // finds nothing
  { url: "/ovens", method: "GET", read: (body) => body.items },
  // finds nothing
  { url: "/ovens/:oven", method: "DELETE", read: () => null },
  // finds nothing
  { url: "/trays", method: "GET", read: (body) => body },
];
export const ask = (index) => window.kitchen.send(REQUESTS[index]);
export const OvenLinks = () => (
  <p>
    <a href="/ovens">Ovens</a> <a href="/trays">Trays</a>
  </p>
);

// example: a menu with pictures
const Bell = () => <i />;
const ENTRIES = [
  // finds nothing
  { to: "/bells", label: "Bells", icon: Bell },
  // finds nothing
  { to: "/ropes/new", label: "New rope", icon: Bell },
  // finds nothing
  { to: "/towers", label: "Towers", icon: Bell },
];
export const Belfry = () => (
  <nav>
    {ENTRIES.map(({ to, label }) => (
      <a key={to} href={to}>
        {label}
      </a>
    ))}
  </nav>
);
