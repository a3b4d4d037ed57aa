/**
 * What servers and workers say of themselves while they run. Events are names, fields are numbers and codes: nothing of
 * the material, no token, no address of a database with its password.
 */

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };

/** What becomes of an error that nobody waits for. */
export const logsFaults =
  (log: Log) =>
  (error: unknown): void =>
    log.error("background", errorFields(error));

/** Of an error its name and its code. Its words may quote the material or the values of a statement. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { kind: error.name, ...(code !== undefined && { code }) };
}
