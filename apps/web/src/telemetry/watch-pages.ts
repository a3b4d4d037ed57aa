/** Measures pages and steps between them, and reports errors that nobody caught. Loaded after the first page stands. */
import type { AppRouter } from "../app/router.ts";
import type { Reporter } from "./reporter.ts";

export function watchPages(reporter: Reporter, router: AppRouter): void {
  const view = () => router.state.matches.at(-1)?.fullPath ?? "";
  window.addEventListener("error", ({ error }) => void reporter.error(error, view()));
  window.addEventListener("unhandledrejection", ({ reason }) => void reporter.error(reason, view()));
  void import("./web-vitals.ts").then(({ measurePages }) =>
    measurePages(reporter, {
      view,
      onStart: (started) => router.subscribe("onBeforeLoad", started),
      onDone: (done) => router.subscribe("onRendered", done),
    }),
  );
}
