import { ɵɵdefineInjector, ɵɵdefineNgModule } from "@angular/core";
import { RouterModule } from "@angular/router";
import { Route as SolidRoute, Router as SolidRouter } from "@solidjs/router";
import {
  createRootRoute,
  createRoute,
  createRouter as createTanStackRouter,
  Outlet as TanStackOutlet,
} from "@tanstack/react-router";
import Framework7 from "framework7/lite";
import { Router as PreactRouter } from "preact-router";
import { createComponent } from "solid-js";
import { createRouter, createWebHashHistory, createWebHistory } from "vue-router";

// example: Vue Router 4, with pages that load later
export const router = createRouter({
  history: createWebHistory(),
  routes: [
    // finds: screen path=/vr/boats name=boats
    { path: "/vr/boats", name: "boats", component: () => import("react") },
    {
      path: "/vr/harbour/:pier(\\d+)",
      component: () => import("react"),
      meta: { requiresAuth: true },
      children: [
        // finds: screen path=/vr/harbour/{pier} name=pier guards=requiresAuth
        { path: "", name: "pier", component: () => import("react") },
        // finds: screen path=/vr/harbour/{pier}/crew/{names*} guards=requiresAuth
        { path: "crew/:names*", component: () => import("react") },
      ],
    },
    // finds: screen path=/{rest*}
    { path: "/:rest(.*)*", component: { template: "<p>Nothing here</p>" } },
  ],
});
// finds: screen path=/vr/late
router.addRoute({ path: "/vr/late", component: { template: "<p>Late</p>" } });

// example: routes that a function makes
const Quay = { template: "<p>Quay</p>" };
const quays = [
  // finds: screen path=/vm/north
  { address: "/vm/north", view: Quay },
  // finds: screen path=/vm/south
  { address: "/vm/south", view: Quay },
];
const shown = (path, component) => ({ path, component });
export const made = createRouter({
  history: createWebHistory(),
  routes: quays.map((quay) => ({ path: quay.address, component: quay.view })),
});
export const listed = createRouter({
  history: createWebHistory(),
  // finds: screen path=/vm/east
  routes: [shown("/vm/east", Quay)],
});

// example: pages of Nuxt 3, as its build lists them
const boat = { middleware: "signed-in", title: "Boat" };
const pages = [
  // finds: screen path=/nx name=nx
  { name: "nx", path: "/nx", component: () => import("react") },
  // finds: screen path=/nx/boats/{id} name=nx-boats-id guards=role:guard:signed-in title=Boat
  {
    name: boat?.name ?? "nx-boats-id",
    path: boat?.path ?? "/nx/boats/:id()",
    meta: boat || {},
    alias: boat?.alias || [],
    redirect: boat?.redirect,
    component: () => import("react").then((m) => m.default || m),
  },
  // finds: screen path=/nx/{slug*} name=nx-slug
  { name: "nx-slug", path: "/nx/:slug(.*)*", component: () => import("react").then((m) => m.default || m) },
];
export const nuxt = createRouter({ history: createWebHistory(), routes: pages });

// example: Angular's router
class List {}
class Detail {}
class Shell {}
const signedIn = () => true;
const routes = [
  // finds: screen path=/ redirectsTo=/ngr/birds
  { path: "", redirectTo: "ngr/birds", pathMatch: "full" },
  {
    path: "ngr/birds",
    component: Shell,
    canActivate: [signedIn],
    children: [
      // finds: screen path=/ngr/birds title=Birds
      { path: "", component: List, title: "Birds" },
      // finds: screen path=/ngr/birds/{bird}
      { path: ":bird", component: Detail },
      // finds: screen path=/ngr/birds/map
      { path: "map", loadComponent: () => import("react").then((m) => m.Component) },
    ],
  },
  // finds: screen path=/{rest*}
  { path: "**", component: Detail },
];
export class Routing {}
Routing.ɵmod = ɵɵdefineNgModule({ type: Routing });
Routing.ɵinj = ɵɵdefineInjector({ imports: [RouterModule.forRoot(routes, { useHash: true }), RouterModule] });

