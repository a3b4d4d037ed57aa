/**
 * Roles that are written down as such: enum objects (`{Member:"member",Admin:"admin"}`, TypeScript's
 * `e[e.ADMIN=10]="ADMIN"`), their labels (`{admin:"Administrator"}`), tables of what each may do
 * (`{admin:["users:write"]}`), and tables that lead to them (`{"@":"operator"}`). Their words tell, several at a time.
 */
import type { Extractor } from "../../extractor.ts";
import { enumFacts } from "../../roles/enum-assignments.ts";
import { tableFacts } from "../../roles/role-tables.ts";

export const namedRoles = {
  name: "named-roles",
  all({ objects, assignments }, { ev }) {
    return [...objects.flatMap((at) => tableFacts(at, ev)), ...enumFacts(assignments, ev)];
  },
} satisfies Extractor;
