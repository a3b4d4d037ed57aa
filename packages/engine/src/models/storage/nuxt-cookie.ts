/** Cookies of Nuxt: `useCookie("desk-view", { maxAge: 3600 })`. */
import { keeps, type Model } from "../model.ts";

const OPTIONS = "path|maxAge|expires|sameSite|secure|httpOnly|domain|default|watch|readonly|encode|decode";

export const nuxtCookie = {
  package: "nuxt",
  versions: "3 - 4",
  exports: { useCookie: "Cookie", "*": "Cookie" },
  types: { Cookie: { [`(name: text, options: {${OPTIONS}})`]: keeps("name") } },
} satisfies Model;
