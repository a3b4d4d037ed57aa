// example: what is kept in the browser
export function theme(next) {
  // finds: constant value=lendwell.theme
  if (next) localStorage.setItem("lendwell.theme", next);
  // finds: constant value=lendwell.seen
  return window.sessionStorage.getItem("lendwell.seen");
}

// example: what is kept in the browser, or in something that stands in for it
export function counter(next) {
  // finds: constant value=lendwell.counter
  if (next) (window.keptByHost || window.localStorage).setItem("lendwell.counter", next);
  // finds nothing
  return (window.keptByHost || window.drawer).getItem("lendwell.drawer");
}

// example: behind a function of the product's own
const store = { read: (key) => localStorage.getItem(key) };

export function sidebar() {
  // finds: constant value=lendwell.sidebar
  return store.read("lendwell.sidebar");
}

// example: files and formats
export function save(saveAs, blob, day) {
  // finds: constant value=loans.csv
  saveAs(blob, "loans.csv");
  // finds: constant value="YYYY-MM-DD HH:mm"
  return day.format("YYYY-MM-DD HH:mm");
}

// example: things that look alike
export function cache(map, keys) {
  // finds nothing
  map.setItem("lendwell.other", 1);
  // finds nothing
  for (const key of keys) localStorage.removeItem(key);
  // finds nothing
  return "Madam, yes";
}

// example: versions of many packages are theirs
export const bundled = {
  // finds nothing
  alpha: "1.2.3",
  // finds nothing
  beta: "2.0.1",
  // finds nothing
  gamma: "4.5.6",
  // finds nothing
  delta: "0.3.9",
};

// example: identifiers
export const site = {
  // finds: constant value=2ba103b5-7783-49a7-9693-a156383ca697
  tenant: "2ba103b5-7783-49a7-9693-a156383ca697",
  // finds nothing
  sample: { id: "4a23b2b5-21f7-4a63-a1ab-9f18d6ce2e6a", name: "Sample" },
};

export const numbering = {
  // finds nothing
  loan: { series: "0518132e-dd8c-4773-8fa9-07c9af4444ee" },
  // finds nothing
  room: { series: "17772cbd-8de1-4969-ac2e-c51798bc4e75" },
  // finds nothing
  desk: { series: "26583488-7cb4-42b5-a8e2-4db005c8f5ef" },
  // finds nothing
  guest: { series: "29ff8c5e-597a-41c6-a481-6e92dfe0a59f" },
};

export function chunk(scope, stack) {
  // finds nothing
  scope._sentryDebugIds[stack] = "28b241e3-6cc4-4d1e-ab71-0b06193df202";
}

// example: keys by other ways
export function shelves(id) {
  // finds: constant value=lendwell.shelves
  return window.localStorage?.getItem("lendwell.shelves") ?? localStorage.getItem(shelfKey(id));
}

// finds: constant value=lendwell.shelf:
const shelfKey = (id) => `lendwell.shelf:${id}`;

// example: keys of a store of IndexedDB
export async function kept(key) {
  const shelf = (await opened()).transaction(["shelf"], "readonly").objectStore("shelf");
  return new Promise((resolve) => {
    const asked = shelf.get(key);
    asked.onsuccess = () => resolve(asked.result);
  });
}

export const keep = async (key, value) => (await opened()).transaction("shelf").objectStore("shelf").put(value, key);

const opened = () =>
  // finds: constant value=desk
  new Promise((resolve) => (indexedDB.open("desk").onsuccess = ({ target }) => resolve(target.result)));

// finds: constant value=reader-token
export const readerToken = () => kept("reader-token");
// finds: constant value=last-shelf
export const leave = (shelf) => keep("last-shelf", shelf);
// finds nothing
export const lookUp = (catalogue) => catalogue.get("first-shelf");

// example: which servers are served
export function served(server, semver) {
  // finds: constant value=">=7.0.0"
  return semver.satisfies(server.version, ">=7.0.0");
}

// example: what is taken while nothing is kept
// skip webpack: the names of the library's exports are lost there
// skip rspack: the names of the library's exports are lost there
import { create } from "zustand";
import { persist } from "zustand/middleware";

export const useDesk = create(
  // finds: constant value=desk-view
  persist(
    (set) => ({
      // finds: constant name=rowsShown value=25
      rowsShown: 25,
      open: false,
      note: "",
      // finds: constant name=sorting.by value=arrival
      sorting: { by: "arrival", turned: 1 },
      // finds: constant name=berths value="[\"north\",\"east\"]"
      berths: ["north", "east"],
      set,
    }),
    { name: "desk-view", storage: undefined },
  ),
);
