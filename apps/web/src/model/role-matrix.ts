/** Roles and permissions against what they allow. */
import type { RoleStatement, Screen } from "@as-built/spec";
import type { TitleOf } from "./line.ts";

export interface MatrixEntry {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}

export interface RoleMatrix {
  /** What is allowed, or guarded. */
  readonly rows: readonly MatrixEntry[];
  /** Roles, permissions and guards that something is said of. */
  readonly columns: readonly MatrixEntry[];
  readonly holds: (row: string, column: string) => boolean;
}

export function roleMatrix(roles: readonly RoleStatement[], screens: readonly Screen[], titleOf: TitleOf): RoleMatrix {
  const held = new Set<string>();
  const rows = new Map<string, MatrixEntry>();
  const columns = new Map<string, MatrixEntry>();
  const byName = new Map(roles.map((role) => [role.name, role]));
  const put = (row: MatrixEntry, column: MatrixEntry) => {
    rows.set(row.id, row);
    columns.set(column.id, column);
    held.add(`${row.id}\n${column.id}`);
  };
  for (const { id, name, kind, allows = [] } of roles) {
    for (const allowed of allows) put({ id: allowed, name: titleOf(allowed) ?? allowed }, { id, name, note: kind });
  }
  for (const { id, path, guards = [] } of screens) {
    for (const guard of guards) {
      const role = byName.get(guard) ?? roles.find((each) => each.id === guard);
      put(
        { id, name: path, note: "screen" },
        role ? { id: role.id, name: role.name, note: role.kind } : { id: guard, name: guard, note: "guard" },
      );
    }
  }
  return {
    rows: [...rows.values()],
    columns: [...columns.values()],
    holds: (row, column) => held.has(`${row}\n${column}`),
  };
}
