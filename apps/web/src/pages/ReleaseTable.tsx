/** The releases of an application, newest first: open one, read it again, delete it, or hold two against each other. */
import { Button, Checkbox, Table, VisuallyHidden } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import type { ApplicationId, Release } from "../api/types.ts";
import { Confirm } from "../kit/Confirm.tsx";
import { Notice } from "../kit/Notice.tsx";
import { pairOf, toggled } from "../model/pair.ts";
import { Problem } from "./parts/Problem.tsx";
import { ReleaseRow } from "./ReleaseRow.tsx";
import classes from "./ReleaseTable.module.css";
import { useApplicationActions } from "./use-application-actions.ts";

interface ReleaseTableProps {
  readonly application: ApplicationId;
  /** Newest first. */
  readonly releases: readonly Release[];
  readonly mayChange: boolean;
}

export function ReleaseTable({ application, releases, mayChange }: ReleaseTableProps) {
  const { deleteRelease, renameRelease, analyseAgain } = useApplicationActions(application);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [doomed, doom] = useState<Release>();
  if (releases.length === 0) {
    return (
      <Notice state="empty" title="No release yet">
        <p>Upload the first one below.</p>
      </Notice>
    );
  }
  const comparable = releases.filter(({ analysis }) => analysis?.state === "finished");
  const failed = deleteRelease.error ?? renameRelease.error ?? analyseAgain.error;
  return (
    <>
      {failed && <Problem title="That did not work" error={failed} />}
      <div className={classes.wide}>
        <Table verticalSpacing="sm" aria-label="Releases">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.narrow ?? ""}>
                <VisuallyHidden>Compare</VisuallyHidden>
              </Table.Th>
              <Table.Th>Release</Table.Th>
              <Table.Th>Uploaded</Table.Th>
              <Table.Th>Findings</Table.Th>
              <Table.Th className={classes.narrow ?? ""}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {releases.map((release) => (
              <ReleaseRow
                key={release.id}
                release={release}
                actions={
                  mayChange
                    ? {
                        analyseAgain: (id) => analyseAgain.mutate(id),
                        rename: (id, label) => renameRelease.mutate({ id, label }),
                        remove: doom,
                      }
                    : undefined
                }
                choice={
                  comparable.length > 1 && release.analysis?.state === "finished" ? (
                    <Checkbox
                      aria-label={`Compare ${release.label}`}
                      checked={chosen.includes(release.analysis.id)}
                      onChange={() => choose((held) => toggled(held, release.analysis?.id ?? ""))}
                    />
                  ) : null
                }
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {comparable.length > 1 && <CompareChosen releases={comparable} chosen={chosen} />}
      <Confirm
        open={doomed !== undefined}
        title={`Delete release ${doomed?.label ?? ""}?`}
        action="Delete the release"
        onClose={() => doom(undefined)}
        onConfirm={() => doomed && deleteRelease.mutate(doomed.id)}
      >
        Its files, analyses and specifications will be deleted. This cannot be undone.
      </Confirm>
    </>
  );
}

interface CompareChosenProps {
  readonly releases: readonly Release[];
  readonly chosen: readonly string[];
}

function CompareChosen({ releases, chosen }: CompareChosenProps) {
  const navigate = useNavigate();
  const pair = pairOf(
    releases.flatMap(({ analysis }) => analysis?.id ?? []),
    chosen,
  );
  return (
    <div className={classes.compare}>
      <Button
        size="sm"
        variant="default"
        disabled={pair === undefined}
        leftSection={<GitCompareArrows size={15} aria-hidden="true" />}
        onClick={() => pair && void navigate({ to: "/compare", search: pair })}
      >
        Compare
      </Button>
      {pair === undefined && <span className={classes.hint}>Select two releases to compare.</span>}
    </div>
  );
}
