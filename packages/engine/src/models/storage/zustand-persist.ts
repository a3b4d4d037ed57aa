/** Zustand's middleware that keeps a store: `create(persist((set) => ({ view: "list" }), { name: "desk-view" }))`. */
import { keeps, type Model } from "../model.ts";

export const zustandPersist = {
  package: "zustand",
  versions: "3 - 5",
  exports: { persist: "Persist", "*": "Middleware" },
  types: {
    Persist: { "(state: function, options: {name})": keeps("options.name", "state()") },
    // `devtools` has a name, too; without names of exports the other options tell them apart
    Middleware: {
      "(state: function, options: {storage|getStorage|partialize|migrate|merge|skipHydration|onRehydrateStorage})":
        keeps("options.name", "state()"),
    },
  },
} satisfies Model;
