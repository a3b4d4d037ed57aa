/** Libraries that keep values in the browser by a key: `store.set("view", view)`, `Cookies.get("view")`. */
import { gives, keeps, type Model } from "../model.ts";

export const keyValue = {
  package: ["store2", "store", "js-cookie", "lscache", "localforage", "idb-keyval", "universal-cookie"],
  versions: "store2 2, store 2, js-cookie 2 - 3, lscache 1, localforage 1, idb-keyval 3 - 6, universal-cookie 4 - 8",
  exports: { default: "Keeper", "*": "Keeper" },
  types: {
    Keeper: {
      "new (options?)": gives("Keeper"),
      "get|getItem|has(key)": keeps("key"),
      "set|setItem|add|transact(key, value)": keeps("key", "value"),
    },
  },
} satisfies Model;
