// example: a store that a plugin keeps
// skip esbuild: so little code is not told from a library's there
import { defineStore } from "pinia";

// finds: constant value=desk-session
// finds: constant name=desk value=left
export const useSession = defineStore("session", {
  state: () => ({ member: "", desk: "left", signedInAt: "" }),
  persist: { key: "desk-session" },
});
