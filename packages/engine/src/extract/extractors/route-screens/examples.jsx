import { createElement, lazy, Suspense, useMemo } from "react";
import { connect } from "react-redux";
import {
  createBrowserRouter,
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useRoutes,
} from "react-router";
import { Link as Link5, Redirect as Redirect5, Route as Route5, Switch as Switch5 } from "react-router-5";
import { createRouter as createHutRouter, createWebHistory } from "vue-router";
import {
  Redirect as WouterRedirect,
  Route as WouterRoute,
  Router as WouterRouter,
  Switch as WouterSwitch,
} from "wouter";

// example: elements
const Page = () => <p>Page</p>;

export const Elements = () => (
  <Routes>
    {/* finds: screen path=/ */}
    <Route path="/" element={<Page />} />
    {/* finds: screen path=/orders */}
    <Route path="/orders" element={<Page />} />
    {/* finds: screen path=/orders/{orderId} */}
    <Route path="/orders/:orderId" element={<Page />} />
  </Routes>
);

// example: nested elements with a layout and an index
const Frame = () => <Outlet />;

export const Nested = () => (
  <Routes>
    {/* finds: screen path=/nested */}
    <Route path="/nested" element={<Frame />}>
      <Route index element={<Frame />} />
      {/* finds: screen path=/nested/people */}
      <Route path="people" element={<Frame />} />
      {/* finds: screen path=/nested/people/{id}/edit */}
      <Route path="people/:id/edit" element={<Frame />} />
      <Route element={<Frame />}>
        {/* finds: screen path=/nested/settings */}
        <Route path="settings" Component={Frame} />
      </Route>
    </Route>
  </Routes>
);

// example: redirects and a page for everything else
const Missing = () => <p>There is nothing here</p>;

export const Redirects = () => (
  <Routes>
    {/* finds: screen path=/start redirectsTo=/start/today */}
    <Route path="/start" element={<Navigate to="/start/today" replace />} />
    {/* finds: screen path=/start/today */}
    <Route path="/start/today" element={<Missing />} />
    {/* finds: screen path=/{rest*} */}
    <Route path="*" element={<Missing />} />
  </Routes>
);

// example: lazy pages below a guard
const Report = lazy(() => import("react").then(() => ({ default: () => <p>Report</p> })));
const Guard = ({ children }) => (window.user ? children : <Navigate to="/lazy/sign-in" />);

export const Lazy = () => (
  <Suspense fallback={null}>
    <Routes>
      {/* finds: screen path=/lazy/report/{year?} guards=redirect=/lazy/sign-in,role:guard:user */}
      <Route
        path="/lazy/report/:year?"
        element={
          <Guard>
            <Report />
          </Guard>
        }
      />
    </Routes>
  </Suspense>
);

// example: routes below routes
const Team = () => <p>Team</p>;

const Admin = () => (
  <Routes>
    {/* finds: screen path=/admin */}
    <Route index element={<Team />} />
    {/* finds: screen path=/admin/teams/{team} */}
    <Route path="teams/:team" element={<Team />} />
  </Routes>
);

export const Root = () => (
  <Routes>
    <Route path="/admin/*" element={<Admin />} />
  </Routes>
);

// example: objects for createBrowserRouter
const Shop = () => <Outlet />;

const router = createBrowserRouter([
  {
    path: "/shop",
    element: <Shop />,
    children: [
      // finds: screen path=/shop
      { index: true, element: <Shop /> },
      // finds: screen path=/shop/items/{item}
      { path: "items/:item", Component: Shop },
      // finds: screen path=/shop/basket
      { path: "basket", lazy: () => import("react") },
    ],
  },
]);

export const Objects = () => <RouterProvider router={router} />;

// example: objects for useRoutes, in several constants
const Login = () => <p>Login</p>;

const publicRoutes = [
  // finds: screen path=/use/login
  { path: "/use/login", element: <Login /> },
];
const privateRoutes = [
  // finds: screen path=/use
  {
    path: "/use",
    element: <Login />,
    // finds: screen path=/use/profile
    children: [{ path: "profile", element: <Login /> }],
  },
];

