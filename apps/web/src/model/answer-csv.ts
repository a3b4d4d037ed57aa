/** An answer across applications as rows for a spreadsheet. */
import { csvOf } from "@as-built/engine/csv";

/** Where a row of the answer was found. */
interface Place {
  readonly application: { readonly name: string };
  readonly release: { readonly label: string };
}

export function answerCsv<T extends Place>(
  items: readonly T[],
  columns: readonly string[],
  cellsOf: (use: T) => readonly string[],
): Blob {
  const rows = items.map((use) => [use.application.name, use.release.label, ...cellsOf(use)]);
  return new Blob([csvOf([["Application", "Release", ...columns], ...rows])], { type: "text/csv" });
}
