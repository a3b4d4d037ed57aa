/** What functions of the platform give a name to, and are told to write in, by their paths and methods. */

const LOCALE = "locale in which something is written";

/** What the first argument is, by the path of the function. */
export const NAMED: ReadonlyMap<string, string> = new Map([
  ["BroadcastChannel", "channel between pages"],
  ["indexedDB.open", "database in the browser"],
  ["indexedDB.deleteDatabase", "database in the browser"],
  ["navigator.locks.request", "lock between pages"],
  ["navigator.serviceWorker.register", "service worker"],
  ["Worker", "worker"],
  ["SharedWorker", "worker"],
  ["Intl.DateTimeFormat", LOCALE],
  ["Intl.NumberFormat", LOCALE],
]);

/** The same, by the method of an object. */
export const OF_METHOD: ReadonlyMap<string, string> = new Map([
  ["createObjectStore", "store of a database"],
  ["toLocaleString", LOCALE],
  ["toLocaleDateString", LOCALE],
  ["toLocaleTimeString", LOCALE],
]);

/** A name, an address: no words. A locale with its region: a language alone is mostly there to have any. */
export const isNameOf = (value: string, meaning: string): boolean =>
  value.length > 2 && !/\s/.test(value) && (meaning !== LOCALE || value.includes("-"));
