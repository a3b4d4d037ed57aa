/** What access is guarded by. */
import type { Extractor } from "../../extractor.ts";
import { routeGuards } from "../../roles/route-guards.ts";
import { sessionGuards } from "../../roles/session-guards.ts";
import { userFlags } from "../../roles/user-flags.ts";

export const guardRoles = {
  name: "guard-roles",
  all(survey, context) {
    return [...userFlags(survey, context), ...routeGuards(survey, context), ...sessionGuards(survey, context)];
  },
} satisfies Extractor;
