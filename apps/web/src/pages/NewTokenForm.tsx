/** Makes a token: for whom, what it may do, and how long. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { CreatedToken, Role } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import page from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";
import classes from "./TokensPage.module.css";

const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: "viewer", label: "Viewer: reads" },
  { value: "analyst", label: "Analyst: also uploads, analyses, deletes" },
  { value: "admin", label: "Administrator: also tokens, export, import" },
];

const DAY_MS = 86_400_000;
const NEVER = "";
const LIVES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: NEVER, label: "Never" },
];

export function NewTokenForm({ onCreated }: { readonly onCreated: (created: CreatedToken) => void }) {
  const { api, queryClient } = useApp();
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const [days, setDays] = useState("90");
  const create = useMutation({
    mutationFn: () =>
      api.createToken({
        name: name.trim(),
        role,
        ...(days === NEVER ? {} : { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() }),
      }),
    onSuccess: async (created) => {
      onCreated(created);
      setName("");
      await queryClient.invalidateQueries({ queryKey: ["tokens"] });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <section className={page.section} aria-labelledby="new-token">
      <h2 id="new-token" className={page.title}>
        New token
      </h2>
      {create.error && <Problem title="Couldn't create the token" error={create.error} />}
      <form onSubmit={send} className={classes.form}>
        <TextInput
          className={classes.field ?? ""}
          label="Name"
          placeholder="build server"
          maxLength={200}
          required
          withAsterisk={false}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          className={classes.field ?? ""}
          label="Role"
          data={ROLES}
          value={role}
          onChange={({ currentTarget: { value } }) =>
            setRole(ROLES.find((each) => each.value === value)?.value ?? "viewer")
          }
        />
        <NativeSelect
          label="Expires"
          data={LIVES}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Button type="submit" loading={create.isPending}>
          Create
        </Button>
      </form>
    </section>
  );
}
