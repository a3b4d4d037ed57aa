import m from "mithril";
import Navigo from "navigo";
import page from "page";

// example: page.js
const load = (context, next) => next(context.params);
const show = (context) => document.querySelector("main").append(context.path);

// finds: screen path=/page/attic
page("/page/attic", show);
// finds: screen path=/page/attic/{box}
page("/page/attic/:box", load, show);
// finds: screen path=/{rest*}
page("*", show);
// finds nothing
page("/page/old", "/page/attic");

// example: Navigo
const router = new Navigo("/");
const draw = ({ data }) => document.querySelector("main").append(data.id);

// finds: screen path=/navigo/boats/{id}
router.on("/navigo/boats/:id", draw);
// finds: screen path=/navigo/harbour
router.on("/navigo/harbour", draw);
router.resolve();

// example: Navigo, called again and again, with handlers that are made and hooks
const pier = new Navigo("/");
const drawOf = (text) => (match) => document.querySelector("main").append(text, match.data.id);
const onlyCrew = { before: (done) => done(Boolean(window.crew)) };

// finds: screen path=/pier
// finds: screen path=/pier/{post}
pier.on("/pier", drawOf("Pier")).on("/pier/:post", drawOf("Post"), onlyCrew).resolve();

// example: Navigo, with hooks that lead elsewhere
const lockKeeper = {
  before(done) {
    const { user } = window.locks;
    if (user?.role === "admin") done();
    else {
      done(false);
      canal.navigate("/canal/gate");
    }
  },
};
const canal = new Navigo("/");
const drawOn = (text) => (match) => document.querySelector("main").append(text, match.data.id);

// finds: screen path=/canal/gate
canal.on("/canal/gate", drawOn("Gate"));
// finds: screen path=/canal/locks/{lock} guards=redirect=/canal/gate,role:role:admin
canal.on("/canal/locks/:lock", drawOn("Lock"), lockKeeper);

// example: page.js, with handlers of a module, behind functions that go on or lead elsewhere
const stable = { show: (context) => document.querySelector("main").append(context.path, "Stable") };
const groomed = (context, next) => {
  if (window.groom) return next();
  page.redirect("/stable/door");
};
const isRight = (role) => window.groom.role === role;
const adminsOnly = (context, next) => {
  if (isRight("admin")) return next();
  document.querySelector("main").append("Ask somebody.");
};

// finds: screen path=/stable/door
page("/stable/door", stable.show);
// finds: screen path=/stable/{horse} guards=redirect=/stable/door,role:guard:groom
page("/stable/:horse", groomed, stable.show);
// finds: screen path=/stable/anvil guards=redirect=/stable/door,role:guard:groom,role:role:admin
page("/stable/anvil", groomed, adminsOnly, stable.show);

export const mayShoe = (groom) => groom.role === "admin";

// example: addresses that are given something of which nothing is known
export function fetchAll(get, wishes) {
  // finds nothing
  get("/quotas/:id", wishes.params);
  // finds nothing
  get("/quotas", wishes.params);
}

// example: a router of one's own with regular expressions
const ways = [];
const way = (pattern, handler, options = {}) => ways.push({ pattern, handler, ...options });
const drawHut = (number) => document.querySelector("main").append(number);

// finds: screen path=/huts
way(/^\/huts$/, () => drawHut("all"));
// finds: screen path=/huts/{value}/beds/{bedId}
way(/^\/huts\/(\d+)\/beds\/(?<bedId>[^/]+)\/?$/, drawHut, { open: true });

window.addEventListener("hashchange", () => {
  const found = ways.find(({ pattern }) => pattern.test(location.hash.slice(1)));
  found?.handler(location.hash);
});

// example: a list of regular expressions with what they lead to
const drawRope = (match) => document.querySelector("main").append(match[1]);