export const UseRoutes = () => useRoutes([...publicRoutes, ...privateRoutes]);

// example: paths in a table of constants
const PATHS = { home: "/paths", user: "/paths/users/:user" };
const House = () => <p>House</p>;

export const Named = () => (
  <Routes>
    {/* finds: screen path=/paths */}
    <Route path={PATHS.home} element={<House />} />
    {/* finds: screen path=/paths/users/{user} */}
    <Route path={PATHS.user} element={<House />} />
    {/* finds: screen path=/paths/users/{user}/edit */}
    <Route path={`${PATHS.user}/edit`} element={<House />} />
  </Routes>
);

// example: a table that is mapped to routes
const Garden = () => <p>Garden</p>;
const TABLE = [
  // finds: screen path=/table/garden title=Garden
  { path: "/table/garden", component: Garden, title: "Garden" },
  // finds: screen path=/table/garden/{bed} title="One bed"
  { path: "/table/garden/:bed", component: Garden, title: "One bed" },
];

export const Mapped = () => (
  <Routes>
    {TABLE.map(({ path, component }) => (
      <Route key={path} path={path} element={createElement(component)} />
    ))}
  </Routes>
);

// example: the same with createElement
const Attic = () => createElement("p", null, "Attic");

export const Plain = () =>
  createElement(
    Routes,
    null,
    // finds: screen path=/plain/attic
    createElement(Route, { path: "/plain/attic", element: createElement(Attic) }),
    // finds: screen path=/plain/attic/{box}
    createElement(Route, { path: "/plain/attic/:box", element: createElement(Attic) }),
  );

// example: React Router 5
const Old = () => <p>Old</p>;

export const Five = () => (
  <Switch5>
    {/* finds: screen path=/five */}
    <Route5 exact path="/five" component={Old} />
    {/* finds: screen path=/five/{id} */}
    <Route5 path="/five/:id(\d+)" render={() => <Old />} />
    {/* finds: screen path=/five/a */}
    {/* finds: screen path=/five/b */}
    <Route5 path={["/five/a", "/five/b"]}>
      <Old />
    </Route5>
    {/* finds: screen path=/five/old redirectsTo=/five */}
    <Redirect5 from="/five/old" to="/five" />
  </Switch5>
);

// example: records of Vue Router
const Panel = { template: "<p>Panel</p>" };

export const records = [
  // finds: screen path=/vue
  {
    path: "/vue",
    component: Panel,
    children: [
      // finds: screen path=/vue/boards/{board} title=Board name=board parent=screen:/vue
      { path: "boards/:board", name: "board", component: Panel, meta: { title: "Board" } },
      // finds: screen path=/vue/old redirectsTo=/vue/boards
      { path: "old", redirect: "/vue/boards" },
      // finds: screen path=/vue/first redirectsTo=/vue
      { path: "first", redirect: "" },
    ],
  },
];

// example: records of Vue Router whose paths count from the root, wherever they stand
const Frame = { template: "<router-view />" };
const Berth = { template: "<p>Berth</p>" };

export const quays = createHutRouter({
  history: createWebHistory(),
  routes: [
    // finds: screen path=/quay
    {
      path: "/quay",
      component: Frame,
      children: [
        // finds: screen path=/berths
        {
          path: "/berths",
          component: Berth,
          children: [
            // finds: screen path=/berths/free
            { path: "free", component: Berth },
            // finds: screen path=/moor/{id}
            { path: "/moor/:id", component: Berth },
          ],
        },
      ],
    },
  ],
});

// example: routes as elements for a router
const Den = () => <p>Den</p>;

export const den = createBrowserRouter(
  createRoutesFromElements(
    // finds: screen path=/den redirectsTo=/den/today
    <Route path="/den" element={<Outlet />}>
      <Route index element={<Navigate to="today" />} />
      {/* finds: screen path=/den/today */}
      <Route path="today" element={<Den />} />
    </Route>,
  ),
);

// example: routes in variables and fragments
const Barn = () => <p>Barn</p>;
// finds: screen path=/farm/barn/hay
// finds: screen path=/farm/barn/straw
const stock = (
  <>
    <Route path="hay" element={<Barn />} />
    <Route path="straw" element={<Barn />} />
  </>
);

