import Backbone from "backbone";

// example: a router with options
export const Library = Backbone.Router.extend({
  routes: {
    // finds: screen path=/ name=shelves
    "": "shelves",
    // finds: screen path=/books/{book} name=oneBook
    "books/:book": "oneBook",
    // finds: screen path=/search/{query}/{page?} name=search
    "search/:query(/:page)": "search",
    // finds: screen path=/files/{path*} name=file
    "files/*path": "file",
  },
  shelves: () => document.title,
  oneBook: (book) => book,
  search: (query, page) => [query, page],
  file: (path) => path,
});

// example: what is asked before any route is drawn
export const Stable = Backbone.Router.extend({
  routes: {
    // finds: screen path=/boxes guards=redirect=gate,role:guard:rider name=boxes
    boxes: "boxes",
    // finds: screen path=/gate name=gate
    gate: "gate",
    // finds: screen path=/paddock name=paddock
    paddock: "paddock",
  },
  execute(callback, args, name) {
    if (name !== "paddock" && name !== "gate" && !window.rider) {
      this.navigate("gate", { trigger: true });
      return false;
    }
    return callback.apply(this, args);
  },
  boxes: () => document.title,
  gate: () => document.title,
  paddock: () => document.title,
});

// example: routes of what a program puts around its router, with whom each is for
export const Mill = Backbone.Router.extend({
  routes: {
    // finds: screen path=/mill name=mill
    mill: "mill",
    // finds: screen path=/mill/{sack} guards=role:role:miller name=sack
    "mill/:sack": { route: "sack", roles: ["miller"] },
  },
  mill: () => document.title,
  sack: (sack) => sack,
});

// example: a router as a class
export class Garage extends Backbone.Router {
  routes() {
    return {
      // finds: screen path=/cars name=cars
      cars: "cars",
      // finds: screen path=/cars/{car} name=car
      "cars/:car": "car",
    };
  }

  cars() {
    return this.list;
  }

  car(id) {
    return id;
  }
}

// example: routes of something else
// finds nothing
export const transport = { routes: { bus: "b1", tram: "t9" }, bus: 4, start: () => 1 };

// finds nothing
export const handlers = { routes: { click: () => 1, keydown: () => 2 } };

// example: what a method asks by handing what it draws to one that decides
export const Aviary = Backbone.Router.extend({
  routes: {
    // finds: screen path=/nests name=nests
    nests: "nests",
    // finds: screen path=/eggs guards=role:role:admin name=eggs
    eggs: "eggs",
  },
  nests() {
    this.draw(document.title);
  },
  eggs() {
    this.forAdmins(() => document.title);
  },
  draw(text) {
    document.body.append(text);
  },
  forAdmins(make) {
    if (window.keeper.role === "admin") return this.draw(make());
    return this.draw("Not for you");
  },
});
