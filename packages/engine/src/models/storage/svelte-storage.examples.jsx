// example: a store that is kept
// skip esbuild: so little code is not told from a library's there
import { persisted } from "svelte-persisted-store";

// finds: constant value=desk-preferences
// finds: constant name=loansPerPage value=20
// finds: constant name=theme value=light
export const preferences = persisted("desk-preferences", { theme: "light", loansPerPage: 20 });