export const Farm = () => (
  <Routes>
    <Route path="/farm">
      <Route path="barn">{stock}</Route>
    </Route>
  </Routes>
);

// example: paths of an enum, as TypeScript compiles it
let Paths;
((paths) => {
  paths.Mill = "/enum/mill";
  paths.Pond = "/enum/pond";
})(Paths || (Paths = {}));
const Mill = () => <p>Mill</p>;

export const Enum = () => (
  <Routes>
    {/* finds: screen path=/enum/mill */}
    <Route path={Paths.Mill} element={<Mill />} />
    {/* finds: screen path=/enum/pond */}
    <Route path={Paths.Pond} element={<Mill />} />
  </Routes>
);

// example: a redirect that is drawn, and the last route without a path
const Nothing = () => <p>There is no such page</p>;

export const Last = () => (
  <Switch5>
    {/* finds: screen path=/last redirectsTo=/last/list */}
    <Route5 exact path="/last" render={() => <Redirect5 to="/last/list" />} />
    {/* finds: screen path=/last/list */}
    <Route5 path="/last/list" component={Nothing} />
    {/* finds: screen path=/{rest*} */}
    <Route5 component={Nothing} />
  </Switch5>
);

// example: aliases and redirects by name
const Shed = { template: "<p>Shed</p>" };

export const named = [
  // finds: screen path=/named/shed name=shed
  // finds: screen path=/named/hut name=shed
  { path: "/named/shed", alias: "/named/hut", name: "shed", component: Shed },
  // finds: screen path=/named/old redirectsTo=/named/tools
  { path: "/named/old", redirect: { name: "tools" } },
  // finds: screen path=/named/tools name=tools
  { path: "/named/tools", name: "tools", component: Shed },
];

// example: what is asked before a route is drawn
const mayEnter = (to) => to.fullPath.startsWith("/guarded");

export const guarded = [
  // finds: screen path=/guarded/vault guards=beforeEnter,requiresAuth,role:role:admin,role:role:editor
  {
    path: "/guarded/vault",
    component: Shed,
    beforeEnter: mayEnter,
    meta: { requiresAuth: true, roles: ["admin", "editor"] },
  },
  // finds: screen path=/guarded/porch
  { path: "/guarded/porch", component: Shed, meta: { requiresAuth: false } },
];

// example: what the guard for all routes asks of their data
const hutRouter = createHutRouter({
  routes: [
    // finds: screen path=/huts guards=wardensOnly
    {
      path: "/huts",
      component: Shed,
      meta: { wardensOnly: true, keepAlive: true, tall: true },
      children: [
        // finds: screen path=/huts/stove guards=wardensOnly
        { path: "stove", component: Shed },
      ],
    },
  ],
});
hutRouter.beforeEach((to, from, next) => {
  if (to.matched.some((record) => record.meta.wardensOnly) && !window.warden) next({ name: "door" });
  else if (to.meta.keepAlive) next();
  else next();
});

// example: a guard for all routes, which lets some through by their data and their names
const HutOf = { template: "<p>Hut</p>" };
export const forAllRouter = createHutRouter({
  routes: [
    // finds: screen path=/all/gate name=all-gate
    { path: "/all/gate", name: "all-gate", component: HutOf },
    // finds: screen path=/all/map
    { path: "/all/map", component: HutOf, meta: { everybody: true } },
    // finds: screen path=/all/help name=all-help
    { path: "/all/help", name: "all-help", component: HutOf },
    // finds: screen path=/all/beds guards=redirect=all-gate
    { path: "/all/beds", component: HutOf },
    // finds: screen path=/all/home redirectsTo=/all/beds
    { path: "/all/home", redirect: "/all/beds" },
  ],
});
forAllRouter.beforeEach(async (to) => {
  if (to.meta.everybody) return true;
  const guest = await window.loadGuest();
  if (!guest && to.name !== "all-help") return { name: "all-gate" };
  // asks for the address, not for who wants to see it
  if (!to.query.page) return "/all/beds";
  return true;
});

