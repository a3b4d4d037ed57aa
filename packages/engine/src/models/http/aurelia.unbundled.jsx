import { inject } from "aurelia-dependency-injection";
import { HttpClient, json } from "aurelia-fetch-client";

// example: clients that a decorator of Aurelia 1 injects, as Babel lowers it
let _class, _class2;

const Kiln =
  inject(HttpClient)(
    // biome-ignore lint/suspicious/noAssignInExpressions: Babel writes it so
    (_class = class Kiln {
      constructor(http) {
        this.http = http;
      }

      get(path) {
        // finds: call method=GET url=/kiln/pots
        return this.http.fetch(`/kiln${path}`, { method: "GET" }).then((answer) => answer.json());
      }

      put(path, body) {
        // finds: call method=PUT url=/kiln/pots/{id} body=glaze
        return this.http.fetch(`/kiln${path}`, { method: "PUT", body: json(body) });
      }
    }),
  ) || _class;

export const Pots =
  inject(Kiln)(
    // biome-ignore lint/suspicious/noAssignInExpressions: Babel writes it so
    (_class2 = class Pots {
      constructor(kiln) {
        this.kiln = kiln;
      }

      all() {
        return this.kiln.get("/pots");
      }

      glaze(pot, glaze) {
        return this.kiln.put(`/pots/${pot.id}`, { glaze });
      }
    }),
  ) || _class2;

// example: what is made of a class by something else than what injects
const shown = (tag, view) => (type) => customElements.define(tag, type) ?? view;

export const Shelf =
  shown(
    "x-shelf",
    HTMLElement,
  )(
    class extends HTMLElement {
      constructor(table, http) {
        super();
        this.http = http ?? table;
      }

      all() {
        // finds nothing
        return this.http.get("/shelf");
      }
    },
  ) || HTMLElement;
