/** A page that failed: why, under which digest the server's log has it, and ways on. */
import { Button, Group } from "@mantine/core";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { ApiError, unreachable } from "../api/problem.ts";
import { useApp } from "../app/context.ts";
import { CopyText } from "../kit/CopyText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { digestOf } from "../telemetry/digest.ts";
import classes from "./Page.module.css";
import { FAILED, useTitle } from "./title.ts";

/** What browsers and the bundler's loader say where a part of the application did not come: the server is gone, or new. */
const LOADING = /preload CSS|dynamically imported module|module script failed|Load failed|Failed to fetch/i;

const isOfLoading = (error: unknown): boolean => error instanceof Error && LOADING.test(error.message);

export function ErrorPage({ error }: ErrorComponentProps) {
  const { reporter, queryClient } = useApp();
  const router = useRouter();
  useTitle(FAILED);
  const digest = useMemo(() => digestOf(error), [error]);
  useEffect(() => {
    reporter.error(error, router.state.matches.at(-1)?.fullPath ?? "");
  }, [error, reporter, router]);
  const again = async () => {
    await queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" });
    await router.invalidate();
  };
  const problem = error instanceof ApiError ? error.problem : isOfLoading(error) ? unreachable().problem : undefined;
  const isLogged = !(error instanceof ApiError && error.status === 0) && !isOfLoading(error);
  return (
    <div className={classes.narrow}>
      <h1 className={classes.heading}>Something went wrong</h1>
      <Notice state="failed" title={problem ? problem.message : "The page could not be shown"}>
        {!problem && <p>{error instanceof Error ? error.message : String(error)}</p>}
        {isLogged && (
          <p>
            Error ID <code>{digest}</code> <CopyText text={digest} label="Copy the error ID" /> (also in the server log)
          </p>
        )}
        <Group gap="xs" mt="sm">
          <Button size="xs" onClick={() => void again()}>
            Try again
          </Button>
          <Button size="xs" variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Go to the start page
          </Button>
        </Group>
      </Notice>
    </div>
  );
}