// example: what is drawn of a long list
export const seen = (rows, from) =>
  // finds nothing
  rows.slice(from).map((row, at) => ({ key: row.id, element: row, index: from + at }));

// example: a guard for all routes that asks for the role that a route names
export const wardRouter = createHutRouter({
  routes: [
    // finds: screen path=/ward/gate
    { path: "/ward/gate", component: HutOf, meta: { everybody: true } },
    // finds: screen path=/ward/map guards=redirect=/ward/gate,role:guard:user
    { path: "/ward/map", component: HutOf },
    // finds: screen path=/ward/keys guards=role:role:admin,redirect=/ward/gate,role:guard:user
    { path: "/ward/keys", component: HutOf, meta: { role: "admin" } },
  ],
});
wardRouter.beforeEach((to) => {
  if (!to.meta.everybody && !window.ward.user) return "/ward/gate";
  if (to.meta.role && window.ward.user.role !== to.meta.role) return false;
  return true;
});

// example: routes that draw themselves for those who may see them
const FencedRoute = ({ component: Component, ...rest }) => (
  <Route5
    {...rest}
    render={(props) => {
      if (!window.gardener) return <Redirect5 to="/fenced/gate" />;
      return <Component {...props} />;
    }}
  />
);

export const Fenced = () => (
  <Switch5>
    {/* finds: screen path=/fenced/gate */}
    <Route5 path="/fenced/gate" component={Page} />
    {/* finds: screen path=/fenced/roses guards=redirect=/fenced/gate */}
    <FencedRoute path="/fenced/roses" component={Page} />
  </Switch5>
);

// example: loaders that lead elsewhere
const requireDiver = async () => {
  const diver = await window.diver();
  if (!diver) throw window.redirect("/dive/shop");
  return diver;
};

export const dives = [
  // finds: screen path=/dive/shop
  { path: "/dive/shop", element: <Page /> },
  // finds: screen path=/dive/wreck guards=redirect=/dive/shop,role:guard:diver
  { path: "/dive/wreck", element: <Page />, loader: () => requireDiver() },
  // finds: screen path=/dive/reefs/{reef}
  {
    path: "/dive/reefs/:reef",
    element: <Page />,
    loader: ({ params }) => {
      if (!window.reefs[params.reef]) throw window.redirect("/dive/shop");
      return 1;
    },
  },
];

// example: what an element is for a screen reader is no guard
const Group = ({ role, children }) => <div role={role}>{children}</div>;

export const grouped = [
  // finds: screen path=/grouped/shed guards=role=keeper
  {
    path: "/grouped/shed",
    element: (
      <Group role="keeper">
        <Shed />
      </Group>
    ),
  },
  // finds: screen path=/grouped/hut
  {
    path: "/grouped/hut",
    element: (
      <Group role="group">
        <Shed />
      </Group>
    ),
  },
];

// example: wouter
const Pier = () => <p>Pier</p>;

export const Wouter = () => (
  <WouterSwitch>
    {/* finds: screen path=/wouter/piers */}
    <WouterRoute path="/wouter/piers" component={Pier} />
    {/* finds: screen path=/wouter/piers/{pier} */}
    <WouterRoute path="/wouter/piers/:pier">{(params) => <Pier id={params.pier} />}</WouterRoute>
    {/* finds: screen path=/wouter/docks */}
    <WouterRoute path="/wouter/docks">
      <Pier />
    </WouterRoute>
  </WouterSwitch>
);

// example: wouter, with what asks for a session around the page
const Buoy = ({ id }) => <p>Buoy {id}</p>;

function Moored({ rank, children }) {
  const sailor = useSailor();
  if (!sailor) return <WouterRedirect to="/moored/gate" />;
  if (rank && sailor.rank !== rank) return <p>You have to be a harbour master for this page.</p>;
  return children;
}

