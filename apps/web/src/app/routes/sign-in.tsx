/** `/sign-in?to=/applications`: takes a token, where the server asks for one. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { type SearchText, textIn } from "../search-text.ts";
import { siteRoute } from "./site.tsx";

export const signInRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/sign-in",
  validateSearch: (search: SearchText): { readonly to?: string | undefined } => ({ to: textIn(search, "to") }),
  head: () => ({ meta: [{ title: "Sign in · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/SignInPage.tsx"), "SignInPage"),
});
