// example: ngRoute
angular.module("shop", ["ngRoute"]).config(($routeProvider) => {
  // finds: screen path=/ng/baskets
  // finds: screen path=/ng/baskets/{basketId} title="One basket"
  // finds: screen path=/ng/old redirectsTo=/ng/baskets
  // finds: screen path=/{rest*} redirectsTo=/ng/baskets
  $routeProvider
    .when("/ng/baskets", { templateUrl: "baskets.html", controller: "BasketsController" })
    .when("/ng/baskets/:basketId", { templateUrl: "basket.html", title: "One basket" })
    .when("/ng/old", { redirectTo: "/ng/baskets" })
    .otherwise({ redirectTo: "/ng/baskets" });
});

// example: UI-Router
angular.module("garden", ["ui.router"]).config(($stateProvider) => {
  // finds: screen path=/ui/beds name=beds.list
  // finds: screen path=/ui/beds/{bedId} title="One bed"
  // finds: screen path=/help name=beds.help
  $stateProvider
    .state("beds", { abstract: true, url: "/ui/beds", template: "<ui-view/>" })
    .state("beds.list", { url: "", component: "bedList" })
    .state("beds.one", { url: "/{bedId:int}?tab", component: "bed", data: { title: "One bed" } })
    .state({ name: "beds.help", url: "^/help", component: "help" });
});

// example: what the data of a state ask holds for those below it
angular.module("orchard", ["ui.router"]).config(($stateProvider) => {
  // finds: screen path=/orchard/gate name=gate
  // finds: screen path=/orchard/trees guards=membersOnly name=inside.trees
  // finds: screen path=/orchard/press guards=membersOnly,role=presser name=inside.press
  $stateProvider
    .state("gate", { url: "/orchard/gate", component: "gate", data: { quiet: true } })
    .state("inside", { abstract: true, url: "/orchard", template: "<ui-view/>", data: { membersOnly: true } })
    .state("inside.trees", { url: "/trees", component: "trees" })
    .state("inside.press", { url: "/press", component: "press", data: { role: "presser" } });
});
angular.module("orchard").run(($transitions, $state) => {
  $transitions.onStart({ to: (state) => state.data && state.data.membersOnly }, () => $state.target("gate"));
});

// example: calls of the same names
export function schedule(rules, machine) {
  // finds nothing
  rules.when("/never", { retries: 3 }).otherwise({ retries: 1 });
  machine.state("open", { next: "closed" });
}
