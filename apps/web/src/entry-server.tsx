/**
 * Draws a page of the hosted application on the server: the same routes, with the server's own API for their data. Gives
 * the page as markup with the answers that it was drawn from, or where it leads. Whatever fails is told, and the page is
 * then drawn in the browser.
 */
import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { createRequestHandler } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createApi } from "./api/api.ts";
import { ApiError } from "./api/problem.ts";
import { App } from "./app/App.tsx";
import { fillPage } from "./app/page-template.ts";
import { createQueryClient } from "./app/query-client.ts";
import { type AppRouter, createAppRouter } from "./app/router.ts";
import { createPrefetchQueue } from "./model/prefetch-queue.ts";
import { titleOf } from "./pages/title.ts";
import { digestOf } from "./telemetry/digest.ts";
import { silentReporter } from "./telemetry/reporter.ts";

export interface PageRequest {
  /** Path and query. */
  readonly href: string;
  /** The built `index.html`. */
  readonly template: string;
  /** Answers requests to the API as the caller of the page. */
  readonly fetch: typeof fetch;
  /** Told of what failed, with the digest that the page shows. */
  readonly onError: (error: unknown, digest: string) => void;
}

export type PageAnswer =
  | { readonly status: number; readonly html: string }
  | { readonly status: number; readonly location: string };

export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { href, template, onError } = request;
  try {
    return await draw(request);
  } catch (error) {
    onError(error, digestOf(error));
    return { status: 200, html: fillPage(template, { path: href }) };
  }
}

async function draw({ href, template, fetch: fetcher, onError }: PageRequest): Promise<PageAnswer> {
  const queryClient = createQueryClient();
  const context = { api: createApi(fetcher), queryClient, reporter: silentReporter, prefetches: createPrefetchQueue() };
  const handle = createRequestHandler({
    request: new Request(new URL(href, "http://localhost")),
    createRouter: () => createAppRouter(context, createMemoryHistory({ initialEntries: [href] })),
  });
  try {
    const answer = await handle(({ router }) => {
      for (const { status, error } of router.state.matches) if (status === "error") onError(error, digestOf(error));
      const page = renderToString(<App router={router} />);
      const html = fillPage(template, { ...partsOf(router), page, handover: { cache: cacheOf(queryClient) } });
      return Promise.resolve(new Response(html, { status: statusOf(router) }));
    });
    const location = answer.headers.get("location");
    if (location !== null) return { status: answer.status, location };
    return { status: answer.status, html: await answer.text() };
  } finally {
    queryClient.clear();
  }
}

/** Specifications are left out: they are large, and come beside the page. */
const cacheOf = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryKey }) => state.status === "success" && queryKey[0] !== "specifications",
  });

interface PageParts {
  readonly title: string;
  readonly path: string;
}

const partsOf = ({ state }: AppRouter): PageParts => ({
  title: titleOf(state.matches),
  path: state.location.pathname,
});

/** What is not there, and what failed, says so to programs too. */
function statusOf({ state: { matches } }: AppRouter): number {
  const failed = matches.find(({ status }) => status === "error");
  if (failed) return failed.error instanceof ApiError && failed.error.status >= 400 ? failed.error.status : 500;
  return matches.some(({ status, _notFound }) => status === "notFound" || _notFound) ? 404 : 200;
}
