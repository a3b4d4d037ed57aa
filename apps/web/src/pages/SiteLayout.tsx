/** The pages about applications: a head with the ways to the others, and the page below it. */
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { Boxes, CircleHelp, KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "../app/context.ts";
import { callerQuery } from "../app/queries.ts";
import { SkipLink } from "../kit/SkipLink.tsx";
import { ThemeToggle } from "../kit/ThemeToggle.tsx";
import { Mark } from "../views/Mark.tsx";
import { SignedIn } from "./parts/SignedIn.tsx";
import classes from "./SiteLayout.module.css";
import { titleOf, useTitle } from "./title.ts";

const CONTENT_ID = "content";

export function SiteLayout() {
  useTitle(useRouterState({ select: ({ matches }) => titleOf(matches) }));
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Also stands around what is no page: an address that leads nowhere, a page that failed before anything was drawn. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { api } = useApp();
  // Asked for before the page was opened; without a token there is no answer, and none is waited for.
  const { data: caller } = useQuery({ ...callerQuery(api), enabled: false });
  const keepsTokens = caller?.authentication === "token" && caller.role === "admin";
  return (
    <div className={classes.site}>
      <SkipLink target={CONTENT_ID}>Skip to the content</SkipLink>
      <header className={classes.head}>
        <Link to="/" className={classes.brand} aria-label="As-Built: to the start">
          <Mark size={28} />
          <span className={classes.name}>As-Built</span>
        </Link>
        <nav className={classes.links} aria-label="Pages">
          <Link to="/applications" className={classes.link}>
            <Boxes size={16} aria-hidden="true" />
            Applications
          </Link>
          <Link to="/ask/{-$question}" params={{ question: undefined }} className={classes.link}>
            <CircleHelp size={16} aria-hidden="true" />
            Ask
          </Link>
          {keepsTokens && (
            <Link to="/tokens" className={classes.link}>
              <KeyRound size={16} aria-hidden="true" />
              Tokens
            </Link>
          )}
        </nav>
        <span className={classes.tools}>
          <SignedIn />
          <ThemeToggle />
        </span>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
