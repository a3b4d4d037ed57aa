/** The cache of route data: answers are good for a while, and only what the network lost is asked for again. */
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/problem.ts";

const STALE_MS = 15_000;
const KEPT_MS = 5 * 60_000;
const TRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: true,
        // Answered is answered: only silence is worth another try.
        retry: (count, error) => error instanceof ApiError && error.status === 0 && count < TRIES,
      },
      mutations: { retry: false },
    },
  });
}
