/** Around every page: word of steps between pages for screen readers, and that one is under way. */
import { Outlet, useRouterState } from "@tanstack/react-router";
import { LiveText } from "../kit/LiveText.tsx";
import classes from "./RootLayout.module.css";

export function RootLayout() {
  const busy = useRouterState({ select: ({ status }) => status === "pending" });
  return (
    <>
      <div className={classes.bar} data-busy={busy} aria-hidden="true" />
      <LiveText>{busy ? "Loading" : ""}</LiveText>
      <Outlet />
    </>
  );
}
