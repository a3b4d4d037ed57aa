/** The words for what a team tells of its own packages, where it cannot be read. */
import type { Message } from "./archive-messages.ts";
import type { ProblemCode } from "./problem.ts";

export const KNOWLEDGE_PROBLEMS: Readonly<Record<Extract<ProblemCode, "not-signatures" | "not-models">, Message>> = {
  "not-signatures": {
    what: (file) => `${file} is no index of packages that this version can read.`,
    next: "Make one with: asbuilt signatures add NODE_MODULES_DIR --signatures FILE",
  },
  "not-models": {
    what: (problems) => `These are no models that this version can read: ${problems}`,
    next: "Each line names the place and what is expected there. The format: docs/models.md",
  },
};
