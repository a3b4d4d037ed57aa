/** What surrounds every page: colours, faces, and the boundary that catches what a view throws. */
import "../kit/styles.ts";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "../kit/theme.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <ErrorBoundary>{children}</ErrorBoundary>
    </MantineProvider>
  );
}
