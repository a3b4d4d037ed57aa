/** The server's log: one JSON object a line. Events and numbers go in, nothing of the material and no token. */

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** @param write where a line goes */
export const lineLog = (write: (line: string) => void): Log => {
  const entry =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: entry("info"), error: entry("error") };
};

export const silentLog: Log = { info: () => undefined, error: () => undefined };
