/** The hosted application: the look, the cache and the router. The server draws the same. */
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { AppFrame } from "../views/AppFrame.tsx";
import type { AppRouter } from "./router.ts";

export function App({ router }: { readonly router: AppRouter }) {
  return (
    <StrictMode>
      <AppFrame>
        <QueryClientProvider client={router.options.context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppFrame>
    </StrictMode>
  );
}
