/**
 * Entry of the hosted application in the browser. What the server has drawn is taken over as it is, with the data that
 * came with it; a page that it has not drawn is drawn here.
 */
import { hydrate } from "@tanstack/react-query";
import { createBrowserHistory } from "@tanstack/react-router";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApi } from "./api/api.ts";
import { App } from "./app/App.tsx";
import { readHandover } from "./app/handover.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.ts";
import { signInWhenTokenEnds } from "./app/sign-in.ts";
import { renewedAddress } from "./app/view-address.ts";
import { createPrefetchQueue } from "./model/prefetch-queue.ts";
import { createReporter } from "./telemetry/reporter.ts";
import { watchPages } from "./telemetry/watch-pages.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element for the application");

const renewed = renewedAddress(window.location);
if (renewed !== undefined) window.history.replaceState(null, "", renewed);

const api = createApi();
const queryClient = createQueryClient();
const reporter = createReporter(api.report);
const handover = renewed === undefined ? readHandover(document) : undefined;
if (handover) hydrate(queryClient, handover.cache);

const router = createAppRouter(
  { api, queryClient, reporter, prefetches: createPrefetchQueue() },
  createBrowserHistory(),
);
watchPages(reporter, router);
signInWhenTokenEnds(router, queryClient);

const app = <App router={router} />;
const options = { onUncaughtError: (error: unknown) => void reporter.error(error, "") };
if (handover) {
  // The router's own sign that the server has drawn the first page: it then draws the same elements around it.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, app, options);
} else {
  createRoot(root, options).render(app);
}
