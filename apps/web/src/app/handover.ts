/**
 * What the server hands over with a page that it has drawn: the answers that it drew it from, as data in the page. Data
 * elements are no scripts: the content policy that refuses scripts in the page lets them be.
 */
import type { DehydratedState } from "@tanstack/react-query";

export const HANDOVER_ID = "as-built-handover";

export interface Handover {
  readonly cache: DehydratedState;
}

/** Undefined where the server has drawn nothing. */
export function readHandover(page: Document): Handover | undefined {
  const text = page.getElementById(HANDOVER_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