// example: Angular's routes that are loaded below a route count from there, and so does what it asks
const nestRoutes = [
  // finds: screen path=/nest title=Nests guards=canActivate
  { path: "", component: List, title: "Nests" },
  // finds: screen path=/nest/{nestId} guards=canActivate
  { path: ":nestId", component: Detail },
];
export const nestingRoutes = [
  {
    path: "",
    canActivate: [() => true],
    children: [
      { path: "nest", loadChildren: () => import("react").then(() => nestRoutes) },
      // finds: screen path=/eggs guards=canActivate
      { path: "eggs", component: Detail },
    ],
  },
];

// example: Angular's guards that lead elsewhere, and that are made for a role
const nestRouter = window.inject("Router");
const ringed = () => (window.nests.ring ? true : nestRouter.createUrlTree(["/ring", "get"]));
const roleGuard = (role) => () => window.nests.user().role === role;
const Keeper = { Owner: "owner", Editor: "editor" };
export const guardedNests = [
  // finds: screen path=/ringed guards=redirect=/ring/get,role:guard:ring
  { path: "ringed", component: List, canActivate: [ringed] },
  // finds: screen path=/counted guards=redirect=/ring/get,role:guard:ring,role:role:editor
  { path: "counted", component: Detail, canActivate: [ringed, roleGuard(Keeper.Editor)] },
];
export const mayCount = (user) => user.role === "editor";

// example: actions of Vaadin Router that lead elsewhere
export const birdRoutes = [
  // finds: screen path=/vaadin/perch
  { path: "/vaadin/perch", component: "perch-page" },
  {
    path: "/vaadin",
    action: async (_context, commands) => {
      if (!(await window.nests.load())) return commands.redirect("/vaadin/perch");
    },
    children: [
      // finds: screen path=/vaadin/owls guards=redirect=/vaadin/perch
      { path: "owls", component: "owls-page" },
      {
        path: "eagles",
        component: "eagles-page",
        // finds: screen path=/vaadin/eagles guards=redirect=/vaadin/perch,role:role:admin
        action: async (_context, commands) => {
          if (window.nests.user.role !== "admin") return commands.prevent();
        },
      },
    ],
  },
];

// example: an action that answers a form is no guard
export const forms = createRouter5([
  // finds: screen path=/forms/{form}
  {
    path: "/forms/:form",
    element: <p>Form</p>,
    action: async ({ request }) => {
      if (await window.save(request)) throw redirectTo("/forms");
    },
  },
]);
function redirectTo(to) {
  return { to };
}
function createRouter5(routes) {
  return routes;
}

// example: TanStack Router, with the library
const Frame = () => <TanStackOutlet />;
const Fleet = () => <p>Fleet</p>;
const top = createRootRoute({ component: Frame });
// finds: screen path=/tsr
const index = createRoute({ getParentRoute: () => top, path: "/tsr", component: Fleet });
// finds: screen path=/tsr/ships
const ships = createRoute({ getParentRoute: () => top, path: "tsr/ships" });
// finds: screen path=/tsr/ships/{shipId}
const ship = createRoute({
  getParentRoute: () => ships,
  path: "$shipId",
  component: Fleet,
  loader: ({ params }) => params.shipId,
});
export const tanstack = createTanStackRouter({ routeTree: top.addChildren([index, ships.addChildren([ship])]) });

// example: Solid Router
const Home = () => "Home";
// <Route path="/so/hills" component={Home} />, as Solid's compiler writes it
export const solid = () =>
  createComponent(SolidRouter, {
    get children() {
      return [
        // finds: screen path=/so/hills
        createComponent(SolidRoute, { path: "/so/hills", component: Home }),
        createComponent(SolidRoute, {
          path: "/so/hills/:hill",
          get children() {
            return [
              // finds: screen path=/so/hills/{hill}
              createComponent(SolidRoute, { path: "/", component: Home }),
              // finds: screen path=/so/hills/{hill}/paths
              createComponent(SolidRoute, { path: "/paths", component: Home }),
            ];
          },
        }),
        // finds: screen path=/{rest*}
        createComponent(SolidRoute, { path: "*rest", component: Home }),
      ];
    },
  });

