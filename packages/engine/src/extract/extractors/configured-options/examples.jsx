// example: options that a library of others is given when the program starts
// skip esbuild: alone in one scope with the examples, the library is not told from them
import axios from "axios";

// finds: constant name=baseURL value=/api/v2
// finds: constant name=xsrfCookieName value=shop-token
export const client = axios.create({ baseURL: "/api/v2", xsrfCookieName: "shop-token" });

// example: what is given later, and what is drawn
import axios from "axios";

export function ask(query) {
  // finds nothing
  return axios.create({ kind: "quick", query });
}

// finds nothing
export const theme = axios.create({ palette: { main: "plum" } });

// example: an environment of Angular's command line
export const environment = {
  production: true,
  // finds: constant name=api.base value=/api
  // finds: constant name=api.realm value=members
  api: { base: "/api", realm: "members" },
};

// example: a table of settings
export const settings = {
  // finds: constant name=order value=newest
  order: { default: "newest", sync: true },
  // finds: constant name=visible value=40
  visible: { default: 40 },
  // finds: constant name=sounds value=true
  sounds: { default: true },
  // finds: constant name=hints value=false
  hints: { default: false },
};

// example: what a component takes
export const List = {
  // finds nothing
  props: {
    order: { default: "newest" },
    visible: { default: 40 },
    sounds: { default: true },
    hints: { default: false },
  },
};

// example: what is taken where none is given
export function open(options, list) {
  // finds: constant name=perPage value=40
  const many = options.perPage ?? 40;
  // finds: constant name=realm value=Members-1
  const realm = options.realm || "Members-1";
  // finds nothing
  const first = list.index || 1;
  // finds nothing
  const kind = options.kind ?? "per-group";
  // finds nothing
  const text = options.note || "There is no note here.";
  return [many, realm, first, kind, text];
}
