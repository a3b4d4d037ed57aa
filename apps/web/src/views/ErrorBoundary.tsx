/** Draws a view's failure in its place, with a way on. */
import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { Notice } from "../kit/Notice.tsx";

interface State {
  readonly message?: string;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    return (
      <div style={{ padding: "var(--ab-space-24)" }}>
        <Notice state="failed" title="Something went wrong">
          <p>{this.state.message}</p>
          <Button mt="sm" size="xs" variant="default" onClick={() => this.setState({}, () => window.location.reload())}>
            Reload
          </Button>
        </Notice>
      </div>
    );
  }
}
