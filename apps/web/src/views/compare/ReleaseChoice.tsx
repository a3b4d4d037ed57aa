/** The other releases of the application to compare with, where the host knows any. */
import type { Specification } from "@as-built/spec";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Waiting } from "../../kit/Waiting.tsx";
import { useWorkspace } from "../workspace-context.ts";

export type Other =
  | { readonly state: "none" }
  | { readonly state: "failed"; readonly title: string; readonly message: string }
  | { readonly state: "open"; readonly name: string; readonly specification: Specification };

export function ReleaseChoice({ onOpen }: { readonly onOpen: (other: Other) => void }) {
  const { releases = [] } = useWorkspace();
  const [busy, setBusy] = useState(false);
  if (releases.length === 0) return null;
  const open = async (id: string) => {
    const release = releases.find((each) => each.id === id);
    if (release === undefined) return onOpen({ state: "none" });
    setBusy(true);
    onOpen(
      await release.open().then(
        (specification): Other => ({ state: "open", name: release.name, specification }),
        (error: unknown): Other => ({
          state: "failed",
          title: "Couldn't load the release",
          message: error instanceof Error ? error.message : String(error),
        }),
      ),
    );
    setBusy(false);
  };
  return (
    <>
      <NativeSelect
        mb="sm"
        maw={360}
        label="Earlier release"
        data={[{ value: "", label: "Choose…" }, ...releases.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => void open(currentTarget.value)}
      />
      {busy && <Waiting>Loading the release…</Waiting>}
    </>
  );
}