export const Mooring = () => (
  <WouterSwitch>
    {/* finds: screen path=/moored/buoys guards=redirect=/moored/gate */}
    <WouterRoute path="/moored/buoys">
      <Moored>
        <Buoy id="all" />
      </Moored>
    </WouterRoute>
    {/* finds: screen path=/moored/buoys/{buoy} guards=redirect=/moored/gate */}
    <WouterRoute path="/moored/buoys/:buoy">
      {({ buoy }) => (
        <Moored>
          <Buoy id={buoy} />
        </Moored>
      )}
    </WouterRoute>
    {/* finds: screen path=/moored/open */}
    <WouterRoute path="/moored/open">
      <Buoy id="open" />
    </WouterRoute>
  </WouterSwitch>
);

// example: another address of a route, with what is spread
const Field = () => <p>Field</p>;
// finds: screen path=/spread/fields
const fields = { path: "/spread/fields", element: <Field /> };
// finds: screen path=/spread/fields/{tab}
const fieldTab = { ...fields, path: "/spread/fields/:tab" };
const place = { path: "/spread", name: "Fields" };

export const spread = createBrowserRouter([fields, fieldTab]);
// finds nothing
export const elsewhere = { ...place, path: "/spread/elsewhere" };

// example: routes that are copied for several parents
const Loans = { template: "<p>Loans</p>" };
const both = [
  { path: "lent", component: Loans },
  { path: "due/:day?", component: Loans },
];

export const copied = [
  // finds: screen path=/copies/mine
  {
    path: "/copies/mine",
    component: Loans,
    // finds: screen path=/copies/mine/lent name=mine parent=screen:/copies/mine
    // finds: screen path=/copies/mine/due/{day?} name=mine parent=screen:/copies/mine
    children: both.map((route) => ({ ...route, name: "mine" })),
  },
];

// example: routes below routes that are no screens of their own
const Barn = { template: "<p>Barn</p>" };

export const farm = [
  // finds: screen path=/farm
  {
    path: "/farm",
    component: Barn,
    children: [
      {
        path: "fields",
        children: [
          // finds: screen path=/farm/fields/{field} parent=screen:/farm
          { path: ":field", component: Barn },
        ],
      },
      {
        path: "stalls",
        // finds: screen path=/farm/stalls name=stalls parent=screen:/farm
        children: [{ path: "", name: "stalls", component: Barn }],
      },
    ],
  },
];

// example: data with paths and children
// finds nothing
export const tree = [{ path: "leaf", name: "Leaf", children: [{ path: "leaf.one", name: "One", children: [] }] }];

// example: a table of pages whose links say where it is
export class Rooms {
  pages = [
    // finds: screen path=/rooms-desk/keys title=Keys
    { id: "keys", path: "keys", title: "Keys", component: (props) => <p>{props.count}</p> },
    // finds: screen path=/rooms-desk/lamps title=Lamps
    { id: "lamps", path: "lamps", title: "Lamps", component: (props) => <p>{props.light}</p> },
  ];

  render() {
    return this.pages.map((page) => (
      <a key={page.id} href={`/rooms-desk/${page.path}`}>
        {page.title}
      </a>
    ));
  }
}

// example: a screen below a route that only leads on
const sent = () => <p>Sent</p>;

export const parcels = createBrowserRouter([
  // finds: screen path=/parcels
  {
    path: "/parcels",
    Component: sent,
    children: [
      {
        path: "by",
        children: [
          // finds: screen path=/parcels/by/{day} parent=screen:/parcels
          { path: ":day", Component: sent },
        ],
      },
    ],
  },
]);

// example: things that look alike
// finds nothing
export const menu = [
  { path: "/menu/home", title: "Home", icon: "house" },
  { path: "/menu/help", title: "Help", icon: "question" },
];

export const Icon = () => (
  <svg role="img" aria-label="check">
    {/* finds nothing */}
    <path d="M0 0h24v24H0z" />
  </svg>
);

// finds nothing
export const cookie = { path: "/", domain: "example.com", secure: true };

// example: an element with a path that is no route
const Link = ({ path, children }) => <a href={path}>{children}</a>;

// finds nothing
export const Links = () => <Link path="/link/never">Not a route</Link>;

// example: types of a component's props
const anyProp = () => null;
const Prose = ({ children, components }) => <article className={components.name}>{children}</article>;
// finds nothing
Prose.propTypes = { children: anyProp, components: anyProp };

export const proseTypes = Prose;

