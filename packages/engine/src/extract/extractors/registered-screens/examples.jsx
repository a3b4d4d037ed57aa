import { registerApplication, start } from "single-spa";

// example: applications of single-spa
const loadShop = () => Promise.resolve({ bootstrap: [], mount: [], unmount: [] });

// finds: screen path=/mounted/shop name=shop
registerApplication({ name: "shop", app: loadShop, activeWhen: "/mounted/shop" });
// finds: screen path=/mounted/bank name=bank
// finds: screen path=/mounted/safe name=bank
registerApplication({ name: "bank", app: loadShop, activeWhen: ["/mounted/bank", "/mounted/safe"] });
// finds nothing
registerApplication({ name: "bar", app: loadShop, activeWhen: () => true });
start();

// example: routes of Aurelia and Durandal
export class App {
  configureRouter(config) {
    config.map([
      // finds: screen path=/ name=nests
      // finds: screen path=/nests name=nests
      { route: ["", "nests"], name: "nests", moduleId: "./nests" },
      // finds: screen path=/nests/{id} title="One nest"
      { route: "nests/:id", moduleId: "./nest", title: "One nest" },
    ]);
  }
}

// example: routes of san-router
// finds: screen path=/dens
window.burrow.add({ rule: "/dens", Component: window.Den, target: "#ground" });
// finds: screen path=/dens/{den}/setts
window.burrow.add({ rule: "/dens/:den/setts", Component: window.Sett });
window.burrow.start();

// example: data that looks alike
// finds nothing
export const game = { rule: "/no running", players: 4 };
// finds nothing
export const bus = { route: "12", stops: ["a", "b"] };
