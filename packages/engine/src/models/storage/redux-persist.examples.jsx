// example: a reducer whose state is kept
// skip esbuild: so little code is not told from a library's there
import { persistReducer } from "redux-persist";

export const kept = (reducer, storage, hidden) =>
  // finds: constant value=desk-state
  persistReducer({ key: "desk-state", storage, blacklist: hidden }, reducer);
