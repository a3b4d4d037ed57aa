/** `asbuilt diff`: what changed in the product between two releases, as text, Markdown or JSON, and as an exit code. */
import { renderMarkdownDiff } from "@as-built/engine";
import {
  compareSpecifications,
  elementChanges,
  type Located,
  labelOf,
  type PointComparison,
  type Specification,
} from "@as-built/spec";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { type FailOn, violations } from "./fail-on.ts";
import { DIFF } from "./messages.ts";
import { renderDiff } from "./render-diff.ts";
import { openSubject } from "./subject.ts";
import { write } from "./terminal.ts";
import { writeDocument } from "./write-document.ts";

export interface DiffOptions {
  readonly format: "text" | "md" | "markdown" | "json";
  readonly output?: string;
  readonly failOn?: readonly FailOn[];
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[];
}

/** @throws {ProblemError} what keeps one of the inputs from being read; `not-writable` */
export async function diffCommand(old: string, young: string, options: DiffOptions): Promise<ExitCode> {
  const { specification: before } = await openSubject(old, options);
  const { specification: after } = await openSubject(young, options);
  const comparison = compareSpecifications(before, after);
  const document = written(options.format, before, after, comparison);
  if (options.output === undefined) await write(process.stdout, document);
  else await writeDocument(document, options.output);
  const failed = violations(comparison, options.failOn ?? []);
  if (failed.length === 0) return EXIT.done;
  await write(process.stderr, DIFF.failed(failed));
  return EXIT.differs;
}

function written(
  format: DiffOptions["format"],
  before: Specification,
  after: Specification,
  comparison: readonly PointComparison[],
): string {
  if (format === "text") return renderDiff(comparison);
  return format === "json" ? jsonOf(before, after, comparison) : renderMarkdownDiff(before, after);
}

const jsonOf = (before: Specification, after: Specification, comparison: readonly PointComparison[]): string => {
  const points = comparison.map(({ point, added, removed, changed, same }) => ({
    point,
    same,
    added: added.map(whole),
    removed: removed.map(whole),
    changed: changed.map(({ after: now, changes }) => ({
      id: now.statement.id,
      label: labelOf(now),
      changes: changes.map((change) => ({ ...change, elements: elementChanges(change) })),
    })),
  }));
  return `${JSON.stringify({ before: before.subject, after: after.subject, points }, null, 2)}\n`;
};

const whole = (located: Located) => ({ label: labelOf(located), ...located.statement });
