/**
 * What Angular's compiled templates (Ivy, 9 to 20) make, `if (flags & 1) { elementStart(0, "div"); element(4, "input", 0); }`,
 * and what they bind to it.
 */
import { append } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import { functionAround } from "../scope/enclosing-functions.ts";
import { isWrittenNumber, literalNumber, literalString } from "../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import { boundIn } from "../syntax/template-bindings.ts";
import type { Sighting } from "./survey.ts";

export interface TemplateElement {
  /** The call that makes it. */
  readonly at: Sighting<CallLike>;
  readonly tag: string;
  /** By its name in lower case, what is bound. */
  readonly bound: ReadonlyMap<string, Node>;
}

/** What template functions make with an index and a text, elements and texts in them, each in its order. */
export const templatesIn = rememberFor(
  (calls: readonly Sighting<CallLike>[]): ReadonlyMap<FunctionNode, readonly TemplateElement[]> => {
    const made = new Map<FunctionNode, Sighting<CallLike>[]>();
    for (const at of calls) {
      const [index, said] = at.node.arguments;
      if (!index || !isWrittenNumber(index) || literalString(said) === undefined) continue;
      const fn = functionAround(at.module.script.scopes, at.node.start);
      if (fn) append(made, fn, at);
    }
    return new Map([...made].map(([fn, own]) => [fn, elementsOf(fn, own)]));
  },
);

function elementsOf(fn: FunctionNode, made: readonly Sighting<CallLike>[]): readonly TemplateElement[] {
  const bound = boundIn(fn);
  return made
    .map((at) => {
      const [index, said] = at.node.arguments;
      const number = literalNumber(index) ?? 0;
      return { at, number, tag: literalString(said) ?? "", bound: bound.get(number) ?? new Map<string, Node>() };
    })
    .toSorted((a, b) => a.number - b.number);
}
