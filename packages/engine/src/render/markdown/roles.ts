/** Point 6: roles, permissions and guards, and what each allows. */
import type { RoleStatement } from "@as-built/spec";
import { BASIS, onScreens } from "./basis.ts";
import { table } from "./block.ts";
import { code, joined, maybe, prose, raw } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const roles = (statements: readonly RoleStatement[], nameOf: NameOf): string =>
  table(statements, [
    { head: "Kind", cell: ({ kind }) => raw(kind) },
    { head: "Name", cell: ({ name }) => code(name) },
    { head: "Label", cell: ({ label }) => maybe(label, prose) },
    { head: "Allows", cell: ({ allows = [] }) => joined(allows.map(nameOf)) },
    onScreens(nameOf),
    ...BASIS,
  ]);
