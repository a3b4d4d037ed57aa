/**
 * Roles and permissions against what they allow: what they name, the screens that they guard, and the calls that only
 * screens which they guard make.
 */
import type { Call, RoleStatement, Screen } from "@as-built/spec";
import { kindOf } from "./describe/calls.ts";
import { guardWords } from "./guard-words.ts";
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

export interface Guarded {
  readonly screens: readonly Screen[];
  readonly calls: readonly Call[];
}

export function roleMatrix(roles: readonly RoleStatement[], { screens, calls }: Guarded, titleOf: TitleOf): RoleMatrix {
  const held = new Set<string>();
  const rows = new Map<string, MatrixEntry>();
  const columns = new Map<string, MatrixEntry>();
  const byName = new Map(roles.map((role) => [role.name, role]));
  const guardsAll = (column: MatrixEntry, users: readonly string[]) =>
    users.length > 0 && users.every((screen) => held.has(`${screen}\n${column.id}`));
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
        role
          ? { id: role.id, name: role.name, note: role.kind }
          : { id: guard, name: guardWords(guard), note: "guard" },
      );
    }
  }
  for (const call of calls) {
    const { id, usedBy = [] } = call;
    // Calls of one address differ by their method, events of one name by their direction.
    const name = `${kindOf(call).text} ${titleOf(id) ?? id}`;
    for (const column of [...columns.values()].filter((each) => guardsAll(each, usedBy))) {
      put({ id, name, note: "called by this screen" }, column);
    }
  }
  return {
    rows: [...rows.values()],
    columns: [...columns.values()],
    holds: (row, column) => held.has(`${row}\n${column}`),
  };
}
