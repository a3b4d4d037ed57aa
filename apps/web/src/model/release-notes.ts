/** What changed between two releases, as a text that release notes can take. */
import { renderMarkdownDiff } from "@as-built/engine/markdown-diff";
import type { Specification } from "@as-built/spec";

export const releaseNotes = (before: Specification, after: Specification): string => renderMarkdownDiff(before, after);
