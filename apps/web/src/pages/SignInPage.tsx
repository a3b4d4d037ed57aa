/** Takes a token and keeps it in a cookie of this browser that no script can read. */
import { Button, PasswordInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useApp } from "../app/context.ts";
import classes from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";

const route = getRouteApi("/site/sign-in");

export function SignInPage() {
  const { to } = route.useSearch();
  const { api, queryClient } = useApp();
  const router = useRouter();
  const [token, setToken] = useState("");
  const session = useMutation({
    mutationFn: () => api.openSession(token.trim()),
    onSuccess: async () => {
      await queryClient.resetQueries();
      // Only ways inside the application are taken.
      await router.navigate({ href: to?.startsWith("/") && !to.startsWith("//") ? to : "/" });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    session.mutate();
  };
  return (
    <div className={classes.narrow}>
      <h1 className={classes.heading}>Sign in</h1>
      <p className={classes.lead}>
        This server asks for a token. Its administrator creates one with <code>asbuilt token create</code>.
      </p>
      {session.error && <Problem title="Token not accepted" error={session.error} />}
      <form onSubmit={send}>
        <PasswordInput
          mt="md"
          label="Token"
          autoComplete="current-password"
          required
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
        <Button type="submit" mt="md" loading={session.isPending}>
          Sign in
        </Button>
      </form>
    </div>
  );
}
