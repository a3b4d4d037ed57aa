// example: options that a library of others is given when the program starts
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

// example: the values of one thing, each under its name
import axios from "axios";

// finds nothing
export const places = axios.create({ SIDE_BAR: "side-bar", HEADER: "header" });

// example: an environment of Angular's command line
export const environment = {
  production: true,
  // finds: constant name=api.base value=/api
  // finds: constant name=api.realm value=members
  api: { base: "/api", realm: "members" },
};

// example: what is taken where nothing is kept
export function speedOf(settings, words) {
  // finds: constant name=spindle.speed value=1000
  const speed = settings.get("spindle.speed", 1000);
  // finds nothing
  const held = settings.get("spindle.held", false);
  // finds nothing
  return held ? speed : words.get("Nothing is kept yet", "Nothing is kept yet, so wait");
}

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

// example: a default under its own name
export function normal(settings) {
  // finds: constant name=level value=info
  settings.level = settings.level || "info";
  // finds nothing
  const level = settings.depth || "info";
  return { settings, level };
}

// example: a table of flags
export const DEFAULTS = {
  features: {
    // finds: constant name=offlineLoans value=false
    offlineLoans: false,
    // finds: constant name=newCatalogue value=true
    newCatalogue: true,
  },
};

export const isOn = (name, given) => given[name] ?? DEFAULTS.features[name];
export const names = Object.keys(DEFAULTS.features);

// example: below a name
export const shop = {
  title: "Lendwell",
  flags: {
    // finds: constant name=reminders value=true
    reminders: true,
    // finds: constant name=fines value=false
    fines: false,
  },
};

// example: tables that look alike
export const tables = {
  // finds nothing
  columns: { title: true, author: false },
  // finds nothing
  flags: { reminders: true, since: "2024" },
};

// example: what is drawn in a colour of its own
// finds nothing
export const tintOf = (mark) => mark.tint || "#3ea2ff";

// example: what is only drawn where none is given
export const Phone = ({ guest }) => (
  // finds nothing
  <i>{guest.phoneMobile || "n/a"}</i>
);
