/** A reducer whose state is kept: `persistReducer({ key: "desk", storage, whitelist }, reducer)`. */
import { keeps, type Model } from "../model.ts";

export const reduxPersist = {
  package: "redux-persist",
  versions: "5 - 6",
  exports: { persistReducer: "Persist", "*": "Persist" },
  types: {
    Persist: { "(config: {storage|whitelist|blacklist|stateReconciler}, reducer)": keeps("config.key") },
  },
} satisfies Model;
