/** The view in the hash of the page's address: for a file, which has no other place. */
import { later } from "../model/later.ts";
import type { AddressBar } from "../model/view-store.ts";

export const hashBar: AddressBar = {
  hash: () => window.location.hash,
  write: (address, how) =>
    how === "push" ? window.history.pushState(null, "", address) : window.history.replaceState(null, "", address),
  listen: (changed) => {
    // hashchange comes with every way through the history here: views differ in nothing but the hash
    window.addEventListener("hashchange", changed);
    return () => window.removeEventListener("hashchange", changed);
  },
  later,
};
