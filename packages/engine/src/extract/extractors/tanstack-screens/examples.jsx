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
