/**
 * Finds statements by their identity. Ids are unique within a specification; {@link indexStatements} is built once
 * where many are looked up, {@link findStatement} asks for a single one.
 */
import type { StatementId } from "./brands.ts";
import { type Located, locatedStatements } from "./located.ts";
import type { Specification } from "./specification.ts";

export type StatementIndex = ReadonlyMap<string, Located>;

/** All statements by id; of two with one id the first counts. */
export function indexStatements(specification: Specification): StatementIndex {
  const index = new Map<string, Located>();
  for (const located of locatedStatements(specification)) {
    if (!index.has(located.statement.id)) index.set(located.statement.id, located);
  }
  return index;
}

/** The statement with this id and the point it stands in, or undefined. */
export function findStatement(specification: Specification, id: StatementId | string): Located | undefined {
  for (const located of locatedStatements(specification)) {
    if (located.statement.id === id) return located;
  }
  return undefined;
}
