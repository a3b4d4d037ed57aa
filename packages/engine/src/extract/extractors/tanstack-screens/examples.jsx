// example: routes in code
const { createRoute, createRootRoute } = window.TanStackRouter;
const Page = () => <p>Page</p>;
const root = createRootRoute();
// finds: screen path=/code/shop
const shop = createRoute({ getParentRoute: () => root, path: "/code/shop", component: Page });
// finds: screen path=/code/shop/items/{itemId}
const item = createRoute({ getParentRoute: () => shop, path: "items/$itemId", component: Page });
// a layout without an address, and a segment that may be missing
const signedIn = createRoute({ getParentRoute: () => root, id: "signed-in", component: Page });
// finds: screen path=/code/ask/{question?}
const ask = createRoute({ getParentRoute: () => signedIn, path: "/code/ask/{-$question}", component: Page });
export const tree = root.addChildren([shop.addChildren([item]), signedIn.addChildren([ask])]);

// example: routes from files
const { createFileRoute } = window.TanStackRouter;
const Beds = () => <p>Beds</p>;
// finds: screen path=/files/beds/{bedId}
export const Bed = createFileRoute("/files/_auth/beds/$bedId")({ component: Beds });
// finds: screen path=/files/docs/{rest*}
export const Docs = createFileRoute("/files/docs/$")({ loader: () => 1, component: Beds });
// finds nothing
export const Auth = createFileRoute("/files/_auth")({ component: Beds });

// example: a curried function that is no router
const { on } = window.bus;
// finds nothing
export const stop = on("/never")({ once: true });

// example: what is asked before a route is loaded
const { createRoute: bathRoute, createRootRoute: bathRoot, redirect } = window.TanStackRouter;
const Bath = () => <p>Bath</p>;
const baths = bathRoot();
const members = bathRoute({
  getParentRoute: () => baths,
  id: "members",
  beforeLoad: ({ context }) => {
    if (!context.member) throw redirect({ to: "/code/join" });
  },
});
// finds: screen path=/code/saunas guards=redirect=/code/join
const saunas = bathRoute({ getParentRoute: () => members, path: "/code/saunas", component: Bath });
// finds: screen path=/code/towels guards=beforeLoad,redirect=/code/join
const towels = bathRoute({
  getParentRoute: () => members,
  path: "/code/towels",
  component: Bath,
  beforeLoad: ({ context }) => {
    if (!context.hasTowels) throw new Error("Bring a towel.");
  },
});
// finds: screen path=/code/join
const join = bathRoute({ getParentRoute: () => baths, path: "/code/join", component: Bath });
// finds: screen path=/code/moved
const moved = bathRoute({
  getParentRoute: () => baths,
  path: "/code/moved",
  beforeLoad: () => {
    throw redirect({ to: "/code/saunas" });
  },
});
export const bathTree = baths.addChildren([members.addChildren([saunas, towels]), join, moved]);

// example: what is asked by a file above others
const { createFileRoute: fileRoute, redirect: leadTo } = window.TanStackRouter;
const Birds = () => <p>Birds</p>;
const keepers = async (keeper) => {
  if (!(await keeper)) throw leadTo({ to: "/files/keys" });
};
// finds nothing
export const Keepers = fileRoute("/files/_keepers")({ beforeLoad: ({ context }) => keepers(context.keeper) });
// finds: screen path=/files/aviary guards=redirect=/files/keys
export const Aviary = fileRoute("/files/_keepers/aviary")({ component: Birds });
// finds: screen path=/files/keys
export const Keys = fileRoute("/files/keys")({ component: Birds });

// example: the tree that is generated from files, whose pieces count from the parents
const { createFileRoute: harbourFile, createRootRouteWithContext } = window.TanStackRouter;
const Quay = () => <p>Quay</p>;
// finds: screen path=/harbour/piers
const PiersFile = harbourFile("/harbour/_quiet/piers")({ component: Quay });
const QuietFile = harbourFile("/harbour/_quiet")({ component: Quay });
const HarbourFile = harbourFile("/harbour")();
const harbourRoot = createRootRouteWithContext()({ component: Quay });
// finds: screen path=/harbour
const HarbourRoute = HarbourFile.update({ id: "/harbour", path: "/harbour", getParentRoute: () => harbourRoot });
const QuietRoute = QuietFile.update({ id: "/_quiet", getParentRoute: () => HarbourRoute });
// finds: screen path=/harbour/piers
const PiersRoute = PiersFile.update({ id: "/piers", path: "/piers", getParentRoute: () => QuietRoute });
export const harbourTree = harbourRoot._addFileChildren({ HarbourRoute, QuietRoute, PiersRoute });
