/** What concerns a screen: the statements whose code it leads to, from the screen's side. */
import { type Located, locatedStatements } from "./located.ts";
import type { Specification } from "./specification.ts";

/** Statements by the id of each screen that they name, in the order of the points. */
export function indexOnScreens(specification: Specification): ReadonlyMap<string, readonly Located[]> {
  const index = new Map<string, Located[]>();
  for (const located of locatedStatements(specification)) {
    for (const screen of located.statement.screens ?? []) {
      const list = index.get(screen);
      if (list) list.push(located);
      else index.set(screen, [located]);
    }
  }
  return index;
}
