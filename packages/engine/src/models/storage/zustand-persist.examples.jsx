// example: a store that is kept
// skip esbuild: so little code is not told from a library's there
import { create } from "zustand";
import { devtools, persist } from "zustand/middleware";

export const useDesk = create(
  // finds: constant value=desk-settings
  // finds: constant name=pageSize value=25
  // finds: constant name=theme value=system
  persist((set) => ({ theme: "system", pageSize: 25, confirmLoans: true, save: (next) => set(next) }), {
    name: "desk-settings",
    partialize: ({ theme, pageSize, confirmLoans }) => ({ theme, pageSize, confirmLoans }),
  }),
);

// example: the name of a store in the tools of a browser is no key
// finds nothing
export const useShelf = create(
  devtools((set) => ({ shelf: "left", move: (shelf) => set({ shelf }) }), { name: "shelf-store" }),
);
