/**
 * The specification as Markdown (CommonMark with GFM tables), for people and for agents: what was read, the nine points
 * with their statements, each with its basis and a place that shows it, what is not shown and why, what was left out,
 * the inventory. Equal specifications give equal bytes. Text of the material stays text: see `markdown/inline.ts`.
 */
import type { Specification } from "@as-built/spec";
import { blocks } from "./markdown/block.ts";
import { closing } from "./markdown/closing.ts";
import { opening } from "./markdown/opening.ts";
import { points } from "./markdown/point.ts";
import { namesOf } from "./markdown/references.ts";

export const renderMarkdown = (specification: Specification): string =>
  `${blocks([opening(specification), points(specification, namesOf(specification)), closing(specification)])}\n`;
