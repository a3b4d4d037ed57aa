/** Who asks, and what roles may do: each role may do what those before it may. */

export const ROLES = ["viewer", "analyst", "admin"] as const;

export type Role = (typeof ROLES)[number];

export interface Caller {
  readonly role: Role;
  /** Absent where the server needs none: at this machine. */
  readonly token?: { readonly id: string; readonly name: string };
}

/** What the guard leaves for handlers. */
export interface ApiEnv {
  Variables: { caller: Caller };
}

export const allows = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