// example: preact-router, and Reach Router in the same form
const Field = () => <p>Field</p>;
const Fence = () => <p>Fence</p>;
const Lead = ({ to }) => {
  window.route(to);
  return null;
};
const Tended = () => (window.gardener ? <p>Shed</p> : <Lead to="/pr/gate" />);
export const preact = () => (
  <PreactRouter>
    {/* finds: screen path=/pr/fields */}
    <Field path="/pr/fields" />
    {/* finds: screen path=/pr/fields/{field} */}
    <Fence path="/pr/fields/:field" />
    {/* finds: screen path=/pr/rest/{rest*} */}
    <Fence path="/pr/rest/:rest*" />
    {/* finds: screen path=/pr/sheds guards=redirect=/pr/gate */}
    <Tended path="/pr/sheds" />
    {/* finds: screen path=/pr/late/{row} */}
    <window.AsyncRoute path="/pr/late/:row" getComponent={() => Promise.resolve().then(() => Fence)} />
    <Fence default />
  </PreactRouter>
);
// finds nothing
export const tabs = () => (
  <window.Tabs>
    <Field path="/tab/one" />
    <Field path="/tab/two" />
  </window.Tabs>
);

// example: Framework7
const Feed = { template: "<div class=page></div>" };
export const f7 = new Framework7({
  el: "#app",
  routes: [
    // finds: screen path=/f7/feeds name=feeds
    { path: "/f7/feeds/", name: "feeds", component: Feed },
    // finds: screen path=/f7/feeds/{feed}
    { path: "/f7/feeds/:feed/", asyncComponent: () => import("react") },
    // finds: screen path=/{rest*}
    { path: "(.*)", component: Feed },
  ],
});

// example: svelte-spa-router 3 and 4, as Svelte's compiler writes it
const { Router: SpaRouter, wrap } = window.spa;
class Trail {}
const trails = {
  // finds: screen path=/sv/trails
  "/sv/trails": Trail,
  // finds: screen path=/sv/trails/{id}
  "/sv/trails/:id": Trail,
  // finds: screen path=/sv/late
  "/sv/late/*": wrap({ asyncComponent: () => import("react") }),
  // finds: screen path=/{rest*}
  "*": Trail,
};
export const spa = new SpaRouter({ props: { routes: trails } });

// example: a table of addresses that is no router's
// finds nothing
export const counts = window.chart({ routes: { "/sv/never": 3, "/sv/never/:id": 5 } });

// example: Vue Router 4 below another application
// skip rspack: the history is not told from that of hashes there
const Pier = { template: "<p>Pier</p>" };
export const portal = createRouter({
  history: createWebHistory("/portal/"),
  routes: [
    // finds: screen path=/portal redirectsTo=/portal/piers
    { path: "/", redirect: "/piers" },
    {
      path: "/piers",
      component: Pier,
      children: [
        // finds: screen path=/portal/piers name=piers
        { path: "", name: "piers", component: Pier },
        // finds: screen path=/portal/planks/{plank}
        { path: "/planks/:plank", component: Pier },
      ],
    },
    // finds: screen path=/portal/latest redirectsTo=/portal/piers
    { path: "/latest", redirect: { name: "piers" } },
  ],
});

// example: Vue Router 4 with the base before the hash
export const hashed = createRouter({
  history: createWebHashHistory("/hashed/"),
  // finds: screen path=/vh/piers
  routes: [{ path: "/vh/piers", component: { template: "<p>Pier</p>" } }],
});

// example: Vue Router 3 below another application
export const olderRouter = (VueRouter) =>
  new VueRouter({
    mode: "history",
    base: "/older/",
    // finds: screen path=/older/buoys
    routes: [{ path: "/buoys", component: { template: "<p>Buoys</p>" } }],
  });
export const olderHashed = (VueRouter) =>
  new VueRouter({
    base: "/older-hashed/",
    // finds: screen path=/vo/buoys
    routes: [{ path: "/vo/buoys", component: { template: "<p>Buoys</p>" } }],
  });
