/** Svelte stores that are kept: `persisted("desk-view", { view: "list" })`. */
import { keeps, type Model } from "../model.ts";

export const svelteStorage = {
  package: ["svelte-persisted-store", "svelte-local-storage-store"],
  versions: "svelte-persisted-store 0, svelte-local-storage-store 0",
  exports: { persisted: "Kept", writable: "Kept", "*": "Kept" },
  types: { Kept: { "(key: text, value, options?)": keeps("key", "value") } },
} satisfies Model;
