/** Pages of lists that are newest first: a cursor is the time and the id of the last row that was given. */
import { type Expression, type SqlBool, sql } from "kysely";
import { ApiError } from "../contract/api-error.ts";

export interface PageOf {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  readonly next: string | null;
}

interface Position {
  readonly at: Date;
  readonly id: string;
}

/** Years after it have more than four digits, which databases do not read. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Rows after the cursor, by a column of times and one of ids. @throws ApiError `bad-request` */
export function after(cursor: string | undefined, time: string, id: string): Expression<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const [, at, last] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || last === undefined || Number(at) > LATEST) throw new ApiError("bad-request", "cursor");
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${new Date(Number(at))}::timestamptz, ${last}::uuid)`;
}

/** The page of rows that were asked for with one more than its limit. */
export function pageFrom<T>(rows: readonly T[], limit: number, position: (row: T) => Position): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(position(last)) : null };
}

const cursorOf = ({ at, id }: Position): string => `${at.getTime()}.${id}`;
