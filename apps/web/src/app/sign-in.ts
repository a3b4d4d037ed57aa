/** Where a token is needed: whoever has none, or one that has ended, is led to the page that takes one, and back. */
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { ApiError } from "../api/problem.ts";
import type { AppContext } from "./context.ts";
import { callerQuery } from "./queries.ts";
import type { AppRouter } from "./router.ts";

const SIGN_IN = "/sign-in";
const UNKNOWN_CALLER = 401;

const needsToken = (error: unknown): boolean => error instanceof ApiError && error.status === UNKNOWN_CALLER;

/** Before any page but the sign-in is opened. Other errors are the page's to tell. @throws a redirect */
export async function requireCaller(
  { api, queryClient }: AppContext,
  { pathname, href }: { readonly pathname: string; readonly href: string },
): Promise<void> {
  if (pathname === SIGN_IN) return;
  try {
    await queryClient.ensureQueryData(callerQuery(api));
  } catch (error) {
    if (needsToken(error)) throw redirect({ to: SIGN_IN, search: { to: href }, replace: true });
  }
}

/** A token can end while a page is open: the answer to the next request then leads to the sign-in. */
export function signInWhenTokenEnds(router: AppRouter, queryClient: QueryClient): void {
  const lead = (error: unknown) => {
    const { pathname, href } = router.state.location;
    if (!needsToken(error) || pathname === SIGN_IN) return;
    queryClient.removeQueries({ queryKey: ["caller"] });
    void router.navigate({ to: SIGN_IN, search: { to: href }, replace: true });
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") lead(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") lead(event.action.error);
  });
}
