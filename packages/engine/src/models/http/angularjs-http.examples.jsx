// example: a class that names what it needs
class Library {
  static $inject = ["$http", "place"];

  constructor(http, place) {
    Object.assign(this, { http, place });
    this.shelves = `${place.root}/shelves`;
  }

  all(page) {
    // finds: call method=GET url=/library/shelves query=page
    return this.http.get(this.shelves, { params: { page } });
  }

  rename(shelf, label) {
    // finds: call method=PUT url=/library/shelves/{id} body=label
    return this.http.put(`${this.place.root}/shelves/${shelf.id}`, { label });
  }
}

angular.module("library", []).constant("place", { root: "/library" }).service("Library", Library);

// example: a function in a list of names
angular.module("port", []).controller("Boats", [
  "$http",
  function Boats(ask) {
    // finds: call method=GET url=/boats
    ask.get("/boats").then(({ data }) => {
      this.boats = data;
    });
    this.sell = (boat, price) =>
      // finds: call method=POST url=/boats/{id}/sale body=price
      ask({ method: "POST", url: `/boats/${boat.id}/sale`, data: { price } });
  },
]);

// example: something else that is injected
class Pump {
  static $inject = ["$pump", "http"];

  constructor(pump, http) {
    // finds nothing
    http.get("/never");
    pump.get("/never/more");
  }
}

angular.module("pumps", []).service("Pump", Pump);

// example: a service that is a function, asked by a method of another one
function Line($http, $q) {
  return {
    ask(path) {
      const done = $q.defer();
      $http.get(`/line${path}`).then((answer) => done.resolve(answer.data));
      return done.promise;
    },
  };
}

angular.module("line", []).service("Line", ["$http", "$q", Line]);

angular.module("line").service("Trains", [
  "Line",
  (line) => ({
    // finds: call method=GET url=/line/trains response=platform
    all: () => line.ask("/trains").then((train) => train.platform),
    // finds: call method=GET url=/line/trams response=stop
    trams: () => line.ask("/trams").then((tram) => tram.stop),
  }),
]);

// example: controllers that stand in objects: of components, directives, states and dialogs
angular.module("ferry", []).factory("Ferry", ["$http", ($http) => ({ ask: (path, data) => $http.post(path, data) })]);

angular.module("ferry").component("ferryList", {
  template: "<ul></ul>",
  controller: [
    "Ferry",
    function (ferry) {
      // finds: call method=POST url=/ferries/hail body=pier
      this.hail = (pier) => ferry.ask("/ferries/hail", { pier });
    },
  ],
});

angular.module("ferry").directive("ferryBell", () => ({
  controller: [
    "Ferry",
    function (ferry) {
      // finds: call method=POST url=/ferries/bell body=rings
      this.ring = (rings) => ferry.ask("/ferries/bell", { rings });
    },
  ],
}));

export const warn = ($mdDialog) =>
  $mdDialog.show({
    controller: [
      "$scope",
      "Ferry",
      (scope, ferry) => {
        // finds: call method=POST url=/ferries/warning body=fog
        scope.warn = (fog) => ferry.ask("/ferries/warning", { fog });
      },
    ],
  });

export const routes = ($routeProvider) =>
  $routeProvider.when("/piers", {
    template: "<ferry-list></ferry-list>",
    resolve: {
      // finds: call method=POST url=/piers/near body=miles
      piers: ["Ferry", (ferry) => ferry.ask("/piers/near", { miles: 4 })],
    },
  });
