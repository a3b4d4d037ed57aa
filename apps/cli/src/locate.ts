/** A failure as one line that editors and terminals understand: `file:line:column: message`. */
import type { Capture } from "@as-built/engine";
import type { Failure } from "@as-built/spec";
import { positionAt } from "./position.ts";
import { printable } from "./printable.ts";

export function locate({ file, at, error }: Failure, { artifacts }: Capture): string {
  const text = artifacts.find(({ id }) => id === file)?.text;
  if (at === undefined || text === undefined) return printable(`${file}: ${error}`);
  const { line, column } = positionAt(text, at);
  return printable(`${file}:${line}:${column}: ${error}`);
}
