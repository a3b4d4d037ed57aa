/**
 * What refers to what, each relation on one side only: a statement names the screens that lead to it, a screen what guards
 * it, what is above it and where it links. What a specification says on both sides is not said twice.
 */
import { groupBy, type Located, type Specification } from "@as-built/spec";

export interface Relations {
  /** Ids of the screens of a statement that is no screen. */
  readonly screensOf: (located: Located) => readonly string[];
  /** What a role allows beyond the screens that name it as their guard. */
  readonly allowedBy: (role: Located) => readonly string[];
}

export function relationsOf({ points }: Specification): Relations {
  const screens = points.screens.statements;
  const callers = groupBy(
    screens.flatMap(({ id, calls = [] }) => calls.map((call) => ({ id, call }))),
    ({ call }): string => call,
  );
  const guarded = new Set(screens.flatMap(({ id, guards = [] }) => guards.map((guard) => `${guard}\n${id}`)));
  return {
    screensOf: ({ point, statement }) => {
      if (point === "screens") return [];
      const own: readonly string[] = point === "calls" ? (statement.usedBy ?? []) : (statement.screens ?? []);
      const others = point === "calls" ? (callers.get(statement.id) ?? []).map(({ id }) => id) : [];
      const form = point === "validation" ? statement.of : undefined;
      return [...new Set([...own, ...others])].filter((id) => id !== form && !guarded.has(`${statement.id}\n${id}`));
    },
    allowedBy: ({ point, statement }) =>
      point === "roles" ? (statement.allows ?? []).filter((id) => !guarded.has(`${statement.id}\n${id}`)) : [],
  };
}
