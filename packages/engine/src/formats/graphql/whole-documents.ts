/**
 * Documents as a server gets them: an operation with the fragments that it spreads, wherever in the code those stand. Names of
 * fragments are unique in an application (`graphql-tag` warns where they are not); where one stands for two texts, it is left
 * out.
 */

import type { Definition } from "./definitions.ts";

/** A definition, and the code that it stands in. */
export interface Stated<At> {
  readonly definition: Definition;
  readonly at: At;
}

export interface WholeDocument<At> {
  readonly text: string;
  /** Of its fragments. */
  readonly places: readonly At[];
}

/** Longest text of a document. */
const MAX_LENGTH = 20_000;
/** Most fragments of a document. */
const MAX_FRAGMENTS = 100;

/** @param stated all definitions of the application */
export function wholeDocuments<At>(
  stated: readonly Stated<At>[],
): (operation: Definition) => WholeDocument<At> | undefined {
  const fragments = new Map<string, Stated<At>>();
  const ambiguous = new Set<string>();
  for (const one of stated) {
    const { kind, name, text } = one.definition;
    if (kind !== "fragment" || name === undefined) continue;
    const known = fragments.get(name);
    if (known !== undefined && known.definition.text !== text) ambiguous.add(name);
    if (known === undefined) fragments.set(name, one);
  }
  const named = (name: string): Stated<At> | undefined => (ambiguous.has(name) ? undefined : fragments.get(name));
  return (operation) => documentOf(operation, named);
}

function documentOf<At>(
  operation: Definition,
  named: (name: string) => Stated<At> | undefined,
): WholeDocument<At> | undefined {
  if (operation.text === undefined) return undefined;
  const spread = new Set(operation.spreads);
  const used = new Map<string, Stated<At>>();
  // A set may grow while it is walked.
  for (const name of spread) {
    const fragment = named(name);
    if (fragment?.definition.text === undefined) continue;
    used.set(name, fragment);
    for (const inner of fragment.definition.spreads) spread.add(inner);
    if (used.size > MAX_FRAGMENTS) return undefined;
  }
  const sorted = Array.from(used).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [operation.text, ...sorted.map(([, { definition }]) => definition.text)].join("\n\n");
  return text.length > MAX_LENGTH ? undefined : { text, places: sorted.map(([, { at }]) => at) };
}
