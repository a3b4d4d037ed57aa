// example: an atom that is kept
// skip esbuild: the names of the library's exports are lost there
import { atomWithStorage } from "jotai/utils";

// finds: constant value=desk-density
export const density = atomWithStorage("desk-density", "wide");
