/** The questions that can be asked across applications. */

export type Question = "libraries" | "calls" | "roles";

export const QUESTIONS = {
  libraries: { title: "Apps using a library", label: "Library", placeholder: "react, @sentry/*" },
  calls: { title: "Apps calling an endpoint", label: "Address", placeholder: "/api/orders, *.example.com" },
  roles: { title: "Apps with a role", label: "Role or permission", placeholder: "admin, orders:*" },
} as const satisfies Record<Question, { readonly title: string; readonly label: string; readonly placeholder: string }>;

const NAMES: readonly Question[] = ["libraries", "calls", "roles"];

/** Undefined where the address names no question. */
export const questionOf = (name: string | undefined): Question | undefined => NAMES.find((each) => each === name);
