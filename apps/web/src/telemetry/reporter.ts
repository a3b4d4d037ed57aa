/**
 * Tells the server what went wrong and how fast pages were. Reports are few: each error once, a bounded number a page,
 * and never more than a page's pattern of where it happened. Reporting never fails anything.
 */
import type { ClientReport } from "../api/types.ts";
import { digestOf } from "./digest.ts";

export interface Reporter {
  /** Gives the digest under which the server's log has the error. */
  error(error: unknown, view: string): string;
  measure(name: string, milliseconds: number, view: string): void;
  /** Sends what has been measured and not sent. */
  flush(): void;
}

const MOST_ERRORS = 20;
const LETTERS = 2000;

export function createReporter(send: (report: ClientReport) => Promise<unknown>): Reporter {
  const told = new Set<string>();
  const measured = new Map<string, Record<string, number>>();
  const post = (report: ClientReport) => {
    send(report).catch(() => undefined);
  };
  return {
    error: (error, view) => {
      const digest = digestOf(error);
      if (told.has(digest) || told.size >= MOST_ERRORS) return digest;
      told.add(digest);
      const { message, stack } = partsOf(error);
      post({ kind: "error", digest, view, message, ...(stack === undefined ? {} : { stack }) });
      return digest;
    },
    measure: (name, milliseconds, view) => {
      const measures = measured.get(view) ?? {};
      measures[name] = Math.round(milliseconds * 1000) / 1000;
      measured.set(view, measures);
    },
    flush: () => {
      for (const [view, measures] of measured) post({ kind: "performance", view, measures });
      measured.clear();
    },
  };
}

/** Reports nothing: while the server draws a page. */
export const silentReporter: Reporter = {
  error: digestOf,
  measure: () => undefined,
  flush: () => undefined,
};

function partsOf(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error).slice(0, LETTERS) };
  const message = `${error.name}: ${error.message}`.slice(0, LETTERS);
  return { message, ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, LETTERS) }) };
}