export const climbs = [
  // finds: screen path=/ropes
  { pattern: /^\/ropes$/, view: () => drawRope([0, "all"]) },
  // finds: screen path=/ropes/{value}
  { pattern: /^\/ropes\/([^/]+)$/, view: drawRope },
];
export const climb = () => climbs.find(({ pattern }) => pattern.test(window.location.pathname));

// example: regular expressions that are no addresses
// finds nothing
export const cleaned = (text) => [text.replace(/^\/+/, () => "/"), text.replace(/^\/ropes\//, () => "")];

// example: the table of svelte-spa-router, with components that are wrapped
const { Router, wrap } = window.spa;

const guarded = (component) => wrap({ component, conditions: [() => Boolean(window.crew)] });

export const views = () =>
  new Router({
    props: {
      routes: {
        // finds: screen path=/lofts guards=conditions,role:guard:crew
        "/lofts": guarded(Meadow),
        // finds: screen path=/lofts/{loft} guards=conditions,role:guard:crew
        "/lofts/:loft": guarded(Meadow),
      },
    },
  });

// example: Mithril
const Meadow = { view: () => m("p", "Meadow") };

m.route(document.body, "/meadow", {
  // finds: screen path=/meadow
  "/meadow": Meadow,
  // finds: screen path=/meadow/{flower}
  "/meadow/:flower": Meadow,
  // finds: screen path=/{rest*}
  "/:rest...": Meadow,
});

// example: Mithril, with what is asked before a page is drawn
const fenced = (page) => ({
  onmatch() {
    if (!window.shepherd) m.route.set("/barn");
    else return page;
  },
});

m.route(document.body, "/barn", {
  // finds: screen path=/barn
  "/barn": Meadow,
  // finds: screen path=/sheep/{sheep} guards=redirect=/barn,role:guard:shepherd
  "/sheep/:sheep": fenced(Meadow),
});

// example: Navigo, for each row of a table, kept by an instance
class Rivers {
  constructor() {
    this.router = new Navigo(null, true, "#");
  }

  start() {
    const table = [
      // finds: screen path=/rivers
      { path: "/rivers", open: show },
      // finds: screen path=/rivers/{river}
      { path: "/rivers/:river", open: show },
    ];
    // finds: screen path=/
    this.router.on(() => show({ path: "delta" })).resolve();
    table.forEach((row) => {
      this.router.on(row.path, (params) => row.open(params), { before: (done) => done() }).resolve();
    });
  }
}
new Rivers().start();

// example: events of AppRun that are addresses
// finds: screen path=/kilns
window.apprun.on("#/kilns")(window.Kiln.prototype, "list");
// finds: screen path=/kilns/new
window.apprun.app.on("#/kilns/new", (state) => state);
// finds nothing
window.apprun.app.on("#heat", (state) => state);
// finds nothing
window.apprun.on("fire")(window.Kiln.prototype, "fire");

// example: routes of Stencil's elements
export const stencilApp = (open) =>
  window.h(
    "stencil-route-switch",
    null,
    // finds: screen path=/stencils/{stencil}
    window.h("stencil-route", { url: "/stencils/:stencil", component: "app-stencil", exact: true }),
    // finds: screen path=/cuts
    // finds: screen path=/cuts/{cut}
    window.h("stencil-route", { url: ["/cuts", "/cuts/:cut"], component: open ? "app-cut" : "app-missing" }),
    // finds nothing
    window.h("stencil-route", { component: "app-missing" }),
  );

// example: tagged routes
export const tags = window.taggedRoutes.createRoutes(
  // finds: screen path=/tags name=All
  // finds: screen path=/tags/{tag} name=One
  { All: "/tags", One: "/tags/:tag" },
  "Missing",
);
// finds nothing
export const notTags = window.taggedRoutes.createRoutes({ title: "All of them" }, "Missing");

// example: other things that are called so
export function listen(socket, bus) {
  // finds nothing
  socket.on("/topic/prices", (price) => console.log(price));
  // finds nothing
  bus.route("a", "b", { c: 1 });
}