// example: what is asked around a page by a component that a store's library makes
const Porter = connect((state) => ({ guest: state.guest }))(({ guest, children }) =>
  guest ? children : <Navigate to="/porch" />,
);

export const Hall = () => (
  <Routes>
    {/* finds: screen path=/porch */}
    <Route path="/porch" element={<Page />} />
    {/* finds: screen path=/hall guards=redirect=/porch,role:guard:guest */}
    <Route
      path="/hall"
      element={
        <Porter>
          <Page />
        </Porter>
      }
    />
  </Routes>
);

export const Halls = () => (
  <Switch5>
    {/* finds: screen path=/halls/{hall} guards=redirect=/porch,role:guard:guest */}
    <Route5
      path="/halls/:hall"
      render={({ match }) => (
        <Porter>
          <Page hall={match.params.hall} />
        </Porter>
      )}
    />
  </Switch5>
);

// example: what is asked around routes holds for those below
const Session = ({ children }) => (window.user ? children : <Navigate to={`/kept/sign-in?next=${window.location}`} />);
const Wardens = ({ roles }) => (roles.includes(window.user.role) ? <Outlet /> : <p>Ask a warden.</p>);

export const kept = [
  // finds: screen path=/kept/sign-in
  { path: "/kept/sign-in", element: <Shed /> },
  {
    path: "/kept",
    element: (
      <Session>
        <Outlet />
      </Session>
    ),
    children: [
      // finds: screen path=/kept/list guards=redirect=/kept/sign-in,role:guard:user
      { path: "list", element: <Shed /> },
      {
        element: <Wardens roles={["warden", "owner"]} />,
        children: [
          // finds: screen path=/kept/keys guards=redirect=/kept/sign-in,role:guard:user,role:role:owner,role:role:warden
          { path: "keys", element: <Shed /> },
        ],
      },
    ],
  },
];

// example: whom a guard turns away it does not let in
const isSailor = () => window.user.role === "sailor";
const NotFor = ({ role, children }) => (window.user.role === role ? <Navigate to="/quay" /> : children);

export const quays = [
  // finds: screen path=/quay
  { path: "/quay", component: Shed },
  // finds: screen path=/quay/crane guards=redirect=/quay,role:role:warden
  { path: "/quay/crane", component: Shed, beforeEnter: () => window.user.role === "warden" || "/quay" },
  // finds: screen path=/quay/chat guards=redirect=/quay
  {
    path: "/quay/chat",
    component: Shed,
    beforeEnter: () => {
      if (window.user.role === "guest") return "/quay";
    },
  },
  // finds: screen path=/quay/sail guards=redirect=/quay
  {
    path: "/quay/sail",
    component: Shed,
    beforeEnter(_to, _from, next) {
      if (isSailor()) next("/quay");
      else next();
    },
  },
  // finds: screen path=/quay/locks guards=beforeEnter
  { path: "/quay/locks", component: Shed, beforeEnter: () => !["guest", "sailor"].includes(window.user.role) },
  // finds: screen path=/quay/tolls guards=redirect=/quay
  {
    path: "/quay/tolls",
    element: (
      <NotFor role="guest">
        <Shed />
      </NotFor>
    ),
  },
];

// example: a router below another application counts from its base
const BelowRouter = ({ routes, prefix, children }) => {
  const router = useMemo(() => {
    const basename = `/${prefix?.replace(/\/+/g, "/").replace(/^\/|\/$/g, "")}`;
    const frame = {
      element: <Session>{children}</Session>,
      children: routes.map((route) => ({ ...route, errorElement: route.errorElement || <Shed /> })),
    };
    return createBrowserRouter([frame], { basename });
  }, [routes, prefix, children]);
  return <RouterProvider router={router} />;
};
const belowRoutes = [
  {
    path: "",
    children: [
      // finds: screen path=/below/boats
      { path: "boats", element: <Shed /> },
      // finds: screen path=/below/boats/{boatId}
      { path: "boats/:boatId", element: <Shed /> },
    ],
  },
];
export const BelowApplication = ({ framework }) => {
  const own = { prefix: "/below", routes: belowRoutes };
  return (
    <Page {...framework}>
      <BelowRouter {...own}>
        <Page />
      </BelowRouter>
    </Page>
  );
};

