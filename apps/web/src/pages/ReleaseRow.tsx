/** A release as a row: what it is, when it was captured, how many statements each point has. */
import { ActionIcon, Menu, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { Release, ReleaseId } from "../api/types.ts";
import { Tag } from "../kit/Tag.tsx";
import { bytes, plural } from "../model/format.ts";
import { PointFigures } from "./parts/PointFigures.tsx";
import { Rename } from "./parts/Rename.tsx";
import { StateTag } from "./parts/StateTag.tsx";
import { When } from "./parts/When.tsx";
import classes from "./ReleaseTable.module.css";

export interface ReleaseActions {
  readonly analyseAgain: (release: ReleaseId) => void;
  readonly rename: (release: ReleaseId, label: string) => void;
  readonly remove: (release: Release) => void;
}

interface ReleaseRowProps {
  readonly release: Release;
  /** Undefined where the caller may only look. */
  readonly actions: ReleaseActions | undefined;
  readonly choice: ReactNode;
}

export function ReleaseRow({ release, actions, choice }: ReleaseRowProps) {
  const { label, input, files, bytes: size, capturedAt, analysis } = release;
  return (
    <Table.Tr>
      <Table.Td>{choice}</Table.Td>
      <Table.Td>
        {actions ? (
          <Rename of={`the release ${label}`} name={label} onRename={(next) => actions.rename(release.id, next)}>
            <Name release={release} />
          </Rename>
        ) : (
          <Name release={release} />
        )}
        <div className={classes.about}>
          <span>
            {input} · {plural(files, "file")}, {bytes(size)}
          </span>
          {analysis?.state !== "finished" && <StateTag analysis={analysis} />}
          {analysis?.outdated && (
            <Tag tone="change" title="Analysed by an older version of As-Built. Re-analyse to see what it finds now.">
              older engine
            </Tag>
          )}
        </div>
      </Table.Td>
      <Table.Td className={classes.when ?? ""}>
        <When time={capturedAt} />
      </Table.Td>
      <Table.Td>
        {analysis?.summary ? (
          <PointFigures summary={analysis.summary} />
        ) : (
          <span className={classes.hint}>{analysis?.failure?.message ?? "–"}</span>
        )}
      </Table.Td>
      <Table.Td>{actions && <RowMenu release={release} actions={actions} />}</Table.Td>
    </Table.Tr>
  );
}

const Name = ({ release: { label, analysis } }: { readonly release: Release }) =>
  analysis === null ? (
    <span className={classes.label}>{label}</span>
  ) : (
    <Link className={classes.label} to="/analyses/$analysisId" params={{ analysisId: analysis.id }}>
      {label}
    </Link>
  );

interface RowMenuProps {
  readonly release: Release;
  readonly actions: ReleaseActions;
}

function RowMenu({ release, actions }: RowMenuProps) {
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${release.label}`}>
          <Ellipsis size={17} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => actions.analyseAgain(release.id)}>Re-analyse</Menu.Item>
        <Menu.Item color="red" onClick={() => actions.remove(release)}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
