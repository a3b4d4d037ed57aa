/** Something that failed in its place: why, what to do next, and the digest that the server's log has. */
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "../../api/problem.ts";
import { Notice } from "../../kit/Notice.tsx";

interface ProblemProps {
  readonly title: string;
  readonly error: Error;
  readonly onAgain?: () => void;
  readonly children?: ReactNode;
}

export function Problem({ title, error, onAgain, children }: ProblemProps) {
  const digest = error instanceof ApiError ? error.problem.digest : undefined;
  return (
    <Notice state="failed" title={title}>
      <p>{error.message}</p>
      {digest && (
        <p>
          Error ID <code>{digest}</code>
        </p>
      )}
      {children}
      {onAgain && (
        <Button mt="sm" size="xs" variant="default" onClick={onAgain}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
