/** What routes and pages of the application share: the API, the cache, prefetching, and where reports go. */
import type { QueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Api } from "../api/api.ts";
import type { PrefetchQueue } from "../model/prefetch-queue.ts";
import type { Reporter } from "../telemetry/reporter.ts";

export interface AppContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly prefetches: PrefetchQueue;
  readonly reporter: Reporter;
}

export const useApp = (): AppContext => useRouteContext({ from: "__root__" });