// example: a router as an element that counts from its base
export const MarinaApplication = () => (
  <BrowserRouter basename="/marina/">
    <Routes>
      {
        // finds: screen path=/marina redirectsTo=/marina/berths
        <Route path="/" element={<Navigate to="/berths" replace />} />
      }
      {
        // finds: screen path=/marina/berths
        <Route path="/berths" element={<Shed />} />
      }
      {
        // finds: screen path=/marina/berths/{berthId}
        <Route path="/berths/:berthId" element={<Shed />} />
      }
    </Routes>
  </BrowserRouter>
);

// example: a router of wouter that counts from its base
export const WherryApplication = () => (
  <WouterRouter base="/wherries">
    {
      // finds: screen path=/wherries/sails
      <WouterRoute path="/sails">
        <Shed />
      </WouterRoute>
    }
    {
      // finds: screen path=/wherries/{wherryId}
      <WouterRoute path="/:wherryId">
        <Shed />
      </WouterRoute>
    }
  </WouterRouter>
);

// example: a base that only the server knows
export const servedRouter = createBrowserRouter(
  [
    // finds: screen path=/served/boats
    { path: "/served/boats", element: <Shed /> },
  ],
  { basename: window.servedBelow },
);

// example: a base of which only the server knows the beginning
export const Quays = () => (
  <BrowserRouter basename={`${window.portBase()}harbour/quays`}>
    <Routes>
      {/* finds: screen path=/harbour/quays/{quayId} */}
      <Route path="/:quayId" element={<Shed />} />
    </Routes>
  </BrowserRouter>
);

// example: a route that only the server says where it belongs
const Wheel = { template: "<p>The wheel</p>" };
const wheelRouter = createRouter({
  routes: [
    // finds: screen path=/wheel name=wheel
    { path: "/wheel", name: "wheel", component: Wheel },
    // finds: screen path=/wheels name=wheels
    { path: "/wheels", name: "wheels", component: Wheel },
  ],
});
// finds nothing
const spokes = { path: "spokes", name: "spokes", component: Wheel };
if (window.hasWheels) wheelRouter.addRoute("wheels", spokes);
else wheelRouter.addRoute("wheel", spokes);
// finds: screen path=/wheel/rim name=rim
wheelRouter.addRoute("wheel", { path: "rim", name: "rim", component: Wheel });

// example: areas of a table, each with its own routes below it
const areas = Object.values(
  Object.assign({
    "./mills/index.js": {
      id: "mills",
      // finds: screen path=/mills/{millId}
      routes: [{ path: ":millId", component: Wheel }],
    },
    "./weirs/index.js": {
      id: "weirs",
      // finds: screen path=/weirs/gates/{gate}
      routes: [{ path: "gates/:gate", component: Wheel }],
    },
  }),
);
function addAreas(all) {
  // finds: screen path=/mills
  // finds: screen path=/weirs
  for (const area of all.filter((one) => one !== null))
    wheelRouter.addRoute({ path: `/${area.id}`, component: Wheel, children: area.routes });
}
addAreas(areas);

// example: routes in a function that a route calls, whose paths repeat it, and routes below them
const Wheat = ({ match: { path } }) => (
  <Switch5>
    {/* finds: screen path=/fields/wheat/{sheaf} */}
    <Route5 path={`${path}/:sheaf`} component={Page} />
    {/* finds: screen path=/fields/wheat/{sheaf}/ears */}
    <Route5 path={`${path}/:sheaf/ears`} component={Page} />
  </Switch5>
);
export function Farmland({ match }) {
  const fields = `${match.path}/fields`;
  return (
    <Switch5>
      <Route5
        path={fields}
        render={() => (
          <Switch5>
            {/* finds: screen path=/fields/wheat */}
            <Route5 path={`${fields}/wheat`} component={Wheat} />
            {/* finds: screen path=/fields/barley */}
            <Route5 path={`${fields}/barley`} component={Page} />
          </Switch5>
        )}
      />
    </Switch5>
  );
}

