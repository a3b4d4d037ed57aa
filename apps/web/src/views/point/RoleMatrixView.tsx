/** Roles, permissions and guards against the screens and calls that they open. */
import { statementsOf } from "@as-built/spec";
import { useMemo } from "react";
import { Matrix } from "../../kit/Matrix.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { roleMatrix } from "../../model/role-matrix.ts";
import { pointView } from "../../model/view-state.ts";
import { BasisMark } from "../BasisMark.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./PointPage.module.css";
import { statementsAt } from "./statements-at.ts";
import type { LayoutProps } from "./use-select.ts";

export function RoleMatrixView({ statements }: LayoutProps) {
  const { model } = useWorkspace();
  const { rows, columns, holds } = useMemo(
    () =>
      roleMatrix(
        statementsAt(model.specification, "roles", statements),
        {
          screens: statementsOf(model.specification, "screens"),
          calls: statementsOf(model.specification, "calls"),
        },
        model.titleOf,
      ),
    [statements, model],
  );
  if (rows.length === 0) {
    return (
      <div className={classes.inset}>
        <Notice state="empty" title="No connection is shown">
          <p>The code names these roles and permissions, and does not show which screens or calls they open.</p>
        </Notice>
      </div>
    );
  }
  return (
    <Matrix
      label="What each role or permission allows"
      rows={rows}
      columns={columns}
      holds={holds}
      rowHead={({ id, name }) => <Entry id={id} name={name} />}
      columnHead={({ id, name }) => <Entry id={id} name={name} />}
    />
  );
}

function Entry({ id, name }: { readonly id: string; readonly name: string }) {
  const located = useWorkspace().model.statement(id);
  if (located === undefined) return name;
  const { point, statement } = located;
  return (
    <>
      <BasisMark basis={statement.basis} uncertain={statement.origin === "unknown"} />{" "}
      <ViewLink view={pointView(point, { id, range: 1 })}>{name}</ViewLink>
    </>
  );
}
