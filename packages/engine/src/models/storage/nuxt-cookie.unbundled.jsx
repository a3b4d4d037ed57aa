// example: a cookie of Nuxt
// skip esbuild: so little code is not told from a library's there
import { useCookie } from "nuxt/app";

export function useVisitor() {
  // finds: constant value=quay-visitor
  // finds: constant name=maxAge value=3600
  return useCookie("quay-visitor", { maxAge: 3600 });
}