// example: a route that a component of the program draws around what it is given
const Fenced = ({ children, isOpen, ...rest }) => (
  <Route5 {...rest}>
    {children}
    {!isOpen && <Redirect5 to="/gates" />}
  </Route5>
);
export const Pastures = ({ isOpen }) => (
  <Switch5>
    {/* finds: screen path=/pastures/{pasture} */}
    <Fenced exact path="/pastures/:pasture" isOpen={isOpen}>
      <Page />
    </Fenced>
    {/* finds: screen path=/gates */}
    <Route5 path="/gates" component={Page} />
  </Switch5>
);

// example: what a component hands on to a link is no route
const Signpost = ({ children, ...rest }) => <Link5 {...rest}>{children}</Link5>;
const Arrow = ({ children, path, isOpen }) => <Link5 to={path}>{isOpen && children}</Link5>;
export const Crossing = ({ isOpen }) => (
  <nav>
    {/* finds nothing */}
    <Arrow path="/nowhere" isOpen={isOpen}>
      <Page />
    </Arrow>
    {/* finds nothing */}
    <Signpost to="/elsewhere">
      <Page />
    </Signpost>
  </nav>
);

// example: parameters in braces, and outlets for what is drawn, as Owl and Dojo have them
export const owlRoutes = [
  // finds: screen path=/barns name=BARNS
  { name: "BARNS", path: "/barns", component: Page },
  // finds: screen path=/barns/@{barn}/owls/{owl} name=OWL
  { name: "OWL", path: "/barns/@{{barn}}/owls/{{owl.number}}", component: Page },
];
export const dojoRoutes = [
  // finds: screen path=/mats
  { path: "mats", outlet: "mats", defaultRoute: true },
  // finds: screen path=/mats/{mat}
  // finds: screen path=/mats/{mat}/belts/{belt}
  { path: "mats/{mat}", outlet: "mat", children: [{ path: "belts/{belt}", outlet: "belt" }] },
];
// finds nothing
export const shops = [{ path: "north/tiles.png", outlet: "North", open: true }];

// example: a tree that is made from files, as Routify 2 writes it
export const fileTree = {
  root: true,
  children: [
    {
      isDir: true,
      children: [
        // finds: screen path=/hives/{hiveId}
        {
          isIndex: true,
          isPage: true,
          path: "/hives/:hiveId/index",
          id: "_hives__hiveId_index",
          component: () => Page,
        },
        // finds: screen path=/hives/{hiveId}/frames
        { isPage: true, path: "/hives/:hiveId/frames", id: "_hives__hiveId_frames", component: () => Page },
      ],
      isLayout: true,
      path: "/hives/:hiveId",
      id: "_hives__hiveId__layout",
      component: () => Frame,
    },
    {
      isDir: true,
      ext: "",
      // finds: screen path=/hives/swarms
      children: [{ isPage: true, path: "/hives/swarms", id: "_hives_swarms", component: () => Page }],
      path: "/hives",
    },
    {
      isDir: true,
      // finds: screen path=/smokers/new
      children: [{ isPage: true, path: "/smokers/new", id: "_smokers_new", component: () => Page }],
      isLayout: true,
      path: "/smokers",
      id: "_smokers__layout",
      component: () => Frame,
    },
    // finds: screen path=/hives/{rest*}
    { isFallback: true, path: "/hives/_fallback", id: "_hives__fallback", component: () => Page },
    // finds: screen path=/
    { isIndex: true, isPage: true, path: "/index", id: "_index", component: () => Page },
  ],
  path: "/",
};

// example: routes below routes under the name that React Router Config gives them
export const honeyRoutes = [
  {
    path: "/honey",
    // finds: screen path=/honey/jars
    // finds: screen path=/honey/jars/{jar}
    routes: [{ path: "jars", component: Page, routes: [{ path: ":jar", component: Page }] }],
  },
  {
    // finds: screen path=/wax
    path: "/wax",
    component: Frame,
    // finds: screen path=/wax/candles
    routes: [{ path: "/wax/candles", component: Page }],
  },
].map((route) => ({ ...route, group: "Apiary" }));
