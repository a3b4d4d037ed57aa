/** Properties and functions that ask for a permission or a role, by the names that libraries and products give them. */
import { remember } from "../../remember.ts";

/** `permission: X`, `requiredPermissions: [X]`, `privilege: X`. */
const PERMISSION =
  /^(?:(?:requires?|required|needed|necessary|user|route|page|any|all|has|view|edit)_?)?(?:permissions?|privileges?|authority|authorities)$/i;

/** `roles: [X]`, `allowedRoles`, `requiredRole`; a plain `role` is an element's (WAI-ARIA). */
const ROLE =
  /^(?:roles|(?:(?:required|allowed|permitted|needed|minimum|min|user|any|all|has|authorized|authorised)_?roles?))$/i;

export type AccessKind = "permission" | "role";

export const accessKey = remember((key: string): AccessKind | undefined =>
  PERMISSION.test(key) ? "permission" : ROLE.test(key) ? "role" : undefined,
);

/** `hasAccess(X)`, `checkPermission(X)`, `useHasProjectPermission(X)`, `userCan(X)`, `isGranted(X)`, `hasPermi(X)`. */
const ASKS_PERMISSION =
  /^(?:(?:use|user|check|require|ensure|assert|verify|with)?(?:has|have|require|check|ensure|need)?\w*?(?:Access|Permissions?|Privileges?|Authority|Authorities)|userCan|isGranted|isAllowed|isAuthorized|isAuthorised|hasRights?|hasScopes?|(?:has|check)(?:Permi?|Auth))$/;
const VERB = /^(?:use|user|check|require|ensure|assert|verify|with|has|have|need|is)/;
const ASKS_ROLE = /^(?:has|have|require|check|ensure|is|in|user|use|with)\w*Roles?$/;

export const accessCall = remember((called: string): AccessKind | undefined => {
  // `this._hasPermission(X)`, kept for the class itself
  const name = called.startsWith("_") ? called.slice(1) : called;
  if (ASKS_ROLE.test(name) && VERB.test(name)) return "role";
  return ASKS_PERMISSION.test(name) && VERB.test(name) ? "permission" : undefined;
});

/** Structural directives of Angular that draw for a role or a permission: `*jhiHasAnyAuthority`, `*appHasRole`, ngx-permissions. */
export const accessDirective = remember((name: string): AccessKind | undefined => {
  if (/(?:Has|If|^has|^if)(?:Any|All)?Roles?$/.test(name)) return "role";
  return /(?:Has|If|^has|^if)(?:Any|All)?(?:Permissions?|Authority|Authorities|Access|Privileges?)$|^ngxPermissions(?:Only|Except)$/.test(
    name,
  )
    ? "permission"
    : undefined;
});
