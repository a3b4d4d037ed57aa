// example: what is kept, and what it begins with
// skip esbuild: so little code is not told from a library's there
import { useStorage } from "@vueuse/core";

// finds: constant value=desk-columns
export const columns = () => useStorage("desk-columns", ["name", "due"]);

// example: keys of the keyboard
// skip esbuild: so little code is not told from a library's there
import { onKeyStroke } from "@vueuse/core";

// finds nothing
export const closes = (close) => onKeyStroke("Escape", () => close("room"));
