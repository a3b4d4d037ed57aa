/** Asks whether what was added as an application is a release of the one that has its name. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Application, ReleaseId } from "../../api/types.ts";
import { useApp } from "../../app/context.ts";
import { Notice } from "../../kit/Notice.tsx";
import { plural } from "../../model/format.ts";
import { useNamesake } from "../use-namesake.ts";
import { Problem } from "./Problem.tsx";

interface NewReleaseOfProps {
  readonly application: Application;
  /** Its only one. */
  readonly release: ReleaseId;
  /** Leaves pages of the application that is gone by then. */
  readonly onMoved?: (to: Application) => Promise<void>;
}

export function NewReleaseOf({ application, release, onMoved }: NewReleaseOfProps) {
  const namesake = useNamesake(application);
  const move = useMove(onMoved);
  if (namesake === undefined) return null;
  const { name, releases } = namesake;
  return (
    <>
      <Notice state="partial" title={`A new release of ${name}?`}>
        <p>
          Another application has this name, with {plural(releases, "release").toLowerCase()}. As a release of it, this
          one can be compared with them. If it is something else, rename it.
        </p>
        <Button mt="xs" size="xs" loading={move.isPending} onClick={() => move.mutate({ release, to: namesake })}>
          Make it a release of {name}
        </Button>
      </Notice>
      {move.error && <Problem title="Couldn't move the release" error={move.error} />}
    </>
  );
}

interface Move {
  readonly release: ReleaseId;
  readonly to: Application;
}

function useMove(onMoved: NewReleaseOfProps["onMoved"]) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ release, to }: Move) => api.moveRelease(release, to.id),
    onSuccess: async ({ id, analysis }, { to }) => {
      // First what tells which application it belongs to: the one that had it cannot be asked for any more.
      if (analysis) await queryClient.invalidateQueries({ queryKey: ["analyses", analysis.id] });
      await queryClient.invalidateQueries({ queryKey: ["releases", id] });
      await onMoved?.(to);
      await queryClient.invalidateQueries({ queryKey: ["applications"] });
    },
  });
}
