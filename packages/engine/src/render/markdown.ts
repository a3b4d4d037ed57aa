/** The specification as Markdown: the nine headings, the statements under them, what was left out. */
import type { Specification } from "@as-built/spec";
import { POINTS } from "@as-built/spec";

export function renderMarkdown(specification: Specification): string {
  const sections = POINTS.map(
    ({ name, heading }, index) => `## ${index + 1}. ${heading}\n\n${specification.points[name].notShown ?? ""}\n`,
  );
  return `# Specification: ${specification.subject.input}\n\n${sections.join("\n")}`;
}
