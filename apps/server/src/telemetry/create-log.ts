/** The log of servers and workers: one JSON object a line, by pino, at once, so that a killed process loses none. */
import pino from "pino";
import type { Log } from "../log.ts";

export const LOG_LEVELS = ["silent", "error", "info"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const STDERR = 2;

/** @param role who logs: `server` or `worker` */
export function createLog(
  role: string,
  level: LogLevel = "info",
  write: pino.DestinationStream = pino.destination({ fd: STDERR, sync: true }),
): Log {
  const log = pino(
    {
      level,
      base: { role, pid: process.pid },
      messageKey: "event",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    write,
  );
  return {
    info: (event, fields = {}) => log.info(fields, event),
    error: (event, fields = {}) => log.error(fields, event),
  };
}
