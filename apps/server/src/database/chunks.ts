/** Rows in as many statements as they need. */

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS = 5000;

export function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += ROWS) yield list.slice(at, at + ROWS);
}
